import { createFileRoute } from '@tanstack/react-router'
import { allow } from '../../guards.ts'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.usersCreate

export const Route = createFileRoute('/_console/utilisateurs/creation')({
  beforeLoad: allow('users:create'),
  component: () => <NotBuiltPage title={title} />,
})
