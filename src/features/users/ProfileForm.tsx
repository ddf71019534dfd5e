import { type ReactNode, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { User } from '#api/generated/entities.ts'
import type { FreshReading } from '#lib/form-values.ts'
import { useCan } from '#session/session.ts'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { InfoNote } from '#ui/page-states.tsx'
import { messages, sections } from './copy.ts'
import { isOneself } from './own-user.ts'
import { roleOptions, storedOption } from './role-choice.ts'
import { profileSchema, profileValues, type ProfileValues, storedUser } from './schema.ts'
import { IdentityFields, RoleFields, UsernameField } from './UserFields.tsx'

interface Props {
  account: User
  /** Refetches the account. */
  reread: () => Promise<FreshReading<User>>
  submit: (values: ProfileValues, changed: (name: keyof ProfileValues) => boolean) => Promise<unknown>
  onSaved: () => unknown
  cancel: ReactNode
}

/** The own profile. Only administrators may choose another role for themselves. */
export function ProfileForm({ account, reread, submit, onSaved, cancel }: Props) {
  const mayChoose = useCan('account:choose-role')
  const superAdmin = useCan('account:choose-super-admin')
  const [{ schema, values }] = useState(() => ({ schema: profileSchema(account), values: profileValues(account) }))
  const { form, onSubmit } = useResourceForm<ProfileValues, ProfileValues, unknown, User>({
    schema,
    defaultValues: values,
    submit,
    stored: storedUser(reread, profileValues),
    onSaved,
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} cancel={cancel}>
      <IdentityFields own />
      <FormSection title={sections.access}>
        <UsernameField own stored={isOneself(values) ? values.username : undefined} />
        {mayChoose && (
          <RoleFields options={roleOptions({ superAdmin })} current={storedOption(values.roles)} codeOfNewRoleOnly />
        )}
      </FormSection>
      <RightsChange />
    </FormShell>
  )
}

/** Warns that a new role changes the rights. */
function RightsChange() {
  const { dirtyFields } = useFormState<ProfileValues>()
  return dirtyFields.roles && <InfoNote>{messages.rightsChange}</InfoNote>
}
