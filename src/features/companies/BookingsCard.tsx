import { Plus } from 'lucide-react'
import * as companies from '#api/generated/companies.ts'
import { Can } from '#session/Can.tsx'
import { Card } from '#ui/Card.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { GrowingTable } from '#ui/table/GrowingTable.tsx'
import { bookingColumns, bookingFields } from './booking-columns.tsx'
import { actions, messages, sections } from './copy.ts'

const query = { q: bookingFields }

export const bookingsOf = (companyId: number) => companies.bookings(companyId, query)

export function BookingsCard({ companyId }: { companyId: number }) {
  const list = companies.useCompanyBookings(companyId, query)
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
    <Card title={sections.bookings} count={list.data?.total} flush actions={book}>
      <GrowingTable
        caption={sections.bookings}
        columns={bookingColumns}
        list={list}
        empty={<EmptyState suggestion={messages.noBookings} />}
      />
    </Card>
  )
}
