import { SimpleGrid } from '@mantine/core'
import { fromRecord, useFreshReading, findInList } from '#api/fresh-reading.ts'
import type { TemperatureZone, Slot } from '#api/generated/entities.ts'
import * as slots from '#api/generated/slots.writes.ts'
import * as temperatureZones from '#api/generated/temperature-zones.ts'
import { useUpdateTemperatureZone } from '#api/generated/temperature-zones.writes.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { fields, messages, titles } from './copy.ts'
import {
  allKeys,
  zoneFields,
  type ZoneOutput,
  zoneSchema,
  zoneValues,
  type ZoneValues,
  allSizes,
  slotFields,
  type SlotOutput,
  slotSchema,
  slotValues,
  type SlotValues,
  toSlot,
} from './schema.ts'
import { Volume } from './ZoneFields.tsx'
import type { Zone, ZoneSlot } from './zones.ts'

interface ZoneProps {
  id: number
  zone: Zone
  opened: boolean
  onClose: () => void
}

export const ZoneDialog = ({ opened, ...rest }: ZoneProps) => (
  <Dialog opened={opened} onClose={rest.onClose} title={titles.editZone} size="sm">
    <ZoneForm {...rest} />
  </Dialog>
)

function ZoneForm({ id, zone, onClose }: Omit<ZoneProps, 'opened'>) {
  const { mutateAsync: update } = useUpdateTemperatureZone({ success: messages.zoneUpdated })
  const read = useFreshReading(temperatureZones.one(id, { q: zoneFields }), fromRecord)
  const { form, onSubmit } = useResourceForm<ZoneValues, ZoneOutput, TemperatureZone | undefined, TemperatureZone>({
    schema: zoneSchema,
    defaultValues: zoneValues(zone),
    submit: (body) => update({ id, body }),
    stored: { read, toValues: zoneValues },
    onSaved: onClose,
    aliases: { key: 'myKey' },
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} compact label={titles.editZone}>
      <TextField<ZoneValues> name="name" label={fields.zoneName} kind="name" required />
      <ChoiceField<ZoneValues> name="myKey" label={fields.key} options={allKeys} required />
      <NumberField<ZoneValues> name="currentTemp" label={fields.currentTemp} signed required />
    </FormShell>
  )
}

interface SlotProps {
  id: number
  /** Refetches the zone, because the API has no read of a single slot. */
  zoneId: number | undefined
  slot: ZoneSlot
  opened: boolean
  onClose: () => void
}

export const SlotDialog = ({ opened, ...rest }: SlotProps) => (
  <Dialog opened={opened} onClose={rest.onClose} title={titles.editSlot}>
    <SlotForm {...rest} />
  </Dialog>
)

function SlotForm({ id, zoneId, slot, onClose }: Omit<SlotProps, 'opened'>) {
  const { mutateAsync: update } = slots.useUpdateSlot({ success: messages.slotUpdated })
  const read = useFreshReading(temperatureZones.one(zoneId ?? 0, { q: ['id', { slots: slotFields }] }), (zone) =>
    findInList(zone.slots, id),
  )
  const { form, onSubmit } = useResourceForm<SlotValues, SlotOutput, Slot | undefined, ZoneSlot>({
    schema: slotSchema,
    defaultValues: slotValues(slot),
    submit: (values) => update({ id, body: toSlot(values) }),
    stored: zoneId === undefined ? undefined : { read, toValues: slotValues },
    onSaved: onClose,
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} compact label={titles.editSlot}>
      <SimpleGrid minColWidth="min(176px, 100%)" autoFlow="auto-fit" spacing="lg">
        <ChoiceField<SlotValues> name="size" label={fields.size} options={allSizes} required />
        <NumberField<SlotValues> name="capacity" label={fields.quantity} integer required />
        <NumberField<SlotValues> name="height" label={fields.height} required />
        <NumberField<SlotValues> name="width" label={fields.width} required />
        <NumberField<SlotValues> name="depth" label={fields.depth} required />
        <NumberField<SlotValues> name="maxWeight" label={fields.maxWeight} required />
        <Volume />
      </SimpleGrid>
    </FormShell>
  )
}
