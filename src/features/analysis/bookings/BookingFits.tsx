import { Box, Flex, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import { isIncomplete as isListIncomplete } from '#api/pages.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { bookingsQuery } from '#api/records/selections.ts'
import { lockerOfBooking } from '#domain/orders/place.ts'
import { BarChart, Key } from '#features/analysis/BarChart.tsx'
import { Definitions, Figure } from '#features/analysis/Board.tsx'
import { filters as filterWords } from '#features/analysis/copy.ts'
import { isRead, periodOf } from '#features/analysis/days.ts'
import { Filters } from '#features/analysis/Filters.tsx'
import { PrintedScope, ReadStatus } from '#features/analysis/ReadLine.tsx'
import { type AnalysisAddress, type AnalysisSearch, analysisSearch, MOST } from '#features/analysis/search.ts'
import { recentRead, useDeliveries } from '#features/analysis/use-deliveries.ts'
import { tahitiOf } from '#lib/dates.ts'
import { lockerName, nameOf } from '#lib/names.ts'
import { formatNumber } from '#lib/numbers.ts'
import { ExportTable } from '#list/ExportList.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { useServerNow } from '#refresh/use-server-now.ts'
import { useCan } from '#session/session.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardNotes } from '#ui/CardNotes.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { EmptyState, RetryButton } from '#ui/page-states.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { usePrinting } from '#ui/PrintView.tsx'
import { csvColumnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import {
  type BookingFits as Fits,
  bookingFitsOf,
  type FitGroup,
  partiesIn,
  periodIn,
  readFrom,
} from './booking-fits.ts'
import { type EditButton, fitColumns, fitFile, sumColumns, unusedSum } from './columns.tsx'
import { charts, countOf, definitions, figures, filters, title, titles, words } from './copy.ts'
import styles from './bookings.module.css'

const bookingsRead = bookingSlots.all(bookingsQuery)
const reads = [recentRead, bookingsRead]

interface Props {
  /** As in the address. */
  address: AnalysisAddress
  /** Receives only the changed filters. `isStep`: adds a history entry. */
  onChange: (change: AnalysisSearch, isStep: boolean) => void
  /** Changes a booking. Belongs to another feature. */
  Edit: EditButton
}

/** Reads the deliveries of a period and all bookings, and shows how well they fit. */
export function BookingFits({ address, onChange, Edit }: Props) {
  const search = useMemo(() => analysisSearch(address), [address])
  const { societe, machine, du, au } = search
  const { day: today } = tahitiOf(useServerNow())
  const period = useMemo(() => periodIn({ du, au }, today), [du, au, today])
  const from = readFrom(period)
  const read = useDeliveries(MOST, from)
  const bookings = bookingSlots.useAllBookingSlotsQuery(bookingsQuery, inBackground)
  const { deliveries, orders, now, reach, isReading } = read
  // Of a period to come nothing is missing.
  const isWhole = !isReading && (reach.today < from || isRead(reach, { first: from }))
  const known = bookings.data?.items
  const fits = useMemo(
    () =>
      orders &&
      known &&
      !isReading &&
      bookingFitsOf(orders, known, { period, now, isWhole, companyId: societe, machineId: machine }),
    [orders, known, isReading, period, now, isWhole, societe, machine],
  )
  const companies = useMemo(
    () => partiesIn(known ?? [], ({ company }) => ({ id: company?.id, name: nameOf(company) })),
    [known],
  )
  const machines = useMemo(
    () =>
      partiesIn(known ?? [], (booking) => {
        const locker = lockerOfBooking(booking)
        return { id: locker?.id, name: lockerName(locker) }
      }),
    [known],
  )
  const nameIn = (parties: typeof companies, wanted: number) =>
    parties.find(({ id }) => id === wanted)?.name ?? filters.missing(wanted)
  const { hasFailed, isAsking } = readState(bookings)
  const trouble = hasFailed
    ? known === undefined
      ? words.unread
      : words.old
    : bookings.data && isListIncomplete(bookings.data) && words.incomplete
  const isFiltered = societe !== undefined || machine !== undefined
  return (
    <>
      <PageHeader title={title} refresh={<RefreshBar reads={reads} automatic={false} />}>
        <Filters
          search={{ ...search, du: du ?? period.first, au: au ?? period.last }}
          isFiltered={isFiltered || du !== undefined || au !== undefined}
          texts={filters}
          companies={companies}
          machines={machines}
          onChange={onChange}
        />
      </PageHeader>
      <ReadStatus read={read} isWhole={isWhole} oldest={reach.hasGaps ? undefined : reach.from} />
      {trouble && (
        <Text fz="sm" mb="sm" role="alert">
          {trouble} <RetryButton busy={isAsking} onRetry={bookings.refetch} />
        </Text>
      )}
      <PrintedScope
        read={read}
        period={periodOf(deliveries ?? [])}
        isBefore={!isWhole}
        chosen={[
          filters.period(period),
          societe === undefined ? undefined : filterWords.chosen(filterWords.company, nameIn(companies, societe)),
          machine === undefined ? undefined : filterWords.chosen(filterWords.machine, nameIn(machines, machine)),
          trouble || undefined,
        ]}
      />
      <Board
        fits={fits || undefined}
        isLoading={isReading || (known === undefined && !hasFailed)}
        isFiltered={isFiltered}
        isIncomplete={!isWhole || Boolean(trouble)}
        Edit={Edit}
      />
    </>
  )
}

interface BoardProps {
  /** Undefined until everything has been read, because the rows would move. */
  fits: Fits | undefined
  isLoading: boolean
  isFiltered: boolean
  isIncomplete: boolean
  Edit: EditButton
}

/** Number of bookings in the chart, and in the table until all are asked for. */
const FIRST = 20

function Board({ fits, isLoading, isFiltered, isIncomplete, Edit }: BoardProps) {
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  const mayEdit = useCan('bookings:edit')
  const columns = useMemo(() => fitColumns(mayEdit ? Edit : undefined), [mayEdit, Edit])
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
          <Sums kind="company" groups={fits.companies} isIncomplete={isIncomplete} />
          <Sums kind="machine" groups={fits.machines} isIncomplete={isIncomplete} />
        </>
      )}
      <Definitions entries={definitions} />
    </Stack>
  )
}

/** The key figures above the chart. */
function Totals({ fits: { total, rows } }: { fits: Fits }) {
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
  kind: 'company' | 'machine'
  groups: readonly FitGroup[]
  isIncomplete: boolean
}

function Sums({ kind, groups, isIncomplete }: SumsProps) {
  const name = kind === 'company' ? titles.companies : titles.machines
  const columns = sumsBy[kind]
  return (
    <Card
      title={name}
      count={howMany[kind === 'company' ? 'companies' : 'lockers'](groups.length)}
      flush
      actions={
        <ExportTable inCard title={name} columns={csvColumnsOf(columns)} rows={groups} isIncomplete={isIncomplete} />
      }
    >
      <DataTable caption={name} columns={columns} rows={groups} rowId={({ key }) => key} />
    </Card>
  )
}
