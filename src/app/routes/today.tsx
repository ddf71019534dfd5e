import { Flex, Stack, Text } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { PhoneOutgoing } from 'lucide-react'
import { useMemo } from 'react'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import * as lockers from '#api/generated/lockers.ts'
import * as orders from '#api/generated/orders.ts'
import { freshForAMinute } from '#api/query-settings.ts'
import { isWhole, readState } from '#api/read-state.ts'
import { bookingsQuery, countQuery, machinesQuery, zonesQuery } from '#api/records/selections.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { countUndated, expiringSoon } from '#domain/orders/history.ts'
import { byMachine } from '#features/inventory/groups.ts'
import { ReadScope } from '#features/inventory/ReadState.tsx'
import { parcelReads, useInventory } from '#features/inventory/use-inventory.ts'
import { OutsideZones, TenseMachines } from '#features/network/MachineList.tsx'
import { countOf, isTensionKnown, machinesOf, underTension, zoneReadingsOf } from '#features/network/machines.ts'
import { worklists } from '#features/orders/list/copy.ts'
import { ExpiringTable } from '#features/orders/list/ExpiringTable.tsx'
import { useWaitingTooLong, WaitingTable } from '#features/orders/list/WaitingTable.tsx'
import { WorklistCards } from '#features/orders/list/WorklistCards.tsx'
import { useWorklistCounts, type Worklist } from '#features/orders/list/Worklists.tsx'
import { calls } from '#features/orders/recipients/copy.ts'
import { loadCallsDialog } from '#features/orders/recipients/late.ts'
import {
  BoardSection,
  Good,
  GoodToCome,
  BookingFigures,
  bookingFigures,
  countUnjudged,
} from '#features/today/BoardSection.tsx'
import { good, links, notes, titles, yesterday } from '#features/today/copy.ts'
import { useNews, useYesterday } from '#features/today/use-news.ts'
import { formatLongDate } from '#lib/dates.ts'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { useServerNow } from '#refresh/use-server-now.ts'
import { useCan } from '#session/session.ts'
import { howMany } from '#ui/counts.copy.ts'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import styles from '#features/today/Board.module.css'

/** Search parameters of « Aujourd'hui ». The default is left out. */
interface TodaySearch {
  /** Shows all parcels that expire soon instead of the first ones. */
  expirent?: 'toutes' | undefined
}

const todaySearch = ({ expirent }: Record<string, unknown>): TodaySearch => ({
  expirent: expirent === 'toutes' ? expirent : undefined,
})

export const Route = createFileRoute('/_console/aujourd-hui')({
  validateSearch: todaySearch,
  component: Today,
  pendingComponent: pending('rows'),
})

const MACHINES_SHOWN = 5
const ZONES_SHOWN = 5

const countReads = (Object.keys(worklists) as Worklist[]).map((status) => orders.count(countQuery(status)))

function Today() {
  const { temperatureBands: bands, waitLimits } = Route.useRouteContext().config
  const showsAll = Route.useSearch().expirent !== undefined
  const navigate = Route.useNavigate()
  const hasBands = Object.keys(bands).length > 0
  const seesBookings = useCan('network:see-bookings')
  const now = useServerNow()

  const counts = useWorklistCounts()
  const waiting = useWaitingTooLong(waitLimits, counts, now)
  const inventory = useInventory()
  const machines = lockers.useAllLockersQuery(machinesQuery, freshForAMinute)
  const zones = lockers.useAllLockersQuery(zonesQuery, { ...freshForAMinute, enabled: hasBands })
  const bookings = bookingSlots.useAllBookingSlotsQuery(bookingsQuery, { ...freshForAMinute, enabled: seesBookings })

  const { orders: parcels, isComplete, isReading, hasBegun, unplaced, mayBeMore } = inventory.parcels
  const expiring = useMemo(() => expiringSoon(parcels, now), [parcels, now])
  const undated = countUndated(parcels)
  const isExpiringKnown = isComplete && (undated === 0 || expiring.length > 0)
  const all = useMemo(() => {
    const groups = byMachine(parcels).map(({ id, orders: { length } }) => [id, length] as const)
    return machinesOf(machines.data?.items ?? [], { counts: new Map(groups), mayBeMore })
  }, [machines.data, parcels, mayBeMore])
  const tense = underTension(all)
  const unmeasured = all.filter(({ occupancy }) => occupancy.level === 'unmeasured').length
  const hasMeasured = all.length === 0 || unmeasured < all.length
  const readings = zoneReadingsOf(zones.data?.items ?? [], bands)
  const outside = readings.filter(({ verdict }) => verdict === 'outside')
  const unmeasuredZones = countOf(readings, 'unmeasured')
  const unjudgedZones = countOf(readings, 'unjudged')
  // No good news if zones have readings but none is judged.
  const hasGoodZones = readings.length === 0 || countOf(readings, 'inside') > 0
  const booked = bookingFigures(bookings.data?.items, isWhole(bookings))
  const unjudged = countUnjudged(bookings.data?.items ?? [])

  const isTenseKnown = isComplete && isWhole(machines) && isTensionKnown(all)
  const zonesOutside = isWhole(zones) ? outside.length : undefined
  const totals = Object.fromEntries(Object.entries(counts).map(([status, { total }]) => [status, total]))
  const before = useYesterday(totals, now)
  const { changeOf, sentence } = useNews(
    {
      ...totals,
      expiring: isExpiringKnown ? expiring.length : undefined,
      waiting: waiting.count,
      machines: isTenseKnown ? tense.length : undefined,
      zones: zonesOutside,
      ...booked,
    },
    { ...worklists, ...titles },
    [inventory, machines, zones, bookings, waiting].some(({ isFetching }) => isFetching) ||
      Object.values(counts).some(({ isFetching }) => isFetching),
  )
  const hasFailed = inventory.parcels.unread.length > 0 || inventory.parcels.isCut
  const parcelsFailure = hasFailed ? { reads: inventory.failed, sentence: notes.parcels(parcels.length) } : undefined
  const network = <TextLink to="/reseau">{links.network}</TextLink>
  const reads = [
    ...countReads,
    ...waiting.queries,
    ...parcelReads,
    lockers.all(machinesQuery),
    ...(hasBands ? [lockers.all(zonesQuery)] : []),
    ...(seesBookings ? [bookingSlots.all(bookingsQuery)] : []),
  ]
  return (
    <>
      <PageTitle parts={[titles.today]} />
      <PageHeader
        title={titles.today}
        aside={
          // A wall screen and paper show no other clock.
          <Text span className={styles['date']} c="dimmed" fz="0.9375rem">
            {formatLongDate(now)}
          </Text>
        }
        action={
          <DialogButton size="sm" load={loadCallsDialog} props={{}} leftSection={<PhoneOutgoing {...icon} />}>
            {calls.open}
          </DialogButton>
        }
        refresh={<RefreshBar reads={reads} changed={sentence} scope={<ReadScope {...inventory} />} />}
      />
      <WorklistCards counts={counts} changeOf={changeOf} beforeOf={(status) => yesterday(before[status])} />
      {/* The long section on the left, the rest on the right. */}
      <div className={styles['place']}>
        <Flex className={styles['board']} data-sections wrap="wrap" align="start" gap="lg">
          <BoardSection
            title={titles.expiring}
            count={howMany.parcels}
            figure={isExpiringKnown ? expiring.length : undefined}
            change={changeOf('expiring')}
            failure={parcelsFailure}
            note={isComplete && undated > 0 && <span>{notes.undated(undated)}</span>}
          >
            {expiring.length > 0 || isReading ? (
              <ExpiringTable
                caption={titles.expiring}
                rows={hasBegun ? expiring : []}
                loading={!hasBegun || expiring.length === 0}
                isWhole={showsAll}
                onWhole={(whole) =>
                  navigate({ search: { expirent: whole ? 'toutes' : undefined }, replace: true, resetScroll: false })
                }
              />
            ) : (
              isExpiringKnown && <Good>{good.expiring}</Good>
            )}
          </BoardSection>
          <Stack className={styles['column']} gap="lg">
            <BoardSection
              title={titles.machines}
              count={howMany.lockers}
              figure={isTenseKnown ? tense.length : undefined}
              change={changeOf('machines')}
              read={machines}
              incomplete={notes.machines}
              failure={parcelsFailure}
              note={
                <>
                  {unmeasured > 0 && <span>{notes.unmeasuredMachines(unmeasured)}</span>}
                  {isComplete && unplaced > 0 && <span>{notes.unplaced(unplaced)}</span>}
                </>
              }
              more={network}
            >
              {tense.length > 0 && (
                <TenseMachines
                  label={titles.machines}
                  machines={tense.slice(0, MACHINES_SHOWN)}
                  isReading={isReading}
                />
              )}
              {tense.length === 0 && isTenseKnown && hasMeasured && <Good>{good.machines}</Good>}
              {tense.length === 0 && !isTenseKnown && (isReading || machines.isPending) && <GoodToCome />}
            </BoardSection>
            {hasBands && (
              <BoardSection
                title={titles.zones}
                count={howMany.zones}
                figure={zonesOutside}
                change={changeOf('zones')}
                read={zones}
                incomplete={notes.zones}
                note={
                  <>
                    <span>{notes.recorded}</span>
                    {unmeasuredZones > 0 && <span>{notes.unmeasuredZones(unmeasuredZones)}</span>}
                    {unjudgedZones > 0 && <span>{notes.unjudgedZones(unjudgedZones)}</span>}
                  </>
                }
                more={outside.length > ZONES_SHOWN && network}
              >
                {outside.length > 0 && <OutsideZones label={titles.zones} readings={outside.slice(0, ZONES_SHOWN)} />}
                {zonesOutside === 0 && hasGoodZones && <Good>{good.zones}</Good>}
                {zones.isPending && <GoodToCome />}
              </BoardSection>
            )}
            {waiting.rows.length > 0 && (
              <BoardSection
                title={titles.waiting}
                count={howMany.orders}
                figure={waiting.count}
                change={changeOf('waiting')}
                failure={waiting.failed.length > 0 && { reads: waiting.failed, sentence: notes.unread }}
                note={waiting.undated > 0 && <span>{notes.undatedWaits(waiting.undated)}</span>}
              >
                {waiting.count === 0 ? (
                  <Good>{good.waiting}</Good>
                ) : (
                  <WaitingTable caption={titles.waiting} rows={waiting.rows} />
                )}
              </BoardSection>
            )}
            {seesBookings && (
              <BoardSection
                title={titles.bookings}
                read={bookings}
                incomplete={notes.bookings}
                note={unjudged > 0 && <span>{notes.unjudgedBookings(unjudged)}</span>}
              >
                <BookingFigures
                  figures={booked}
                  isReading={bookings.data === undefined && !readState(bookings).hasFailed}
                  changeOf={changeOf}
                />
              </BoardSection>
            )}
          </Stack>
        </Flex>
      </div>
    </>
  )
}
