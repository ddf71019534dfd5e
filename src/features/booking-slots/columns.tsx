import type { Locker } from '#api/generated/entities.ts'
import { lockerOfBooking } from '#domain/orders/place.ts'
import type { CsvColumn } from '#lib/csv.ts'
import { lockerName, nameOf, numberOf, zoneName } from '#lib/names.ts'
import { heightFirstCm, isMeasured } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import { MissingText } from '#ui/MissingText.tsx'
import { actionsColumn, type Columns, columnsOf, csvColumnsOf, TextCell } from '#ui/table/columns.tsx'
import { BookingActions } from './BookingActions.tsx'
import { BookingSwitch } from './BookingSwitch.tsx'
import { columns as titles } from './copy.ts'
import type { Booking, Line } from './narrow.ts'
import styles from './bookings.module.css'

const column = columnsOf<Booking>()

const zoneOf = ({ slot }: Booking) => zoneName(slot?.temperatureZone)

const shared = [
  column.accessor((booking) => lockerName(lockerOfBooking(booking)), {
    id: 'location',
    header: titles.location,
    meta: { rowHeader: true },
    cell: ({ row: { original } }) => <Location {...lockerOfBooking(original)} />,
  }),
  column.accessor(zoneOf, { id: 'zone', header: titles.zone, meta: { width: '140px' }, cell: TextCell }),
  column.accessor(({ slot }) => (slot && isMeasured(slot) ? heightFirstCm(slot) : undefined), {
    id: 'dimensions',
    header: titles.dimensions,
    meta: { nowrap: true, width: '124px' },
    cell: ({ getValue, row: { original } }) => <MissingText>{getValue() ?? numberOf(original.slot)}</MissingText>,
  }),
  column.accessor('capacity', { header: titles.capacity, meta: { numeric: true, width: '76px' }, cell: TextCell }),
  column.accessor('available', { header: titles.available, meta: { numeric: true, width: '90px' }, cell: TextCell }),
  column.accessor(({ active }) => (active === undefined ? undefined : active ? words.enabled : words.disabled), {
    id: 'active',
    header: titles.active,
    meta: { width: '124px' },
    cell: ({ row: { original } }) => <BookingSwitch booking={original} />,
  }),
]

function Location({ id, shortLocation, location }: Partial<Locker>) {
  if (shortLocation === undefined) return <MissingText>{location ?? numberOf({ id })}</MissingText>
  return (
    <>
      {shortLocation}
      {location !== undefined && (
        <span className={styles['address']} title={location}>
          {location}
        </span>
      )}
    </>
  )
}

/** For roles that may only read bookings. */
export const readerColumns = column.columns(shared)

/** For roles that may change bookings: also the number and the actions. */
export const managerColumns = column.columns([
  column.accessor('id', { header: titles.id, meta: { nowrap: true, width: '84px' }, cell: TextCell }),
  ...shared,
  column.display({
    ...actionsColumn,
    meta: { ...actionsColumn.meta, width: '80px' },
    cell: ({ row: { original } }) => <BookingActions booking={original} />,
  }),
])

/** The columns of the file: those of the list, with the company after the number of the booking. */
export function lineColumns(columns: Columns<Booking>): CsvColumn<Line>[] {
  const own = csvColumnsOf(columns).map(({ header, cell }) => ({
    header,
    cell: ({ booking }: Line) => cell(booking),
  }))
  const place = own.findIndex(({ header }) => header === titles.id) + 1
  return own.toSpliced(place, 0, { header: titles.company, cell: ({ company }) => nameOf(company) })
}
