import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { fromRecord, readAnew, useFreshReading } from '#api/fresh-reading.ts'
import * as users from '#api/generated/users.ts'
import { loadFresh } from '#app/query/load.ts'
import { allow, numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pathOf, pageOf } from '#domain/pages.ts'
import { actions, titles } from '#features/users/copy.ts'
import { useSaveUser } from '#features/users/own-user.ts'
import { roleOptions } from '#features/users/role-choice.ts'
import { sentBeside, toUpdate } from '#features/users/schema.ts'
import { UserForm } from '#features/users/UserForm.tsx'
import { fullName } from '#lib/names.ts'
import { Can } from '#session/Can.tsx'
import { hasSession } from '#session/session.ts'
import { icon } from '#ui/icon.ts'
import { CancelLink, LinkButton } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

const roles = roleOptions({ superAdmin: true })

export const Route = createFileRoute('/_console/utilisateurs/modification/$id')({
  params: numericId,
  beforeLoad: allow('users:edit'),
  loader: (loader) => loadFresh(loader, users.one(loader.params.id)),
  component: UserEdit,
})

function UserEdit() {
  const { id } = Route.useParams()
  const { data: user } = users.useUser(id)
  const reread = useFreshReading(users.one(id), fromRecord)
  const navigate = useNavigate()
  const save = useSaveUser(user, {
    address: pathOf('users', id),
    // Only a change of « Activé » and nothing else can be undone.
    undo: {
      read: (client, changed) => readAnew(client, users.one(changed, { q: ['id', 'enabled'] })),
      beside: { ...sentBeside(user) },
    },
  })
  return (
    <>
      <PageTitle parts={[titles.edit, fullName(user), titles.list]} />
      <PageHeader
        title={titles.edit}
        back={<BackButton parent="/utilisateurs" />}
        secondary={
          <Can do="users:change-password">
            <LinkButton
              to="/utilisateurs/modification/mot-de-passe/$id"
              params={{ id }}
              variant="subtle"
              leftSection={<KeyRound {...icon} />}
            >
              {actions.changePassword}
            </LinkButton>
          </Can>
        }
      />
      <UserForm
        key={id}
        user={user}
        reread={reread}
        roles={roles}
        submit={(values, changed, now) => save(toUpdate(values, changed, now ?? user))}
        onSaved={() => hasSession() && navigate({ ...pageOf.users(id), replace: true })}
        cancel={<CancelLink {...pageOf.users(id)} />}
      />
    </>
  )
}
