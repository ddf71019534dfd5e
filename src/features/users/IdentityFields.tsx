import { useWatch } from 'react-hook-form'
import { FormSection } from '#ui/form/FormShell.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { fields, messages, sections } from './copy.ts'
import type { ProfileValues } from './schema.ts'

/** The browser may fill in only the user's own data. */
const filledAs = (token: string, own: boolean) => (own ? token : 'off')

/** The name and the contact data of a user. */
export function IdentityFields({ own = false }: { own?: boolean }) {
  return (
    <FormSection title={sections.identity}>
      <TextField<ProfileValues>
        name="lastName"
        label={fields.lastName}
        autoComplete={filledAs('family-name', own)}
        required
      />
      <TextField<ProfileValues>
        name="firstName"
        label={fields.firstName}
        autoComplete={filledAs('given-name', own)}
        required
      />
      <TextField<ProfileValues>
        name="email"
        label={fields.email}
        type="email"
        autoComplete={filledAs('email', own)}
        required
      />
      <TextField<ProfileValues>
        name="phone"
        label={fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete={filledAs('tel', own)}
        required
      />
    </FormSection>
  )
}

const bringIntoView = (hint: HTMLElement | null) => hint?.scrollIntoView({ block: 'nearest' })

/** `stored` is set for the own user name. Changing it ends the session, because the token contains it. */
export function UsernameField({ own = false, stored }: { own?: boolean; stored?: string | undefined }) {
  const typed = useWatch<ProfileValues, 'username'>({ name: 'username' })
  const isChanged = stored !== undefined && typed.trim() !== stored
  return (
    <TextField<ProfileValues>
      name="username"
      label={fields.username}
      // The hint appears while the person types, and on a phone the bar of the form may cover its place.
      hint={isChanged ? <span ref={bringIntoView}>{messages.signInAgain}</span> : undefined}
      autoComplete={filledAs('username', own)}
      required
    />
  )
}
