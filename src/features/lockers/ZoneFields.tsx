import { Box, Flex, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { withUnit } from '#lib/numbers.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { useRowFocus } from '#ui/focus.ts'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { useUnlocked } from '#ui/form/field.tsx'
import { FormSection } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { icon } from '#ui/icon.ts'
import { actions, fields, messages, sections } from './copy.ts'
import { emptySlot, emptyZone, type LockerWithZonesValues, newKeys, newSizes, volumeOf } from './schema.ts'
import styles from './ZoneFields.module.css'

/** The zones of a new machine with their slots. */
export function ZoneFields() {
  const { fields: zones, append, remove } = useFieldArray<LockerWithZonesValues, 'zones'>({ name: 'zones' })
  const { getValues } = useFormContext<LockerWithZonesValues>()
  const unlocked = useUnlocked()
  const { box, changeRows } = useRowFocus()

  function add(zone = emptyZone) {
    changeRows(() => append(zone, { shouldFocus: false }), `[name="zones.${zones.length}.name"]`)
  }
  function removeAt(at: number) {
    changeRows(() => remove(at), '[data-add-zone]')
  }
  return (
    <Stack ref={box} gap="lg">
      {zones.map(({ id }, at) => (
        <ZoneSection key={id} at={at} onRemove={zones.length > 1 ? () => removeAt(at) : undefined} />
      ))}
      <Group gap="sm">
        <Button variant="default" data-add-zone leftSection={<Plus {...icon} />} {...unlocked(() => add())}>
          {actions.addZone}
        </Button>
        <Button
          variant="subtle"
          leftSection={<Copy {...icon} />}
          {...unlocked(() => add(structuredClone(getValues('zones').at(-1))))}
        >
          {actions.repeatZone}
        </Button>
      </Group>
    </Stack>
  )
}

interface Props {
  /** Its position in the form, from 0. */
  at: number
  /** Undefined for the only zone, because a machine has at least one. */
  onRemove: (() => void) | undefined
}

function ZoneSection({ at, onRemove }: Props) {
  const zone = `zones.${at}` as const
  const {
    fields: slots,
    append,
    remove,
  } = useFieldArray<LockerWithZonesValues, `${typeof zone}.slots`>({ name: `${zone}.slots` })
  const { getValues } = useFormContext<LockerWithZonesValues>()
  const unlocked = useUnlocked()
  const { box, changeRows } = useRowFocus()
  const title = sections.zone(at + 1)
  const common = { context: title, required: true }

  function add(slot = emptySlot) {
    changeRows(() => append(slot, { shouldFocus: false }), `[name="${zone}.slots.${slots.length}.capacity"]`)
  }
  function removeAt(slot: number) {
    changeRows(() => remove(slot), '[data-add-slot]')
  }
  return (
    <FormSection
      title={title}
      hint={at === 0 ? messages.zonesHint : undefined}
      actions={
        onRemove && (
          <IconButton aria-label={actions.removeZone(at + 1)} {...unlocked(onRemove)}>
            <Trash2 {...icon} />
          </IconButton>
        )
      }
    >
      <Stack className={styles['zone']} gap="xl">
        <SimpleGrid minColWidth="min(192px, 100%)" autoFlow="auto-fit" spacing="xl" verticalSpacing="lg">
          <TextField<LockerWithZonesValues> {...common} name={`${zone}.name`} label={fields.zoneName} kind="name" />
          <NumberField<LockerWithZonesValues>
            {...common}
            name={`${zone}.currentTemp`}
            label={fields.currentTemp}
            signed
          />
          <ChoiceField<LockerWithZonesValues> {...common} name={`${zone}.key`} label={fields.key} options={newKeys} />
        </SimpleGrid>
        <Stack ref={box} className={styles['slots']} gap="md">
          {slots.map(({ id }, slot) => (
            <SlotFields key={id} zone={at} at={slot} onRemove={slots.length > 1 ? () => removeAt(slot) : undefined} />
          ))}
          {/* Cancels the padding of a text button, so that its icon lines up with the fields. */}
          <Group gap="sm" ms="-lg">
            <Button
              variant="subtle"
              data-add-slot
              aria-label={actions.addSlotTo(at + 1)}
              leftSection={<Plus {...icon} />}
              {...unlocked(() => add())}
            >
              {actions.addSlot}
            </Button>
            <Button
              variant="subtle"
              aria-label={actions.repeatSlotOf(at + 1)}
              leftSection={<Copy {...icon} />}
              {...unlocked(() => add(structuredClone(getValues(`${zone}.slots`).at(-1))))}
            >
              {actions.repeatSlot}
            </Button>
          </Group>
        </Stack>
      </Stack>
    </FormSection>
  )
}

interface SlotProps {
  /** Positions in the form, from 0. */
  zone: number
  at: number
  /** Undefined for the only slot of its zone. */
  onRemove: (() => void) | undefined
}

/** One format of slot: its number and its size. */
function SlotFields({ zone, at, onRemove }: SlotProps) {
  const slot = `zones.${zone}.slots.${at}` as const
  const unlocked = useUnlocked()
  const context = sections.slotOfZone(at + 1, zone + 1)
  const common = { context, required: true }
  return (
    <div role="group" aria-label={context} className={styles['slot']}>
      <Group className={styles['slotTitle']} wrap="nowrap" gap="xs" justify="space-between" mih="2.25rem" fw={500}>
        <span>{sections.slot(at + 1)}</span>
        {onRemove && (
          <IconButton aria-label={actions.removeSlot(at + 1, zone + 1)} {...unlocked(onRemove)}>
            <Trash2 {...icon} />
          </IconButton>
        )}
      </Group>
      <NumberField<LockerWithZonesValues> {...common} name={`${slot}.capacity`} label={fields.slotCount} integer />
      <ChoiceField<LockerWithZonesValues> {...common} name={`${slot}.size`} label={fields.size} options={newSizes} />
      <NumberField<LockerWithZonesValues> {...common} name={`${slot}.height`} label={fields.height} />
      <NumberField<LockerWithZonesValues> {...common} name={`${slot}.width`} label={fields.width} />
      <NumberField<LockerWithZonesValues> {...common} name={`${slot}.depth`} label={fields.depth} />
      <NumberField<LockerWithZonesValues> {...common} name={`${slot}.maxWeight`} label={fields.maxWeight} />
      <Volume within={`${slot}.`} />
    </div>
  )
}

/** Computed from the three dimensions above it, never typed. Aligned with the fields beside it. */
export function Volume({ within = '' }: { within?: string }) {
  const [height, width, depth] = useWatch({
    name: [`${within}height`, `${within}width`, `${within}depth`],
  }) as unknown[]
  return (
    <Flex component="p" direction="column" miw={0}>
      <Text span mb="xs" c="dimmed" fz="sm" data-volume-label>
        {fields.volume}
      </Text>
      <Box component="span" py={7}>
        {withUnit(volumeOf(height, width, depth), 'cm³')}
      </Box>
    </Flex>
  )
}
