import { Copy, Plus } from 'lucide-react'
import * as companies from '#api/generated/companies.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { bookingState } from '#api/records/selections.ts'
import { pageOf } from '#domain/pages.ts'
import { lockerName, nameOf, numberOf } from '#lib/names.ts'
import { heightFirst, isMeasured } from '#lib/numbers.ts'
import { Can } from '#session/Can.tsx'
import { StateIcon } from '#ui/badges.tsx'
import { Card } from '#ui/Card.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { icon } from '#ui/icon.ts'
import { LinkButton, TextLink } from '#ui/links.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { columnsOf, TextCell } from '#ui/table/columns.tsx'
import { GrowingTable } from '#ui/table/GrowingTable.tsx'
import { actions, bookingColumns as titles, messages, sections } from './copy.ts'

/** The fields of the table. Relations are requested with their fields, because the server would send only their IRIs. */
const fields = [
  ...bookingState,
  {
    slot: [
      'id',
      'height',
      'width',
      'depth',
      { temperatureZone: ['id', 'name', { locker: ['id', 'shortLocation', 'location'] }] },
    ],
  },
] as const satisfies Selection<BookingSlot>

const zoneName = ({ slot }: BookingSlot) => nameOf(slot?.temperatureZone)

const dimensions = ({ slot }: BookingSlot) => (slot && isMeasured(slot) ? heightFirst(slot) : numberOf(slot))

const column = columnsOf<BookingSlot>()

const columns = column.columns([
  column.display({
    id: 'machine',
    header: titles.machine,
    meta: { rowHeader: true, breakable: true },
    cell: ({ row: { original } }) => <MachineLink booking={original} />,
  }),
  column.accessor(zoneName, { id: 'zone', header: titles.zone, cell: TextCell }),
  column.accessor(dimensions, {
    id: 'dimensions',
    header: titles.dimensions,
    meta: { nowrap: true },
    cell: TextCell,
  }),
  column.accessor('capacity', { header: titles.capacity, meta: { numeric: true }, cell: TextCell }),
  column.accessor('available', { header: titles.available, meta: { numeric: true }, cell: TextCell }),
  column.accessor('active', { header: titles.active, cell: ({ getValue }) => <StateIcon on={getValue()} /> }),
])

const query = { q: fields }

export const bookingsOf = (companyId: number) => companies.bookings(companyId, query)

/** @param copyLabel label of the link that takes the bookings over for another machine */
export function BookingsCard({ companyId, copyLabel }: { companyId: number; copyLabel: string }) {
  const list = companies.useCompanyBookings(companyId, query)
  const ofCompany = { params: { id: companyId }, size: 'xs' } as const
  const book = (
    <Can do="bookings:create">
      <LinkButton {...ofCompany} to="/societes/$id/booking/creation" variant="default" leftSection={<Plus {...icon} />}>
        {actions.book}
      </LinkButton>
      {list.data !== undefined && list.data.items.length > 0 && (
        <LinkButton {...ofCompany} to="/societes/$id/booking/reprise" variant="subtle" leftSection={<Copy {...icon} />}>
          {copyLabel}
        </LinkButton>
      )}
    </Can>
  )
  return (
    <Card title={sections.bookings} count={howMany.bookings(list.data?.total)} flush actions={book}>
      <GrowingTable
        caption={sections.bookings}
        columns={columns}
        list={list}
        empty={<EmptyState suggestion={messages.noBookings} />}
      />
    </Card>
  )
}

function MachineLink({ booking: { id, slot } }: { booking: BookingSlot }) {
  const locker = slot?.temperatureZone?.locker
  if (locker?.id === undefined) return numberOf({ id })
  return <TextLink {...pageOf.lockers(locker.id)}>{lockerName(locker)}</TextLink>
}
