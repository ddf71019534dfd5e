import { Box, Flex, Stack, Text } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import { isIncomplete as isListIncomplete } from '#api/pages.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { bookingsQuery } from '#api/records/selections.ts'
import { allow, ofFeature } from '#app/session/guards.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { companyParty, machineParty } from '#domain/deliveries.ts'
import { lockerOfBooking } from '#domain/orders/place.ts'
import { BarChart, Key } from '#features/analysis/BarChart.tsx'
import { Definitions, Figure } from '#features/analysis/Board.tsx'
import {
  type BookingFits,
  bookingFitsOf,
  type FitGroup,
  periodIn,
  readFrom,
} from '#features/analysis/bookings/booking-fits.ts'
import { type EditButton, fitColumns, fitFile, sumColumns, unusedSum } from '#features/analysis/bookings/columns.tsx'
import {
  charts,
  countOf,
  definitions,
  figures,
  filters,
  title,
  titles,
  words,
} from '#features/analysis/bookings/copy.ts'
import { kinds, title as analysisTitle } from '#features/analysis/copy.ts'
import { periodOf } from '#features/analysis/days.ts'
import { partiesOf } from '#features/analysis/figures.ts'
import { chosenIn, Filters } from '#features/analysis/Filters.tsx'
import { PrintedScope, ReadStatus } from '#features/analysis/ReadLine.tsx'
import { type AnalysisAddress, analysisSearch, MOST } from '#features/analysis/search.ts'
import { recentRead, useDeliveries } from '#features/analysis/use-deliveries.ts'
import { loadEditDialog } from '#features/booking-slots/BookingActions.tsx'
import { actions } from '#features/booking-slots/copy.ts'
import { tahitiOf } from '#lib/dates.ts'
import { formatNumber } from '#lib/numbers.ts'
import { ExportTable } from '#list/ExportList.tsx'
import { TableCard } from '#list/TableCard.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { useServerNow } from '#refresh/use-server-now.ts'
import { useCan } from '#session/session.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardNotes } from '#ui/CardNotes.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { EmptyState, RetryButton } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { usePrinting } from '#ui/PrintView.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from '#features/analysis/bookings/bookings.module.css'

export const Route = createFileRoute('/_console/analyse/reservations')({
  // The screen validates the search, so that its code stays out of the route table.
  validateSearch: (address: AnalysisAddress) => address,
  beforeLoad: allow('analysis:see'),
  loader: ofFeature('analysis'),
  component: BookingSizes,
  pendingComponent: pending('rows'),
})

const bookingsRead = bookingSlots.all(bookingsQuery)
const reads = [recentRead, bookingsRead]

/** Reads the deliveries of a period and all bookings, and shows how well they fit. */
function BookingSizes() {
  const address = Route.useSearch()
  const search = useMemo(() => analysisSearch(address), [address])
  const { societe, machine, du, au } = search
  const { day: today } = tahitiOf(useServerNow())
  const period = useMemo(() => periodIn({ du, au }, today), [du, au, today])
  const from = readFrom(period)
  const read = useDeliveries(MOST, from)
  const bookings = bookingSlots.useAllBookingSlotsQuery(bookingsQuery, inBackground)
  const { deliveries, orders, now, isReading, isWhole } = read
  const known = bookings.data?.items
  const fits = useMemo(
    () =>
      orders &&
      known &&
      !isReading &&
      bookingFitsOf(orders, known, { period, now, isWhole, companyId: societe, machineId: machine }),
    [orders, known, isReading, period, now, isWhole, societe, machine],
  )
  const companies = useMemo(() => partiesOf(known ?? [], ({ company }) => companyParty(company)), [known])
  const machines = useMemo(() => partiesOf(known ?? [], (booking) => machineParty(lockerOfBooking(booking))), [known])
  const { hasFailed } = readState(bookings)
  const trouble = hasFailed
    ? known === undefined
      ? words.unread
      : words.old
    : bookings.data && isListIncomplete(bookings.data) && words.incomplete
  const isFiltered = societe !== undefined || machine !== undefined
  return (
    <>
      <PageTitle parts={[title, analysisTitle]} />
      <PageHeader title={title} refresh={<RefreshBar reads={reads} automatic={false} />}>
        <Filters
          search={{ ...search, du: du ?? period.first, au: au ?? period.last }}
          isFiltered={isFiltered || du !== undefined || au !== undefined}
          texts={filters}
          companies={companies}
          machines={machines}
        />
      </PageHeader>
      <ReadStatus read={read} />
      {trouble && (
        <Text fz="sm" mb="sm" role="alert">
          {trouble} <RetryButton reads={[bookings]} />
        </Text>
      )}
      <PrintedScope
        read={read}
        period={periodOf(deliveries ?? [])}
        isBefore={!isWhole}
        chosen={[filters.period(period), ...chosenIn({ search, companies, machines, texts: filters }), trouble]}
      />
      <Board
        fits={fits || undefined}
        isLoading={isReading || (known === undefined && !hasFailed)}
        isFiltered={isFiltered}
        isIncomplete={!isWhole || Boolean(trouble)}
      />
    </>
  )
}

/** « Modifier » for a booking outside of its list. */
const EditBookingButton: EditButton = ({ booking, proposed }) => (
  <DialogButton load={loadEditDialog} props={{ id: booking.id, companyId: booking.company?.id, booking, proposed }}>
    {actions.editShort}
    <VisuallyHidden>{actions.editRest(booking.id)}</VisuallyHidden>
  </DialogButton>
)

interface BoardProps {
  /** Undefined until everything has been read, because the rows would move. */
  fits: BookingFits | undefined
  isLoading: boolean
  isFiltered: boolean
  isIncomplete: boolean
}

/** Number of bookings in the chart, and in the table until all are asked for. */
const FIRST = 20

function Board({ fits, isLoading, isFiltered, isIncomplete }: BoardProps) {
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  const mayEdit = useCan('bookings:edit')
  const columns = useMemo(() => fitColumns(mayEdit ? EditBookingButton : undefined), [mayEdit])
  // Reserves the space of the chart, to avoid a layout shift.
  if (fits === undefined) return isLoading && <Box mih="100vh" />
  if (fits.rows[0]?.days === 0) return <EmptyState sentence={words.noDays} />
  const { rows, unbooked, orphaned, undated } = fits
  const first = rows.slice(0, FIRST)
  return (
    <Stack data-sections gap="lg">
      {rows.length > 0 && <Totals fits={fits} />}
      <Card
        title={titles.bookings}
        count={howMany.bookings(rows.length)}
        flush
        actions={
          <ExportTable inCard title={titles.bookings} columns={fitFile} rows={rows} isIncomplete={isIncomplete} />
        }
      >
        <CardNotes>
          <Key>{charts.used}</Key>
          <Key hatched>{charts.unused}</Key>
          {rows.length > FIRST && <span>{charts.first(FIRST)}</span>}
          {unbooked > 0 && <span>{words.unbooked(unbooked)}</span>}
          {orphaned > 0 && <span>{words.orphaned(orphaned)}</span>}
          {undated > 0 && <span>{words.undated(undated)}</span>}
        </CardNotes>
        {first.length > 0 && (
          <BarChart
            label={charts.label}
            bars={first.map(({ rank, company, place, capacity, most, isAtLeast }) => ({
              key: String(rank),
              count: Math.max(capacity ?? most, most),
              hatched: Math.max(0, (capacity ?? most) - most),
              words: charts.bar(
                `${rank} ${company.name ?? ''}, ${place.machine} ${place.zone}`,
                countOf(most, isAtLeast),
                capacity,
              ),
              label: String(rank),
            }))}
          />
        )}
        <div className={styles['fits']}>
          <DataTable
            caption={titles.bookings}
            columns={columns}
            rows={isOpen || isPrinting ? rows : first}
            rowId={({ booking }) => String(booking.id)}
            empty={<EmptyState sentence={isFiltered ? words.noneFound : words.none} />}
          />
        </div>
        {rows.length > FIRST && (
          <Flex data-screen-only justify="center" py="sm">
            <Button variant="subtle" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? words.fewer(FIRST) : words.all(rows.length)}
            </Button>
          </Flex>
        )}
      </Card>
      {rows.length > 0 && (
        <>
          <Sums kind="company" rows={fits.companies} isIncomplete={isIncomplete} />
          <Sums kind="machine" rows={fits.machines} isIncomplete={isIncomplete} />
        </>
      )}
      <Definitions meanings={definitions} />
    </Stack>
  )
}

/** The key figures above the chart. */
function Totals({ fits: { total, rows } }: { fits: BookingFits }) {
  const proposals = rows.filter(({ proposed }) => proposed !== undefined).length
  return (
    <section aria-label={titles.figures}>
      <Flex component="dl" wrap="wrap" gap="clamp(8px, 2vw, 16px)">
        <Figure
          name={figures.reserved}
          value={formatNumber(total.reserved)}
          basis={figures.inBookings(total.bookings)}
        />
        <Figure name={figures.unused} value={unusedSum(total)} basis={figures.inPeriod(rows[0]?.days ?? 0)} />
        <Figure name={figures.freed} value={formatNumber(total.freed)} basis={figures.proposals(proposals)} />
        <Figure
          name={figures.short}
          value={countOf(total.short, total.isAtLeast)}
          basis={figures.ofBookings(total.bookings)}
        />
      </Flex>
    </section>
  )
}

const sumsBy = { company: sumColumns('company'), machine: sumColumns('machine') }

interface SumsProps {
  kind: keyof typeof sumsBy
  rows: readonly FitGroup[]
  isIncomplete: boolean
}

function Sums({ kind, ...table }: SumsProps) {
  const { title: name, count } = kinds[kind]
  return (
    <TableCard
      {...table}
      title={name}
      count={count(table.rows.length)}
      columns={sumsBy[kind]}
      rowId={({ key }) => key}
    />
  )
}
