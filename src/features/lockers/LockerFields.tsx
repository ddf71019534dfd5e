import { FormSection } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { fields, meanings, messages, sections } from './copy.ts'
import type { LockerValues } from './schema.ts'

/** The seven fields of a machine. The specification labels the id differently on creation and on edition. */
export function LockerFields({ idLabel }: { idLabel: string }) {
  return (
    <>
      <FormSection title={sections.machine}>
        <TextField<LockerValues> name="cleveronApmId" label={idLabel} kind="code" hint={meanings.apmId} required />
        <NumberField<LockerValues> name="type" label={fields.type} hint={messages.typeHint} integer required />
      </FormSection>
      <FormSection title={sections.place}>
        <TextField<LockerValues> name="location" label={fields.location} kind="name" required />
        <TextField<LockerValues>
          name="shortLocation"
          label={fields.shortLocation}
          kind="name"
          hint={messages.shortLocationHint}
          required
        />
        <TextField<LockerValues> name="city" label={fields.city} kind="name" span="full" required />
        <NumberField<LockerValues> name="longitude" label={fields.longitude} unit="°" signed required />
        <NumberField<LockerValues> name="latitude" label={fields.latitude} unit="°" signed required />
      </FormSection>
    </>
  )
}
