import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { fromRecord, useFreshReading } from '#api/fresh-reading.ts'
import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.ts'
import { loadFresh } from '#app/query/load.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { messages, sections, titles } from '#features/users/copy.ts'
import { isOneself, useSaveUser } from '#features/users/own-user.ts'
import { roleOptions, storedOption } from '#features/users/role-choice.ts'
import {
  profileSchema,
  profileValues,
  type ProfileValues,
  storedUser,
  toProfileUpdate,
} from '#features/users/schema.ts'
import { IdentityFields, RoleFields, UsernameField } from '#features/users/UserFields.tsx'
import { hasSession, useCan } from '#session/session.ts'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { CancelLink } from '#ui/links.tsx'
import { InfoNote } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/mon-compte/modification')({
  loader: (loader) => loadFresh(loader, users.ownAccount()),
  component: ProfileEdit,
})

/** The own profile. Only administrators may choose another role for themselves. */
function ProfileEdit() {
  const { data: account } = users.useOwnAccount()
  const reread = useFreshReading(users.ownAccount(), fromRecord)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const save = useSaveUser(account, { own: true, address: '/mon-compte' })
  const mayChoose = useCan('account:choose-role')
  const superAdmin = useCan('account:choose-super-admin')
  const [{ schema, values }] = useState(() => ({ schema: profileSchema(account), values: profileValues(account) }))
  const { form, onSubmit } = useResourceForm<ProfileValues, ProfileValues, unknown, User>({
    schema,
    defaultValues: values,
    submit: async (typed, changed) => {
      const known = await save(toProfileUpdate(typed, changed))
      // Shown without a refetch, because a failed one would hide the success.
      if (known) queryClient.setQueryData(users.me().queryKey, { ...account, ...known })
    },
    stored: storedUser(reread, profileValues),
    onSaved: () => hasSession() && navigate({ to: '/mon-compte', replace: true }),
  })
  return (
    <>
      <PageTitle parts={[titles.accountEdit]} />
      <PageHeader title={titles.accountEdit} back={<BackButton parent="/mon-compte" />} />
      <FormShell form={form} onSubmit={onSubmit} cancel={<CancelLink to="/mon-compte" />}>
        <IdentityFields own />
        <FormSection title={sections.access}>
          <UsernameField own stored={isOneself(values) ? values.username : undefined} />
          {mayChoose && (
            <RoleFields options={roleOptions({ superAdmin })} current={storedOption(values.roles)} codeOfNewRoleOnly />
          )}
        </FormSection>
        <RightsChange />
      </FormShell>
    </>
  )
}

/** Warns that a new role changes the rights. */
function RightsChange() {
  const { dirtyFields } = useFormState<ProfileValues>()
  return dirtyFields.roles && <InfoNote>{messages.rightsChange}</InfoNote>
}
