import { TextField } from '#ui/form/TextField.tsx'
import { client as copy } from './copy.ts'

/** The four fields of a client, in a form that holds them under `client`. */
export function ClientFields() {
  return (
    <>
      <TextField name="client.lastname" label={copy.lastname} kind="name" autoComplete="family-name" required />
      <TextField name="client.firstname" label={copy.firstname} kind="name" autoComplete="given-name" required />
      <TextField name="client.phone" label={copy.phone} kind="phone" autoComplete="tel" required />
      <TextField name="client.email" label={copy.email} kind="email" autoComplete="email" required />
    </>
  )
}
