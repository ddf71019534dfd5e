import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.companiesCreateBooking

export const Route = createFileRoute('/_console/societes/$id/booking/creation')({
  params: numericId,
  beforeLoad: allow('bookings:create'),
  component: () => <NotBuiltPage title={title} />,
})
