import { SimpleGrid } from '@mantine/core'
import { findInList, useFreshReading } from '#api/fresh-reading.ts'
import type { Slot } from '#api/generated/entities.ts'
import * as slots from '#api/generated/slots.writes.ts'
import * as temperatureZones from '#api/generated/temperature-zones.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { fields, messages, titles } from './copy.ts'
import { allSizes, slotFields, type SlotOutput, slotSchema, slotValues, type SlotValues, toSlot } from './schema.ts'
import { Volume } from './ZoneFields.tsx'
import type { ZoneSlot } from './zones.ts'

interface Props {
  id: number
  /** Refetches the zone, because the API has no read of a single slot. */
  zoneId: number | undefined
  slot: ZoneSlot
  opened: boolean
  onClose: () => void
}

export const SlotDialog = ({ opened, ...rest }: Props) => (
  <Dialog opened={opened} onClose={rest.onClose} title={titles.editSlot}>
    <SlotForm {...rest} />
  </Dialog>
)

function SlotForm({ id, zoneId, slot, onClose }: Omit<Props, 'opened'>) {
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
