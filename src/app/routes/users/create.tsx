import { createFileRoute } from '@tanstack/react-router'
import { allow } from '../../guards.ts'
import { notBuiltTitles, pageTitle } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.usersCreate

export const Route = createFileRoute('/_console/utilisateurs/creation')({
  head: () => ({ meta: [{ title: pageTitle(title) }] }),
  beforeLoad: allow('users:create'),
  component: () => <NotBuiltPage title={title} />,
})
