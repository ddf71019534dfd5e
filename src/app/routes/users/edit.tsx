import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.usersEdit

export const Route = createFileRoute('/_console/utilisateurs/modification/$id')({
  params: numericId,
  beforeLoad: allow('users:edit'),
  component: () => <NotBuiltPage title={title} />,
})
