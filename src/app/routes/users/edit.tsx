import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '../../guards.ts'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.usersEdit

export const Route = createFileRoute('/_console/utilisateurs/modification/$id')({
  params: numericId,
  beforeLoad: allow('users:edit'),
  component: () => <NotBuiltPage title={title} />,
})
