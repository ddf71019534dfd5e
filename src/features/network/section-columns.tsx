import type { BookingState } from '#api/records/occupancy.ts'
import type { Verdict } from '#api/records/temperatures.ts'
import { NONE } from '#lib/french.ts'
import { formatNumber, withUnit } from '#lib/numbers.ts'
import { StatusBadge, type Tone } from '#ui/badges.tsx'
import { TextLink } from '#ui/links.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { BookingRate } from './booking-rates.ts'
import { bookingStates, columns as titles, figures, sections, verdicts } from './copy.ts'
import type { Stock } from './stock.ts'
import type { ZoneReading } from './zone-readings.ts'
import styles from './Section.module.css'

const stock = columnsOf<Stock>()
const count = ({ getValue }: { getValue: () => number | undefined }) => figures.count(getValue())

export const stockColumns = stock.columns([
  stock.accessor(({ zone = sections.otherZone, size }) => `${zone}${size === undefined ? '' : ` ${size}`}`, {
    id: 'place',
    header: `${titles.zone}, ${titles.size.toLowerCase()}`,
    meta: { rowHeader: true },
  }),
  stock.accessor('slots', { header: titles.slots, meta: { numeric: true }, cell: count }),
  stock.accessor('unreserved', { header: titles.unreserved, meta: { numeric: true }, cell: count }),
  stock.accessor('reservedEmpty', { header: titles.reservedEmpty, meta: { numeric: true }, cell: count }),
  stock.accessor('occupied', { header: titles.occupied, meta: { numeric: true }, cell: count }),
])

const verdictTones: Record<Verdict, Tone> = {
  inside: 'success',
  outside: 'danger',
  unmeasured: 'warning',
  unjudged: 'secondary',
}

const reading = columnsOf<ZoneReading>()
const machineLink = (id: number | undefined, name: string | undefined) =>
  id === undefined ? (
    name
  ) : (
    <TextLink to="/lockers/detail/$id" params={{ id }}>
      {name}
    </TextLink>
  )

export const temperatureColumns = reading.columns([
  reading.accessor('machine', {
    header: titles.machine,
    meta: { rowHeader: true, width: '28%' },
    cell: ({ row: { original } }) => machineLink(original.lockerId, original.machine),
  }),
  reading.accessor('zone', { header: titles.zone, meta: { width: '24%' } }),
  reading.accessor('value', {
    header: titles.temperature,
    meta: { numeric: true, nowrap: true },
    cell: ({ getValue }) => withUnit(getValue(), '°C'),
  }),
  reading.accessor('band', {
    header: titles.band,
    meta: { nowrap: true },
    cell: ({ getValue }) => bandWords(getValue()),
  }),
  reading.accessor('verdict', {
    header: titles.verdict,
    cell: ({ getValue }) => <StatusBadge tone={verdictTones[getValue()]}>{verdicts[getValue()]}</StatusBadge>,
  }),
])

export const bandWords = (band: ZoneReading['band']) =>
  band === undefined ? NONE : figures.band(formatNumber(band[0]), withUnit(band[1], '°C'))

const bookingTones: Record<BookingState, Tone> = { saturated: 'warning', idle: 'info', inactive: 'danger' }

const rate = columnsOf<BookingRate>()

export const bookingColumns = rate.columns([
  rate.accessor('machine', {
    header: titles.machine,
    meta: { rowHeader: true, width: '22%' },
    cell: ({ row: { original } }) => machineLink(original.lockerId, original.machine ?? sections.otherMachine),
  }),
  rate.accessor('company', {
    header: titles.company,
    meta: { width: '24%' },
    cell: ({ row: { original } }) =>
      original.companyId === undefined ? (
        (original.company ?? NONE)
      ) : (
        <TextLink to="/societes/detail/$id" params={{ id: original.companyId }}>
          {original.company}
        </TextLink>
      ),
  }),
  rate.accessor('capacity', { header: titles.capacity, meta: { numeric: true }, cell: count }),
  rate.accessor('used', { header: titles.used, meta: { numeric: true }, cell: count }),
  rate.accessor('rate', {
    header: titles.rate,
    meta: { numeric: true },
    cell: ({ getValue }) => figures.percent(getValue()),
  }),
  rate.accessor('states', {
    header: titles.verdict,
    cell: ({ getValue }) => (
      <span className={styles['states']}>
        {getValue().size === 0 && NONE}
        {[...getValue()].map(([state, found]) => (
          <StatusBadge key={state} tone={bookingTones[state]}>
            {bookingStates[state](found)}
          </StatusBadge>
        ))}
      </span>
    ),
  }),
])
