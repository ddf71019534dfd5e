import { createFileRoute } from '@tanstack/react-router'
import { allow } from '#app/guards.ts'
import { notBuiltTitles } from '#app/shell/copy.ts'
import { NotBuiltPage } from '#app/shell/RouteStates.tsx'

const title = notBuiltTitles.bookingSlotsCreate

export const Route = createFileRoute('/_console/bookings/creation')({
  beforeLoad: allow('bookings:create'),
  component: () => <NotBuiltPage title={title} />,
})
