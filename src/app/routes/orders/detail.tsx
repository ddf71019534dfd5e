import { createFileRoute } from '@tanstack/react-router'
import { numericId } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.ordersDetail

export const Route = createFileRoute('/_console/livraisons/detail/$id')({
  params: numericId,
  component: () => <NotBuiltPage title={title} />,
})
