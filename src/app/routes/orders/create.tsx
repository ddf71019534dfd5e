import { createFileRoute } from '@tanstack/react-router'
import { allow } from '../../guards.ts'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.ordersCreate

export const Route = createFileRoute('/_console/livraisons/creation')({
  beforeLoad: allow('orders:create'),
  component: () => <NotBuiltPage title={title} />,
})
