import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '../../guards.ts'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.usersChangePassword

export const Route = createFileRoute('/_console/utilisateurs/modification/mot-de-passe/$id')({
  params: numericId,
  beforeLoad: allow('users:change-password'),
  component: () => <NotBuiltPage title={title} />,
})
