import { createContext } from 'react'
import type { BookingSlot } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { numberOf, zoneName } from '#lib/names.ts'
import { heightFirstCm, isMeasured } from '#lib/numbers.ts'
import { MissingText } from '#ui/MissingText.tsx'
import { actionsColumn, type Columns, columnsOf, TextCell } from '#ui/table/columns.tsx'
import { BookingActions } from './BookingActions.tsx'
import { BookingSwitch } from './BookingSwitch.tsx'
import { columns as titles } from './copy.ts'
import styles from './bookings.module.css'

export type Booking = Ref<BookingSlot>
const column = columnsOf<Booking>()

const location = column.display({
  id: 'location',
  header: titles.location,
  meta: { rowHeader: true },
  cell: ({ row: { original } }) => <Location {...original.slot?.temperatureZone?.locker} />,
})

function Location({
  id,
  shortLocation,
  location: address,
}: {
  id?: number
  shortLocation?: string
  location?: string
}) {
  if (shortLocation === undefined) return <MissingText>{address ?? numberOf({ id })}</MissingText>
  return (
    <>
      {shortLocation}
      {address !== undefined && <span className={styles['address']}>{address}</span>}
    </>
  )
}

const zone = column.display({
  id: 'zone',
  header: titles.zone,
  meta: { width: '148px' },
  cell: ({ row: { original } }) => <MissingText>{zoneName(original.slot?.temperatureZone)}</MissingText>,
})

const Size = ({ slot }: Pick<Booking, 'slot'>) =>
  slot && isMeasured(slot) ? heightFirstCm(slot) : <MissingText>{numberOf(slot)}</MissingText>

const size = column.display({
  id: 'dimensions',
  header: titles.dimensions,
  meta: { nowrap: true, width: '124px' },
  cell: ({ row: { original } }) => <Size slot={original.slot} />,
})

const capacity = column.accessor('capacity', {
  header: titles.capacity,
  meta: { numeric: true, width: '76px' },
  cell: TextCell,
})

const available = column.accessor('available', {
  header: titles.available,
  meta: { numeric: true, width: '90px' },
  cell: TextCell,
})

const active = column.display({
  id: 'active',
  header: titles.active,
  meta: { width: '132px' },
  cell: ({ row: { original } }) => <BookingSwitch booking={original} />,
})

const id = column.accessor('id', {
  header: titles.id,
  meta: { nowrap: true, width: '84px' },
  cell: TextCell,
})

const actions = column.display({
  ...actionsColumn,
  meta: { ...actionsColumn.meta, width: '80px' },
  cell: ({ row: { original } }) => <BookingActions booking={original} />,
})

const shared = [location, zone, size, capacity, available, active] as const

/** For roles that may only read bookings. */
export const readerColumns = column.columns([...shared])

/** For roles that may change bookings: also the number and the actions. */
export const managerColumns = column.columns([id, ...shared, actions])

/** The columns that the screen shows, in the table of each company. */
export const BookingColumns = createContext<Columns<Booking>>(readerColumns)
