import { createFileRoute } from '@tanstack/react-router'
import { allow, numericId } from '../../guards.ts'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.companiesCreateBooking

export const Route = createFileRoute('/_console/societes/$id/booking/creation')({
  params: numericId,
  beforeLoad: allow('bookings:create'),
  component: () => <NotBuiltPage title={title} />,
})
