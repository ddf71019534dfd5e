import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.lockersEdit

export const Route = createFileRoute('/_console/lockers/modification/$id')({
  params: numericId,
  beforeLoad: allow('lockers:edit'),
  component: () => <NotBuiltPage title={title} />,
})
