import { createFileRoute, useNavigate } from '@tanstack/react-router'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import * as companies from '#api/generated/companies.ts'
import * as orders from '#api/generated/orders.ts'
import { loadFresh } from '#app/query/load.ts'
import { allow, numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { bookingFields, companyOf } from '#domain/orders/place.ts'
import { titles } from '#features/orders/copy.ts'
import { duplicate as copy } from '#features/orders/create/copy.ts'
import { duplicateFields } from '#features/orders/create/duplicate.ts'
import { DuplicateForm } from '#features/orders/create/DuplicateForm.tsx'
import { storeSentDuplicate } from '#features/orders/create/use-duplicate.ts'
import { useBookingsFor } from '#features/orders/use-bookings-for.ts'
import { CancelLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { useRouterEvent } from '#ui/use-router-event.ts'

const sourceQuery = { q: duplicateFields }
const bookingsQuery = { q: bookingFields }

export const Route = createFileRoute('/_console/livraisons/dupliquer/$id')({
  params: numericId,
  beforeLoad: allow('orders:duplicate'),
  loader: async (loader) => {
    const order = orders.one(loader.params.id, sourceQuery)
    await loadFresh(loader, order)
    const source = loader.context.queryClient.getQueryData(order.queryKey)
    if (source === undefined) return
    const company = companyOf(source)?.id
    await (company === undefined
      ? loadFresh(loader, bookingSlots.all(bookingsQuery))
      : loadFresh(loader, companies.allBookings(company, bookingsQuery)))
  },
  component: OrderDuplicate,
})

function OrderDuplicate() {
  const { id } = Route.useParams()
  const navigate = useNavigate()
  const { data: source } = orders.useOrder(id, sourceQuery)
  const bookings = useBookingsFor(source, bookingFields)
  // Not the route's onLeave, which would add the code of the form to the first script.
  useRouterEvent('onBeforeLoad', ({ pathChanged }) => pathChanged && storeSentDuplicate(id, undefined))

  return (
    <>
      <PageTitle parts={[`#${id}`, copy.title, titles.list]} />
      <PageHeader title={copy.title} back={<BackButton parent="/livraisons" />} secondary={copy.source(id)} />
      {bookings && (
        <DuplicateForm
          key={id}
          source={source}
          bookings={bookings}
          onSaved={() => navigate({ to: '/livraisons', replace: true })}
          cancel={<CancelLink to="/livraisons" />}
        />
      )}
    </>
  )
}
