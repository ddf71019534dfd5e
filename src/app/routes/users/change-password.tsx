import { createFileRoute } from '@tanstack/react-router'
import * as users from '#api/generated/users.ts'
import { load } from '#app/query/load.ts'
import { allow, numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pageOf } from '#domain/pages.ts'
import { titles } from '#features/users/copy.ts'
import { PasswordForm } from '#features/users/PasswordForm.tsx'
import { fullName } from '#lib/names.ts'
import { CancelLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

/** Fields for the person's name, shown so that nobody changes the password of a wrong person. */
const query = { q: ['id', 'firstName', 'lastName', 'username'] } as const

export const Route = createFileRoute('/_console/utilisateurs/modification/mot-de-passe/$id')({
  params: numericId,
  beforeLoad: allow('users:change-password'),
  loader: (loader) => load(loader, users.one(loader.params.id, query)),
  component: UserPassword,
})

function UserPassword() {
  const { id } = Route.useParams()
  const { data: user } = users.useUser(id, query)
  return (
    <>
      <PageTitle parts={[titles.changePassword, fullName(user), titles.list]} />
      <PageHeader title={titles.changePassword} aside={fullName(user)} back={<BackButton parent="/utilisateurs" />} />
      <PasswordForm key={id} id={id} cancel={<CancelLink {...pageOf.users(id)} />} />
    </>
  )
}
