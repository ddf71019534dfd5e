import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '../../guards.ts'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.ordersDuplicate

export const Route = createFileRoute('/_console/livraisons/dupliquer/$id')({
  params: numericId,
  beforeLoad: allow('orders:duplicate'),
  component: () => <NotBuiltPage title={title} />,
})
