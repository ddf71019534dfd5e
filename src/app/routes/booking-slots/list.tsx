import { createFileRoute } from '@tanstack/react-router'
import { notBuiltTitles, pageTitle } from '../../shell/copy.ts'
import { NotBuiltPage } from '../../shell/RouteStates.tsx'

const title = notBuiltTitles.bookingSlotsList

export const Route = createFileRoute('/_console/bookings')({
  head: () => ({ meta: [{ title: pageTitle(title) }] }),
  component: () => <NotBuiltPage title={title} />,
})
