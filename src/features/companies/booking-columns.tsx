import type { BookingSlot } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { bookingState } from '#api/records/selections.ts'
import { nameOf, numberOf } from '#lib/names.ts'
import { heightFirst, isMeasured } from '#lib/numbers.ts'
import { StateIcon } from '#ui/badges.tsx'
import { TextLink } from '#ui/links.tsx'
import { columnsOf, TextCell } from '#ui/table/columns.tsx'
import { bookingColumns as titles } from './copy.ts'

/** The fields of the table. Relations are requested with their fields, because the server would send only their IRIs. */
export const bookingFields = [
  ...bookingState,
  {
    slot: ['id', 'height', 'width', 'depth', { temperatureZone: ['id', 'name', { locker: ['id', 'shortLocation'] }] }],
  },
] as const satisfies Selection<BookingSlot>

const column = columnsOf<BookingSlot>()

function MachineLink({ booking: { id, slot } }: { booking: BookingSlot }) {
  const locker = slot?.temperatureZone?.locker
  if (locker?.id === undefined) return numberOf({ id })
  return (
    <TextLink to="/lockers/detail/$id" params={{ id: locker.id }}>
      {locker.shortLocation ?? numberOf(locker)}
    </TextLink>
  )
}

const zoneName = ({ slot }: BookingSlot) => nameOf(slot?.temperatureZone ?? slot)

const dimensions = ({ slot }: BookingSlot) => (slot && isMeasured(slot) ? heightFirst(slot) : undefined)

export const bookingColumns = column.columns([
  column.display({
    id: 'machine',
    header: titles.machine,
    meta: { rowHeader: true, breakable: true },
    cell: ({ row: { original } }) => <MachineLink booking={original} />,
  }),
  column.accessor(zoneName, {
    id: 'zone',
    header: titles.zone,
    cell: TextCell,
  }),
  column.accessor(dimensions, {
    id: 'dimensions',
    header: titles.dimensions,
    meta: { nowrap: true },
    cell: TextCell,
  }),
  column.accessor('capacity', {
    header: titles.capacity,
    meta: { numeric: true },
    cell: TextCell,
  }),
  column.accessor('available', {
    header: titles.available,
    meta: { numeric: true },
    cell: TextCell,
  }),
  column.accessor('active', { header: titles.active, cell: ({ getValue }) => <StateIcon on={getValue()} /> }),
])
