import { FormSection } from '#ui/form/FormSection.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { fields, sections } from './copy.ts'
import type { ProfileValues } from './schema.ts'

/** Who somebody is. The browser fills in only what is one's own. */
export function IdentityFields({ own = false }: { own?: boolean }) {
  const filledAs = (token: string) => (own ? token : 'off')
  return (
    <FormSection title={sections.identity}>
      <TextField<ProfileValues>
        name="lastName"
        label={fields.lastName}
        autoComplete={filledAs('family-name')}
        required
      />
      <TextField<ProfileValues>
        name="firstName"
        label={fields.firstName}
        autoComplete={filledAs('given-name')}
        required
      />
      <TextField<ProfileValues>
        name="email"
        label={fields.email}
        type="email"
        autoComplete={filledAs('email')}
        required
      />
      <TextField<ProfileValues>
        name="phone"
        label={fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete={filledAs('tel')}
        required
      />
      <TextField<ProfileValues> name="username" label={fields.username} autoComplete={filledAs('username')} required />
    </FormSection>
  )
}
