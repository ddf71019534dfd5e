import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

/** `?owner=true`, from « Ajouter un propriétaire »: the option « Propriétaire » is chosen beforehand (COD-37). */
const search = ({ owner }: { owner?: unknown }): { owner?: boolean } =>
  owner === true || owner === 'true' ? { owner: true } : {}

const title = notBuiltTitles.companiesCreateMember

export const Route = createFileRoute('/_console/societes/$id/utilisateur/creation')({
  params: numericId,
  validateSearch: search,
  beforeLoad: allow('users:create-in-company'),
  component: () => <NotBuiltPage title={title} />,
})
