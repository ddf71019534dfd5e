import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '../../guards.ts'
import { notBuiltTitles, pageTitle } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.lockersEdit

export const Route = createFileRoute('/_console/lockers/modification/$id')({
  params: numericId,
  head: () => ({ meta: [{ title: pageTitle(title) }] }),
  beforeLoad: allow('lockers:edit'),
  component: () => <NotBuiltPage title={title} />,
})
