import { createFileRoute } from '@tanstack/react-router'
import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.ts'
import { loadFresh } from '#app/query/load.ts'
import { allow } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { copiedId, type CopySearch, useCreation } from '#app/shell/creation.tsx'
import { actions, copied, messages, titles } from '#features/users/copy.ts'
import { roleOptions } from '#features/users/role-choice.ts'
import { copiedFields, useCreateAttachedUser, useMemberships } from '#features/users/use-create-user.ts'
import { UserForm } from '#features/users/UserForm.tsx'
import { fullName } from '#lib/names.ts'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

const roles = roleOptions({ superAdmin: true })

export const Route = createFileRoute('/_console/utilisateurs/creation')({
  // The loader judges the value, because this part is in the first script.
  validateSearch: ({ copie }: CopySearch): CopySearch => ({ copie }),
  beforeLoad: allow('users:create'),
  loaderDeps: ({ search }) => search,
  loader: async (loader) => {
    const id = copiedId(loader.deps)
    if (id === undefined) return undefined
    const source = users.one(id, copiedFields)
    await loadFresh(loader, source)
    return loader.context.queryClient.getQueryData(source.queryKey)
  },
  component: UserCreate,
})

function UserCreate() {
  const source = Route.useLoaderData()
  return (
    <>
      <PageTitle parts={[titles.create, titles.list]} />
      <PageHeader
        title={titles.create}
        back={<BackButton parent="/utilisateurs" />}
        secondary={source && copied.source(fullName(source))}
      />
      <NewUser key={source?.id} source={source} />
    </>
  )
}

function NewUser({ source }: { source: User | undefined }) {
  const companies = source?.memberships ?? []
  const { attach, outcomes } = useMemberships(companies)
  const { submit, halfDone, error } = useCreateAttachedUser(companies.length > 0 ? attach : undefined, source)
  const creation = useCreation({
    parent: '/utilisateurs',
    error,
    messages,
    actions,
    hint: companies.length > 0 ? copied.seemsUnattached : undefined,
  })
  return (
    <UserForm roles={roles} copy={source} halfDone={halfDone} memberships={outcomes} submit={submit} {...creation} />
  )
}
