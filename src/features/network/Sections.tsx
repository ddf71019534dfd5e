import { Flex, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import type { Order } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import { isIncomplete } from '#api/pages.ts'
import { inBackground } from '#api/query-settings.ts'
import { isWhole, readState, type RowsRead } from '#api/read-state.ts'
import { bookingsQuery, zonesQuery } from '#api/records/selections.ts'
import type { BookingState, TemperatureBands, Verdict } from '#domain/occupancy.ts'
import { pageOf } from '#domain/pages.ts'
import { NONE } from '#lib/french.ts'
import { withUnit } from '#lib/numbers.ts'
import { TableCard } from '#list/TableCard.tsx'
import { Can } from '#session/Can.tsx'
import { StatusBadge, type Tone } from '#ui/badges.tsx'
import { TextLink } from '#ui/links.tsx'
import { EmptyState, RetryButton } from '#ui/page-states.tsx'
import { type Columns, columnsOf } from '#ui/table/columns.tsx'
import { bookingStates, columns, figures, sections, titles, verdicts } from './copy.ts'
import { countOf, type Machine, type ZoneReading, zoneReadingsOf, zonesOf } from './machines.ts'
import { type BookingRate, bookingRatesOf, type Stock, stockOf } from './stock.ts'

interface Props {
  /** Machines of the filter, or only the chosen one. */
  machines: readonly Machine[]
  /** All machines are shown, including data without a known machine. */
  isEverywhere: boolean
  chosen: Machine | undefined
  /** The parcels in the chosen machine. */
  parcels: readonly Order[]
  /** The parcels are complete: no other one can be in the machine. */
  hasAllParcels: boolean
  bands: TemperatureBands
}

/** Stock, temperatures and bookings under the map. Each is read in the background, independently of the others. */
export function Sections({ machines, isEverywhere, chosen, parcels, hasAllParcels, bands }: Props) {
  const zones = lockers.useAllLockersQuery(zonesQuery, inBackground)
  const ids = new Set(machines.map(({ id }) => id))
  const shown = zones.data?.items.filter(({ id }) => ids.has(id)) ?? []
  const [one] = shown
  const readings = zoneReadingsOf(shown, bands)
  const outside = countOf(readings, 'outside')
  const hasBands = Object.keys(bands).length > 0
  const stock = one ? stockOf(zonesOf(one), parcels, hasAllParcels) : []
  return (
    <Stack gap="lg" mt="lg">
      {chosen && (
        <Section
          title={titles.stock(chosen.name)}
          read={zones}
          columns={stockColumns}
          rows={stock}
          isIncomplete={!hasAllParcels}
          none={sections.noStock}
        />
      )}
      <Section
        title={titles.temperatures}
        read={zones}
        columns={temperatureColumns}
        rows={readings}
        none={sections.noZone}
        note={
          <>
            <span>{sections.temperatureNote}</span>
            {!hasBands && <span>{sections.noBands}</span>}
            {hasBands && zones.data && outside > 0 && (
              <StatusBadge tone="danger">{sections.outside(outside)}</StatusBadge>
            )}
            {hasBands && outside === 0 && isWhole(zones) && <span>{sections.nothingOutside}</span>}
          </>
        }
      />
      <Can do="network:see-bookings">
        <Bookings ids={ids} isEverywhere={isEverywhere} />
      </Can>
    </Stack>
  )
}

function Bookings({ ids, isEverywhere }: { ids: ReadonlySet<number>; isEverywhere: boolean }) {
  const bookings = bookingSlots.useAllBookingSlotsQuery(bookingsQuery, inBackground)
  const rates = bookingRatesOf(bookings.data?.items ?? []).filter(
    ({ lockerId }) => isEverywhere || (lockerId !== undefined && ids.has(lockerId)),
  )
  return (
    <Section title={titles.bookings} read={bookings} columns={bookingColumns} rows={rates} none={sections.noBooking} />
  )
}

interface SectionProps<Row extends object> {
  title: string
  /** Read of the section. It fails and retries independently of other sections. */
  read: RowsRead
  columns: Columns<Row>
  rows: readonly Row[]
  /** Figures are missing, although all rows were read. */
  isIncomplete?: boolean
  /** Sentence without rows. */
  none: string
  note?: ReactNode
}

/** A part of « Réseau » under the map. */
function Section<Row extends { key: string }>(props: SectionProps<Row>) {
  const { title, read, columns: own, rows, isIncomplete: lacksFigures = false, none, note } = props
  const { data } = read
  const { hasFailed } = readState(read)
  const failure = hasFailed ? sections.unread : data && isIncomplete(data) ? sections.incomplete : undefined
  return (
    <TableCard
      title={title}
      columns={own}
      rows={data !== undefined || !hasFailed ? rows : undefined}
      rowId={({ key }) => key}
      sortable
      loading={data === undefined}
      isIncomplete={failure !== undefined || lacksFigures}
      notes={
        <>
          {note}
          <span role="status">{failure}</span>
          {failure && <RetryButton reads={[read]} />}
        </>
      }
      empty={<EmptyState sentence={isWhole(read) ? none : sections.noneRead} />}
    />
  )
}

const stocked = columnsOf<Stock>()

const stockColumns = stocked.columns([
  stocked.accessor(({ zone = sections.otherZone, size }) => `${zone}${size === undefined ? '' : ` ${size}`}`, {
    id: 'place',
    header: `${columns.zone}, ${columns.size.toLowerCase()}`,
    meta: { rowHeader: true },
  }),
  stocked.number('slots', columns.slots, ({ slots }) => figures.count(slots)),
  stocked.number('unreserved', columns.unreserved, ({ unreserved }) => figures.count(unreserved)),
  stocked.number('reservedEmpty', columns.reservedEmpty, ({ reservedEmpty }) => figures.count(reservedEmpty)),
  stocked.number('occupied', columns.occupied, ({ occupied }) => figures.count(occupied)),
])

const verdictTones: Record<Verdict, Tone> = {
  inside: 'success',
  outside: 'danger',
  unmeasured: 'warning',
  unjudged: 'secondary',
}

const reading = columnsOf<ZoneReading>()
const machineLink = (id: number | undefined, name: string | undefined) =>
  id === undefined ? name : <TextLink {...pageOf.lockers(id)}>{name}</TextLink>

const temperatureColumns = reading.columns([
  reading.accessor('machine', {
    header: columns.machine,
    meta: { rowHeader: true, width: '28%' },
    cell: ({ row: { original } }) => machineLink(original.lockerId, original.machine),
  }),
  reading.accessor('zone', { header: columns.zone, meta: { width: '24%' } }),
  reading.number('value', columns.temperature, ({ value }) => withUnit(value, '°C'), { nowrap: true }),
  reading.accessor('band', {
    header: columns.band,
    meta: { nowrap: true, exportValue: ({ band }) => band && figures.band(band) },
    enableSorting: false,
    cell: ({ getValue }) => figures.band(getValue()),
  }),
  reading.accessor(({ verdict }) => verdicts[verdict], {
    id: 'verdict',
    header: columns.verdict,
    cell: ({ getValue, row: { original } }) => (
      <StatusBadge tone={verdictTones[original.verdict]}>{getValue()}</StatusBadge>
    ),
  }),
])

const bookingTones: Record<BookingState, Tone> = { saturated: 'warning', idle: 'info', inactive: 'danger' }

const rate = columnsOf<BookingRate>()

const bookingColumns = rate.columns([
  rate.accessor('machine', {
    header: columns.machine,
    meta: { rowHeader: true, width: '22%' },
    cell: ({ row: { original } }) => machineLink(original.lockerId, original.machine ?? sections.otherMachine),
  }),
  rate.accessor('company', {
    header: columns.company,
    meta: { width: '24%' },
    cell: ({ row: { original } }) =>
      original.companyId === undefined ? (
        (original.company ?? NONE)
      ) : (
        <TextLink {...pageOf.companies(original.companyId)}>{original.company}</TextLink>
      ),
  }),
  rate.number('capacity', columns.capacity, ({ capacity }) => figures.count(capacity)),
  rate.number('used', columns.used, ({ used }) => figures.count(used)),
  rate.number('rate', columns.rate, ({ rate: part }) => figures.percent(part), {
    // A percentage in the file, as on screen.
    exportValue: ({ rate: part }) => part && Math.round(1000 * part) / 10,
  }),
  rate.accessor(({ states }) => [...states].map(([state, found]) => bookingStates[state](found)).join(' '), {
    id: 'states',
    header: columns.verdict,
    cell: ({ row: { original } }) => (
      <Flex component="span" display="inline-flex" wrap="wrap" rowGap="xs" columnGap="sm">
        {original.states.size === 0 && NONE}
        {[...original.states].map(([state, found]) => (
          <StatusBadge key={state} tone={bookingTones[state]}>
            {bookingStates[state](found)}
          </StatusBadge>
        ))}
      </Flex>
    ),
  }),
])
