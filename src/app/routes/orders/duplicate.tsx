import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.ordersDuplicate

export const Route = createFileRoute('/_console/livraisons/dupliquer/$id')({
  params: numericId,
  beforeLoad: allow('orders:duplicate'),
  component: () => <NotBuiltPage title={title} />,
})
