import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import * as companies from '#api/generated/companies.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { allow, numericId } from '#app/guards.ts'
import { loadFresh } from '#app/load.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { duplicate as copy } from '#features/orders/duplicate/copy.ts'
import { duplicateFields } from '#features/orders/duplicate/duplicate.ts'
import { DuplicateForm } from '#features/orders/duplicate/DuplicateForm.tsx'
import { bookingFields, companyOf } from '#features/orders/place.ts'
import { words } from '#ui/copy.ts'
import { flash } from '#ui/flash/flash.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

const sourceQuery = (id: number) => orders.one(id, { q: duplicateFields })

/** The company's bookings; all there are when the order does not say whose it is (G-23). */
function bookingsQuery(source: Order) {
  const company = companyOf(source)
  const { queryKey, queryFn } =
    company?.id === undefined
      ? bookingSlots.all({ q: bookingFields })
      : companies.allBookings(company.id, { q: bookingFields })
  return { queryKey, queryFn }
}

export const Route = createFileRoute('/_console/livraisons/dupliquer/$id')({
  params: numericId,
  beforeLoad: allow('orders:duplicate'),
  loader: async (loader) => {
    const query = sourceQuery(loader.params.id)
    await loadFresh(loader, query)
    const source = loader.context.queryClient.getQueryData(query.queryKey)
    if (source !== undefined) await loadFresh(loader, bookingsQuery(source))
  },
  component: OrderDuplicate,
})

function OrderDuplicate() {
  const { id } = Route.useParams()
  const { data: source } = useSuspenseQuery(sourceQuery(id))
  const { data: bookings } = useSuspenseQuery(bookingsQuery(source))
  const navigate = useNavigate()

  async function land() {
    flash.success(copy.done)
    await navigate({ to: '/livraisons', replace: true })
  }
  return (
    <>
      <PageTitle parts={[`#${id}`, copy.title, copy.list]} />
      <PageHeader title={copy.title} back={<BackButton parent="/livraisons" />} secondary={copy.source(id)} />
      <DuplicateForm
        key={id}
        source={source}
        bookings={bookings.items}
        onSaved={land}
        cancel={
          <LinkButton to="/livraisons" variant="default">
            {words.cancel}
          </LinkButton>
        }
      />
    </>
  )
}
