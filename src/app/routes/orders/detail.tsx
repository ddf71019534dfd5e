import { createFileRoute } from '@tanstack/react-router'
import { numericId } from '../../guards.ts'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.ordersDetail

export const Route = createFileRoute('/_console/livraisons/detail/$id')({
  params: numericId,
  component: () => <NotBuiltPage title={title} />,
})
