import { createFileRoute } from '@tanstack/react-router'
import { allow } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.ordersCreate

export const Route = createFileRoute('/_console/livraisons/creation')({
  beforeLoad: allow('orders:create'),
  component: () => <NotBuiltPage title={title} />,
})
