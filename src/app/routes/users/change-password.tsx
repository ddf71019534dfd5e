import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.usersChangePassword

export const Route = createFileRoute('/_console/utilisateurs/modification/mot-de-passe/$id')({
  params: numericId,
  beforeLoad: allow('users:change-password'),
  component: () => <NotBuiltPage title={title} />,
})
