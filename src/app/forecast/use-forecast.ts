import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Locker, Order } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import * as orders from '#api/generated/orders.ts'
import { isIncomplete } from '#api/pages.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { machinesQuery } from '#api/records/selections.ts'
import { serverNow } from '#api/token.ts'
import { eachOnce, expectedParcel, staysAt, trackOf } from '#domain/forecast-books.ts'
import { replay } from '#domain/forecast-score.ts'
import { forecaster, isFullTomorrow, type Place } from '#domain/forecast.ts'
import { occupancyOf } from '#domain/occupancy.ts'
import { STEP } from '#features/analysis/search.ts'
import { type DeliveriesRead, recentRead } from '#features/analysis/use-deliveries.ts'
import {
  parcelReads,
  parcelReadsOnTheWay,
  useInventory,
  useParcelsOnTheWay,
} from '#features/inventory/use-inventory.ts'
import { dayAfter, startOfDay } from '#lib/dates.ts'

/** Age up to which the parcels of another screen are used. A forecast is remembered in the tab for an hour. */
export const KEPT = { staleTime: 60_000, gcTime: 3_600_000 } as const

/** Number of slots of a machine, as « Réseau » counts them. */
export const slotsIn = ({ slotsInfos }: Pick<Locker, 'slotsInfos'>) => occupancyOf(slotsInfos, 0, 0).total

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
  const inventory = useInventory(KEPT)
  const way = useParcelsOnTheWay(KEPT)
  const machines = lockers.useAllLockersQuery(machinesQuery, { ...inBackground, ...KEPT })
  const { orders: deliveries, reach } = read
  const machinesState = readState(machines)
  const isUnread =
    read.hasFailed ||
    inventory.parcels.unread.length > 0 ||
    way.parcels.unread.length > 0 ||
    (machinesState.hasFailed && !machines.data)
  const isReading =
    !isUnread && (read.isReading || inventory.parcels.isReading || way.parcels.isReading || machines.data === undefined)
  const isAsking = read.isAsking || inventory.isFetching || way.isFetching || machines.isFetching
  const isReady = !isReading && !isUnread
  const hasGaps = inventory.parcels.isCut || way.parcels.isCut
  const [inside, coming] = [inventory.parcels.orders, way.parcels.orders]
  const made = useMemo(() => {
    if (!isReady || deliveries === undefined) return undefined
    const at = serverNow()
    const parcels = eachOnce(coming, inside)
    const books = booksOf({ deliveries, parcels, now: at, hasGaps })
    return { at, deliveries, parcels, reach, books, forecastOf: forecaster(books) }
  }, [isReady, deliveries, inside, coming, hasGaps, reach])

  return {
    made,
    machines: machines.data?.items,
    isReading,
    isUnread,
    isAsking,
    isPartial: hasGaps || read.isCut || (machines.data !== undefined && isIncomplete(machines.data)),
    /** Reads again. What has failed is read from where it stopped. */
    again: () => {
      if (isUnread) {
        inventory.retry()
        way.retry()
        if (read.hasFailed) void read.retry()
        if (machinesState.hasFailed) void machines.refetch()
        return
      }
      for (const { queryKey } of [...parcelReads, ...parcelReadsOnTheWay, recentRead])
        void client.refetchQueries({ queryKey, exact: true })
    },
  }
}

type Made = NonNullable<ReturnType<typeof useForecast>['made']>

/** The forecasts of the last days, made again from the histories. `undated` orders have an incomplete one. */
export function pastOf({ at, deliveries, parcels, reach }: Made, places: readonly Place[]) {
  const all = eachOnce(deliveries, parcels)
  const tracks = tracksOf(all)
  // The oldest day is a part of a day.
  const readFrom = reach.isComplete ? undefined : startOfDay(dayAfter(reach.from ?? reach.today, 1))
  return { outcomes: replay(tracks, places, at, readFrom), undated: all.length - tracks.length }
}

/** The rows of a read in the cache; undefined until it has been read to its end. */
function rowsRead(client: QueryClient, { queryKey, select }: typeof recentRead, most = Infinity): Order[] | undefined {
  const data = client.getQueryData(queryKey) as Parameters<NonNullable<typeof select>>[0] | undefined
  const rows = data && select?.(data)
  return rows === undefined || (rows.items.length < most && isIncomplete(rows)) ? undefined : rows.items
}

/** The machines that will probably be full tomorrow, by the forecast that was made in this tab; none without one. */
export function fullTomorrow(client: QueryClient): ReadonlySet<number> {
  const deliveries = rowsRead(client, recentRead, STEP)?.slice(0, STEP)
  const parcels = [...parcelReadsOnTheWay, ...parcelReads].map(({ query }) => rowsRead(client, orders.series(query)))
  const machines = client.getQueryData(lockers.all(machinesQuery).queryKey)?.items ?? []
  if (deliveries === undefined || parcels.includes(undefined)) return new Set()
  const books = booksOf({
    deliveries,
    parcels: eachOnce(...parcels.map((rows = []) => rows)),
    now: serverNow(),
    hasGaps: false,
  })
  const forecastOf = forecaster(books)
  return new Set(
    machines
      .filter((locker) => isFullTomorrow(forecastOf({ machineId: locker.id, total: slotsIn(locker) })))
      .map(({ id }) => id),
  )
}
