import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Locker, Order } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import { isIncomplete } from '#api/pages.ts'
import { freshForAMinute, inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { machinesQuery } from '#api/records/selections.ts'
import { sharedResult, useSharedResult } from '#api/shared-result.ts'
import { serverNow } from '#api/token.ts'
import { isReadFor, replay, SCORED_DAYS } from '#domain/forecast-score.ts'
import {
  eachOnce,
  expectedParcel,
  staysAt,
  trackOf,
  DAY_MS,
  forecaster,
  isFullTomorrow,
  type Place,
} from '#domain/forecast.ts'
import { occupancyOf } from '#domain/occupancy.ts'
import { type DeliveriesRead, recentRead } from '#features/analysis/use-deliveries.ts'
import {
  parcelReads,
  parcelReadsOnTheWay,
  useInventory,
  useParcelsOnTheWay,
} from '#features/inventory/use-inventory.ts'
import { dayAfter, startOfDay, tahitiOf } from '#lib/dates.ts'

/** Other screens use a forecast for an hour. */
const KEPT_MS = 3_600_000
/** Stays of earlier parcels change slowly. */
export const deliveriesKept = { staleTime: 600_000 } as const

/** Number of slots of a machine, as « Réseau » counts them. */
export const slotsIn = ({ slotsInfos }: Pick<Locker, 'slotsInfos'>) => occupancyOf(slotsInfos, 0, 0).total

/** Reads that « Prévoir à nouveau » repeats. */
const readsOfAgain = [...parcelReads, ...parcelReadsOnTheWay, recentRead]

interface Known {
  /** The newest deliveries, whose stays are the rule. */
  deliveries: readonly Order[]
  /** The parcels in machines and on their way. */
  parcels: readonly Order[]
  now: number
  /** There may be further parcels. */
  hasGaps: boolean
}

const tracksOf = (given: readonly Order[]) => given.flatMap((order) => trackOf(order) ?? [])

function booksOf({ deliveries, parcels, now, hasGaps }: Known) {
  const expected = parcels.flatMap((order) => expectedParcel(order, now) ?? [])
  return { parcels: expected, stays: staysAt(tracksOf(deliveries), now), hasGaps }
}

/** Reads everything that a forecast needs, by the reads of « Analyse » and « Inventaire », and prepares the forecasts. */
export function useForecast(read: DeliveriesRead) {
  const client = useQueryClient()
  const inventory = useInventory(freshForAMinute)
  const way = useParcelsOnTheWay(freshForAMinute)
  const machines = lockers.useAllLockersQuery(machinesQuery, { ...inBackground, ...deliveriesKept })
  const { orders: deliveries, reach } = read
  const machinesState = readState(machines)
  const failed = [
    ...[inventory, way].flatMap(({ parcels, failed: ofParcels }) => (parcels.unread.length > 0 ? ofParcels : [])),
    ...(read.hasFailed ? [read] : []),
    ...(machinesState.hasFailed && !machines.data ? [machines] : []),
  ]
  const isUnread = failed.length > 0
  const isReading =
    !isUnread && (read.isReading || inventory.parcels.isReading || way.parcels.isReading || machines.data === undefined)
  const isAsking = read.isFetching || inventory.isFetching || way.isFetching || machines.isFetching
  const isReady = !isReading && !isUnread
  const hasGaps = inventory.parcels.isCut || way.parcels.isCut
  const [inside, coming] = [inventory.parcels.orders, way.parcels.orders]
  // Of the oldest read. After reads that have found nothing new, the forecast is of a later time.
  const readAt = Math.min(...readsOfAgain.map(({ queryKey }) => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0))
  const made = useMemo(() => {
    if (!isReady || deliveries === undefined || readAt === 0) return undefined
    const at = serverNow()
    const parcels = eachOnce(coming, inside)
    const books = booksOf({ deliveries, parcels, now: at, hasGaps })
    return { at, deliveries, parcels, reach, books, forecastOf: forecaster(books) }
  }, [isReady, deliveries, inside, coming, hasGaps, reach, readAt])
  const items = machines.data?.items
  const full = useMemo(() => {
    if (made === undefined || items === undefined) return undefined
    const isFull = (locker: Locker) => isFullTomorrow(made.forecastOf({ machineId: locker.id, total: slotsIn(locker) }))
    return { at: made.at, value: items.filter(isFull).map(({ id }) => id) }
  }, [made, items])
  useSharedResult(FULL, full, KEPT_MS)

  const readAnew = () => {
    for (const { queryKey } of readsOfAgain) void client.refetchQueries({ queryKey, exact: true })
  }
  return {
    made,
    machines: items,
    isReading,
    isUnread,
    /** All has been read, but the last refresh failed. */
    isOld: isReady && (read.isOld || inventory.parcels.isOld || way.parcels.isOld || machinesState.hasFailed),
    isAsking,
    isPartial: hasGaps || read.isCut || (machines.data !== undefined && isIncomplete(machines.data)),
    /** Reads again. What has failed is read from where it stopped. */
    again: isUnread ? failed : [{ isFetching: isAsking, refetch: readAnew }],
  }
}

type Made = NonNullable<ReturnType<typeof useForecast>['made']>

/** The forecasts of the last days, made again from the histories. `undated` orders have an incomplete one. */
export function pastOf({ at, deliveries, parcels, reach }: Made, places: readonly Place[]) {
  const all = eachOnce(deliveries, parcels)
  const tracks = tracksOf(all)
  // The oldest day is a part of a day.
  const readFrom = reach.isComplete ? undefined : startOfDay(dayAfter(reach.from ?? reach.today, 1))
  return {
    outcomes: replay(tracks, tracksOf(deliveries), places, at, readFrom),
    undated: all.length - tracks.length,
    isReadFarEnough: isReadFor(at - SCORED_DAYS * DAY_MS, readFrom),
  }
}

const FULL = 'machines full tomorrow'

/** The machines probably full tomorrow, by a forecast of this tab, made today in Tahiti and in the last hour. */
export function fullTomorrow(client: QueryClient): ReadonlySet<number> {
  const made = sharedResult(client, FULL)
  const now = serverNow()
  const holds = made && now - made.at <= KEPT_MS && tahitiOf(made.at).day === tahitiOf(now).day
  return new Set(holds ? (made.value as readonly number[]) : [])
}
