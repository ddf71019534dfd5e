import { TextField } from '#ui/form/TextField.tsx'
import { recipient as copy } from './recipient.copy.ts'

/** The four fields of a recipient, in a form that holds them under `client`. */
export function RecipientFields() {
  return (
    <>
      <TextField name="client.lastname" label={copy.lastname} autoComplete="family-name" required />
      <TextField name="client.firstname" label={copy.firstname} autoComplete="given-name" required />
      <TextField name="client.phone" label={copy.phone} type="tel" inputMode="tel" autoComplete="tel" required />
      <TextField name="client.email" label={copy.email} type="email" inputMode="email" autoComplete="email" required />
    </>
  )
}
