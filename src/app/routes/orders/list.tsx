import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.ordersList

export const Route = createFileRoute('/_console/livraisons')({
  component: () => <NotBuiltPage title={title} />,
})
