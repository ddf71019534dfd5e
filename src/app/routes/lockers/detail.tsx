import { createFileRoute } from '@tanstack/react-router'
import { numericId } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.lockersDetail

export const Route = createFileRoute('/_console/lockers/detail/$id')({
  params: numericId,
  component: () => <NotBuiltPage title={title} />,
})
