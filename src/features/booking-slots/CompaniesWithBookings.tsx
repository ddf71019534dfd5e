import { Box } from '@mantine/core'
import { type ComponentProps, createContext, memo, use, useMemo } from 'react'
import { byId } from '#api/addresses.ts'
import type { Company } from '#api/generated/entities.ts'
import { pageOf } from '#domain/pages.ts'
import { nameOf } from '#lib/names.ts'
import { words } from '#ui/copy.ts'
import { TextLink } from '#ui/links.tsx'
import { type Columns, columnsOf } from '#ui/table/columns.tsx'
import { DataTable, TableView } from '#ui/table/DataTable.tsx'
import { CompanyOfRow } from './BookingActions.tsx'
import { ReadAt } from './BookingSwitch.tsx'
import { readerColumns } from './columns.tsx'
import { columns as titles, messages, titles as screens } from './copy.ts'
import { type Booking, type Narrowing, narrowing } from './narrow.ts'
import styles from './bookings.module.css'

/** The tables of the bookings: their columns, the layout of these, and the bookings that match the filter. */
interface Inner {
  columns: Columns<Booking>
  layout: ComponentProps<typeof DataTable>['layout']
  bookingsOf: Narrowing['bookingsOf']
}
const InnerTables = createContext<Inner>({ columns: readerColumns, layout: undefined, ...narrowing({}) })

const column = columnsOf<Company>()

export const companyColumns = column.columns([
  column.accessor((company) => nameOf(company), {
    id: 'name',
    header: titles.company,
    meta: { rowHeader: true, width: '152px' },
    cell: ({ row: { original } }) => <TextLink {...pageOf.companies(original.id)}>{nameOf(original)}</TextLink>,
  }),
  column.display({
    id: 'bookings',
    header: titles.bookings,
    meta: { wide: true },
    cell: ({ row: { original } }) => <BookingsOf company={original} />,
  }),
])

/** The bookings of a company. One without any keeps its row: the server counts it. Memoized: « Tous » shows hundreds. */
const BookingsOf = memo(function Bookings({ company }: { company: Company }) {
  const { columns, layout, bookingsOf } = use(InnerTables)
  const bookings = bookingsOf(company)
  if (bookings.length === 0)
    return (
      <Box component="p" px="sm" py="xs" c="dimmed">
        {company.bookingSlots === undefined ? messages.unreadBookings : words.empty}
      </Box>
    )
  return (
    <CompanyOfRow value={company.id}>
      <DataTable
        nested
        caption={messages.nested(nameOf(company))}
        columns={columns}
        layout={layout}
        rows={bookings.toSorted(byId)}
      />
    </CompanyOfRow>
  )
})

interface Props extends Omit<ComponentProps<typeof TableView<Company>>, 'caption'>, Inner {
  /** Fetch time of the companies. */
  readAt: number
}

/** The companies, each with a table of its bookings. */
export function CompaniesWithBookings({ columns, layout, bookingsOf, readAt, ...view }: Props) {
  const inner = useMemo(() => ({ columns, layout, bookingsOf }), [columns, layout, bookingsOf])
  return (
    <div className={styles['companies']}>
      <ReadAt value={readAt}>
        <InnerTables value={inner}>
          <TableView {...view} caption={screens.list} zebra />
        </InnerTables>
      </ReadAt>
    </div>
  )
}
