import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { possiblyStoredIn } from '#api/errors.ts'
import { useCreateUser } from '#api/generated/users.writes.ts'
import { useLostCreation } from '#api/lost-creation.ts'
import { allow } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { messages, titles } from '#features/users/copy.ts'
import { roleOptions } from '#features/users/role-choice.ts'
import { lostUser, toCreate } from '#features/users/schema.ts'
import { linkToUser, UserForm } from '#features/users/UserForm.tsx'
import { words } from '#ui/copy.ts'
import { PossiblyStoredMessage } from '#ui/form/FormMessage.tsx'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

const roles = roleOptions({ superAdmin: true })

export const Route = createFileRoute('/_console/utilisateurs/creation')({
  beforeLoad: allow('users:create'),
  component: UserCreate,
})

function UserCreate() {
  const navigate = useNavigate()
  const { lookUp } = useLostCreation(lostUser)
  const { mutateAsync: create, error } = useCreateUser({
    success: messages.created,
    part: 'last on screen',
    ...lookUp,
  })
  return (
    <>
      <PageTitle parts={[titles.create, titles.list]} />
      <PageHeader title={titles.create} back={<BackButton parent="/utilisateurs" />} />
      <UserForm
        roles={roles}
        submit={(values) => create({ body: toCreate(values) })}
        // A server may answer with an empty body, without an id to open.
        onSaved={(saved) =>
          saved === undefined
            ? navigate({ to: '/utilisateurs', replace: true })
            : navigate({ to: '/utilisateurs/detail/$id', params: { id: saved.id }, replace: true })
        }
        message={
          <PossiblyStoredMessage
            records={possiblyStoredIn(error)}
            sentence={messages.seemsCreated}
            linkTo={linkToUser}
          />
        }
        cancel={
          <LinkButton to="/utilisateurs" variant="default">
            {words.cancel}
          </LinkButton>
        }
      />
    </>
  )
}
