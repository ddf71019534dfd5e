import { useWatch } from 'react-hook-form'
import { FormSection } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { type Option, SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { fields, messages, roleMeanings, sections } from './copy.ts'
import { needsCode } from './role-choice.ts'
import type { ProfileValues } from './schema.ts'

/** Name and contact data: the kind of each field, and the token of a browser for the own data. */
const identity = [
  ['lastName', 'name', 'family-name'],
  ['firstName', 'name', 'given-name'],
  ['email', 'email', 'email'],
  ['phone', 'phone', 'tel'],
] as const

/** The name and the contact data of a user. The browser may fill in only the user's own data. */
export const IdentityFields = ({ own = false }: { own?: boolean }) => (
  <FormSection title={sections.identity}>
    {identity.map(([name, kind, token]) => (
      <TextField<ProfileValues>
        key={name}
        name={name}
        label={fields[name]}
        kind={kind}
        autoComplete={own ? token : 'off'}
        required
      />
    ))}
  </FormSection>
)

const bringIntoView = (hint: HTMLElement | null) => hint?.scrollIntoView({ block: 'nearest' })

/** `stored` is set for the own user name. Changing it ends the session, because the token contains it. */
export function UsernameField({ own = false, stored }: { own?: boolean; stored?: string | undefined }) {
  const typed = useWatch<ProfileValues, 'username'>({ name: 'username' })
  const isChanged = stored !== undefined && typed.trim() !== stored
  return (
    <TextField<ProfileValues>
      name="username"
      label={fields.username}
      kind="userName"
      // The hint appears while the person types, and on a phone the bar of the form may cover its place.
      hint={isChanged ? <span ref={bringIntoView}>{messages.signInAgain}</span> : undefined}
      autoComplete={own ? 'username' : 'off'}
      required
    />
  )
}

interface RoleProps {
  options: readonly Option[]
  /** The stored role. It can be chosen even when it is not among the options. */
  current?: Option | undefined
  /** Asks for the code only after a new choice of the role. */
  codeOfNewRoleOnly?: boolean
}

/** The role, and the locker code for roles that have one. */
export function RoleFields({ options, current, codeOfNewRoleOnly = false }: RoleProps) {
  const role = useWatch<ProfileValues, 'roles'>({ name: 'roles' })
  const isCodeAsked = needsCode(role) && !(codeOfNewRoleOnly && role === current?.value)
  return (
    <>
      <SelectField<ProfileValues>
        name="roles"
        label={fields.role}
        options={options}
        current={current}
        placeholder={messages.rolePlaceholder}
        hint={roleMeanings[role]}
        searchable={false}
        required
      />
      {isCodeAsked && (
        <NumberField<ProfileValues>
          name="apmAccessCode"
          label={fields.apmAccessCode}
          hint={messages.accessCodeHint}
          integer
          required
        />
      )}
    </>
  )
}
