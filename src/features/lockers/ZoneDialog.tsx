import { fromRecord, useFreshReading } from '#api/fresh-reading.ts'
import type { TemperatureZone } from '#api/generated/entities.ts'
import * as temperatureZones from '#api/generated/temperature-zones.ts'
import { useUpdateTemperatureZone } from '#api/generated/temperature-zones.writes.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { fields, messages, titles } from './copy.ts'
import { allKeys, zoneFields, type ZoneOutput, zoneSchema, zoneValues, type ZoneValues } from './schema.ts'
import type { Zone } from './zones.ts'

interface Props {
  id: number
  zone: Zone
  opened: boolean
  onClose: () => void
}

export const ZoneDialog = ({ opened, ...rest }: Props) => (
  <Dialog opened={opened} onClose={rest.onClose} title={titles.editZone} size="sm">
    <ZoneForm {...rest} />
  </Dialog>
)

function ZoneForm({ id, zone, onClose }: Omit<Props, 'opened'>) {
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
