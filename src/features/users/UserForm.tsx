import { type ReactNode, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { User } from '#api/generated/entities.ts'
import type { FreshReading } from '#lib/form-values.ts'
import { nameOf } from '#lib/names.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import type { Option } from '#ui/form/SelectField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { InfoNote } from '#ui/page-states.tsx'
import { copied, fields, messages, sections } from './copy.ts'
import { isOneself } from './own-user.ts'
import { storedOption } from './role-choice.ts'
import { creationSchema, editionSchema, shownRoles, storedUser, userValues, type UserValues } from './schema.ts'
import type { HalfDone, Membership } from './use-create-user.ts'
import { IdentityFields, RoleFields, UsernameField } from './UserFields.tsx'

interface Props<Result> {
  /** The user to edit. Undefined for a creation. */
  user?: User
  reread?: () => Promise<FreshReading<User>>
  roles: readonly Option[]
  role?: string | undefined
  /** The user whose roles, state and companies a creation starts with. */
  copy?: User | undefined
  /** The user is stored but not yet attached to the company: no input is left. */
  halfDone?: HalfDone | undefined
  /** Companies of the copy, once the user is stored. */
  memberships?: readonly Membership[]
  message?: ReactNode
  submit: (values: UserValues, changed: (name: keyof UserValues) => boolean, now?: User) => Promise<Result>
  onSaved: (saved: Result) => unknown
  cancel: ReactNode
  /** Parameters of the address that name the copied record. */
  records?: readonly string[]
}

export function UserForm<Result>(props: Props<Result>) {
  const {
    user,
    roles,
    role,
    copy,
    halfDone,
    memberships = [],
    message,
    reread,
    submit,
    onSaved,
    cancel,
    records,
  } = props
  const [{ schema, values }] = useState(() => {
    const { roles: copiedRoles, enabled } = copy ?? {}
    const blank = userValues(user ?? { '@id': '', id: 0, roles: copiedRoles, enabled })
    return {
      schema: user === undefined ? creationSchema : editionSchema(user),
      values: { ...blank, roles: role ?? blank.roles },
    }
  })
  const { form, onSubmit } = useResourceForm<UserValues, UserValues, Result, User>({
    schema,
    defaultValues: values,
    submit,
    stored: reread && storedUser(reread, userValues),
    onSaved,
    records,
    // The server has stored the values of a half done creation.
    loses: (isDirty) => (!isDirty ? 'nothing' : halfDone ? 'retry' : 'unsaved'),
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} locked={halfDone !== undefined} cancel={cancel}>
      {message}
      {halfDone && (
        <NotAttached
          halfDone={halfDone}
          texts={copy?.memberships?.length ? copied : messages}
          memberships={memberships}
        />
      )}
      {copy && !halfDone && <CopiedCompanies companies={copy.memberships} />}
      {copy && !halfDone && <CopiedRoles roles={copy.roles} />}
      <IdentityFields />
      <FormSection title={sections.access}>
        <UsernameField stored={user && isOneself(user) ? user.username : undefined} />
        {user === undefined && (
          <PasswordField<UserValues>
            name="plainPassword"
            label={fields.plainPassword}
            hint={messages.passwordHint}
            autoComplete="new-password"
            required
          />
        )}
        <RoleFields options={roles} current={(user ?? copy) && storedOption(values.roles)} />
        <CheckboxField<UserValues> name="enabled" label={fields.enabled} hint={messages.enabledHint} span="full" />
      </FormSection>
      <div aria-live="polite">{user && isOneself(user) && <OwnRights />}</div>
    </FormShell>
  )
}

interface NotAttachedProps {
  halfDone: HalfDone
  texts: typeof copied | typeof messages
  memberships: readonly Membership[]
}

function NotAttached({ halfDone, texts, memberships }: NotAttachedProps) {
  return (
    <FormMessage intoView>
      <p>{texts.notAttached}</p>
      {memberships.length > 0 && (
        <ul>
          {memberships.map(({ name, reason }) => (
            <li key={name}>{copied.outcome(name, reason)}</li>
          ))}
        </ul>
      )}
      <p>{halfDone === 'again' ? texts.attachAgain : texts.seemsUnattached}</p>
    </FormMessage>
  )
}

/** The companies that the new user will belong to. */
function CopiedCompanies({ companies }: { companies: User['memberships'] }) {
  if (companies === undefined) return <InfoNote tone="warning">{copied.unread}</InfoNote>
  const names = companies.flatMap((company) => nameOf(company) ?? [])
  return names.length > 0 && <InfoNote>{copied.memberships(names)}</InfoNote>
}

/** The roles that the new user gets, when the select does not say all of them. */
function CopiedRoles({ roles }: Pick<User, 'roles'>) {
  const choice = useWatch<UserValues, 'roles'>({ name: 'roles' })
  const names = shownRoles(choice, roles)
  return names.length > 0 && <InfoNote>{copied.roles(names)}</InfoNote>
}

/** Warns a super administrator who removes rights from the own account. */
function OwnRights() {
  const { dirtyFields } = useFormState<UserValues>()
  const enabled = useWatch<UserValues, 'enabled'>({ name: 'enabled' })
  if (dirtyFields.enabled && !enabled) return <InfoNote tone="warning">{messages.disablesOneself}</InfoNote>
  return dirtyFields.roles && <InfoNote tone="warning">{messages.rightsChange}</InfoNote>
}
