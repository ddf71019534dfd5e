import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { allow, numericId } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

/** `?owner=true`, from « Ajouter un propriétaire »: the option « Propriétaire » is chosen beforehand (COD-37). */
const search = z.object({ owner: z.catch(z.optional(z.boolean()), undefined) })

const title = notBuiltTitles.companiesCreateMember

export const Route = createFileRoute('/_console/societes/$id/utilisateur/creation')({
  params: numericId,
  validateSearch: search,
  beforeLoad: allow('users:create-in-company'),
  component: () => <NotBuiltPage title={title} />,
})
