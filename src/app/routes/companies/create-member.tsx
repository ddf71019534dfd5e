import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '../../guards.ts'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.companiesCreateMember

export const Route = createFileRoute('/_console/societes/$id/utilisateur/creation')({
  params: numericId,
  beforeLoad: allow('users:create-in-company'),
  component: () => <NotBuiltPage title={title} />,
})
