import { memo, type ReactNode, use } from 'react'
import { byId } from '#api/addresses.ts'
import type { Company } from '#api/generated/entities.ts'
import { nameOf } from '#lib/names.ts'
import { words } from '#ui/copy.ts'
import { TextLink } from '#ui/links.tsx'
import type { RowMarks } from '#ui/table/BodyRow.tsx'
import { type Columns, columnsOf, type Density } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { type Booking, BookingColumns } from './booking-columns.tsx'
import { CompanyOfRow } from './BookingActions.tsx'
import { ReadAt } from './BookingSwitch.tsx'
import { columns as titles, messages, titles as screens } from './copy.ts'
import styles from './bookings.module.css'

const column = columnsOf<Company>()

const companyColumns = column.columns([
  column.accessor('name', {
    header: titles.company,
    meta: { rowHeader: true, sortable: true, width: '152px' },
    cell: ({ row: { original } }) => (
      <TextLink to="/societes/detail/$id" params={{ id: original.id }}>
        {nameOf(original)}
      </TextLink>
    ),
  }),
  column.display({
    id: 'bookings',
    header: titles.bookings,
    meta: { wide: true },
    cell: ({ row: { original } }) => <BookingsOf company={original} />,
  }),
])

/**
 * The bookings of one company. A company without bookings keeps its row, because the server counts it in the pages.
 * Memoized, because « Tous » shows hundreds of companies.
 */
const BookingsOf = memo(function Bookings({ company }: { company: Company }) {
  const columns = use(BookingColumns)
  const bookings = company.bookingSlots
  if (bookings === undefined) return <p className={styles['none']}>{messages.unreadBookings}</p>
  if (bookings.length === 0) return <p className={styles['none']}>{words.empty}</p>
  return (
    <CompanyOfRow value={company.id}>
      <DataTable nested caption={messages.nested(nameOf(company))} columns={columns} rows={bookings.toSorted(byId)} />
    </CompanyOfRow>
  )
})

interface Props {
  /** Columns of the nested tables. */
  columns: Columns<Booking>
  density: Density | undefined
  companies: readonly Company[]
  marks: RowMarks | undefined
  /** Fetch time of the companies. */
  readAt: number
  loading: boolean
  /** Further rows are loading, so the positions may still change. */
  stale: boolean
  /** Shown when there are no rows. */
  empty: ReactNode
  sort: 'asc' | 'desc' | undefined
  onSort: () => void
}

/** The companies, each with a table of its bookings. */
export function CompaniesWithBookings(props: Props) {
  const { columns, density, companies, marks, readAt, loading, stale, empty, sort, onSort } = props
  return (
    <div className={styles['companies']}>
      <ReadAt value={readAt}>
        <BookingColumns value={columns}>
          <DataTable
            caption={screens.list}
            columns={companyColumns}
            density={density}
            rows={companies}
            marks={marks}
            zebra
            loading={loading}
            stale={stale}
            empty={empty}
            sort={sort && { column: 'name', direction: sort }}
            onSort={onSort}
          />
        </BookingColumns>
      </ReadAt>
    </div>
  )
}
