import { createFileRoute } from '@tanstack/react-router'
import { Copy, Pencil } from 'lucide-react'
import * as users from '#api/generated/users.ts'
import { load } from '#app/query/load.ts'
import { numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pending } from '#app/shell/RouteStates.tsx'
import { actions, sections, titles } from '#features/users/copy.ts'
import { UserCard, userCardFields } from '#features/users/UserCard.tsx'
import { fullName } from '#lib/names.ts'
import { Siblings } from '#list/Siblings.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { Can } from '#session/Can.tsx'
import { mayNow, useCan } from '#session/session.ts'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

/** The locker code is requested only for roles that may see it (USR-33, G-52). */
const queryFor = (seesCode: boolean) => ({
  q: seesCode ? ([...userCardFields, 'apmAccessCode'] as const) : userCardFields,
})

export const Route = createFileRoute('/_console/utilisateurs/detail/$id')({
  params: numericId,
  loader: (loader) => load(loader, users.one(loader.params.id, queryFor(mayNow('users:see-access-code')))),
  component: UserDetail,
  pendingComponent: pending('facts'),
})

const inHead = { variant: 'subtle', size: 'xs' } as const

function UserDetail() {
  const { id } = Route.useParams()
  const seesCode = useCan('users:see-access-code')
  const { data: user } = users.useUser(id, queryFor(seesCode))
  const links = (
    <>
      <Can do="users:edit">
        <LinkButton {...inHead} to="/utilisateurs/modification/$id" params={{ id }} leftSection={<Pencil {...icon} />}>
          {actions.editProfile}
        </LinkButton>
      </Can>
      <Can do="users:create">
        <LinkButton {...inHead} to="/utilisateurs/creation" search={{ copie: id }} leftSection={<Copy {...icon} />}>
          {actions.duplicate}
        </LinkButton>
      </Can>
    </>
  )
  return (
    <>
      <PageTitle parts={[fullName(user), titles.list]} />
      <PageHeader
        title={titles.one}
        name={fullName(user)}
        back={<BackButton parent="/utilisateurs" beside={<Siblings list="users" id={id} />} />}
        refresh={<RefreshBar reads={[users.one(id, queryFor(seesCode))]} />}
      />
      <UserCard title={sections.account} user={user} showAccessCode={seesCode} actions={links} />
    </>
  )
}
