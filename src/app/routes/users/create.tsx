import { createFileRoute } from '@tanstack/react-router'
import { useCreateUser } from '#api/generated/users.writes.ts'
import { useLostCreation } from '#api/lost-creation.ts'
import { allow } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { useCreation } from '#app/shell/creation.tsx'
import { actions, messages, titles } from '#features/users/copy.ts'
import { roleOptions } from '#features/users/role-choice.ts'
import { lostUser, toCreate } from '#features/users/schema.ts'
import { UserForm } from '#features/users/UserForm.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

const roles = roleOptions({ superAdmin: true })

export const Route = createFileRoute('/_console/utilisateurs/creation')({
  beforeLoad: allow('users:create'),
  component: UserCreate,
})

function UserCreate() {
  const { lookUp } = useLostCreation(lostUser)
  const { mutateAsync: create, error } = useCreateUser({
    success: messages.created,
    refetch: 'none',
    ...lookUp,
  })
  const { seemsCreated } = messages
  const creation = useCreation({ parent: '/utilisateurs', error, seemsCreated, see: actions.see })
  return (
    <>
      <PageTitle parts={[titles.create, titles.list]} />
      <PageHeader title={titles.create} back={<BackButton parent="/utilisateurs" />} />
      <UserForm roles={roles} submit={(values) => create({ body: toCreate(values) })} {...creation} />
    </>
  )
}
