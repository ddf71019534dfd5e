import { Plus } from 'lucide-react'
import * as companies from '#api/generated/companies.ts'
import { Can } from '#session/Can.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { LoadMore } from '#ui/table/LoadMore.tsx'
import { bookingColumns, bookingFields } from './booking-columns.tsx'
import { actions, messages, sections } from './copy.ts'

export const bookingsOf = (companyId: number) => companies.bookingsInfinite(companyId, { q: bookingFields })

const iriOf = (row: { '@id': string }) => row['@id']

export function BookingsCard({ companyId }: { companyId: number }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = companies.useInfiniteCompanyBookings(companyId, {
    q: bookingFields,
  })
  const { items, total } = data
  const book = (
    <Can do="bookings:create">
      <LinkButton
        to="/societes/$id/booking/creation"
        params={{ id: companyId }}
        variant="default"
        size="xs"
        leftSection={<Plus {...icon} />}
      >
        {actions.book}
      </LinkButton>
    </Can>
  )
  return (
    <Card title={sections.bookings} count={total} flush actions={book}>
      <DataTable
        caption={sections.bookings}
        columns={bookingColumns}
        rows={items}
        rowId={iriOf}
        empty={<EmptyState suggestion={messages.noBookings} />}
      />
      <LoadMore
        shown={items.length}
        total={total}
        hasMore={hasNextPage}
        pending={isFetchingNextPage}
        onMore={fetchNextPage}
      />
    </Card>
  )
}
