import { createFileRoute } from '@tanstack/react-router'
import { allow } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.usersCreate

export const Route = createFileRoute('/_console/utilisateurs/creation')({
  beforeLoad: allow('users:create'),
  component: () => <NotBuiltPage title={title} />,
})
