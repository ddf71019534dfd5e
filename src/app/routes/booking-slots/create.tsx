import { createFileRoute } from '@tanstack/react-router'
import { allow } from '../../guards.ts'
import { notBuiltTitles } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.bookingSlotsCreate

export const Route = createFileRoute('/_console/bookings/creation')({
  beforeLoad: allow('bookings:create'),
  component: () => <NotBuiltPage title={title} />,
})
