import { useMemo } from 'react'
import type { OrderStatus } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { IN_MACHINE, type StatusInMachine } from '#api/records/orders.ts'
import { countQuery, orderRow } from '#api/records/selections.ts'
import { useRemainingPages } from '#api/whole-list.ts'
import { groupBy } from '#lib/group-by.ts'
import { usePreference } from '#session/preferences.ts'
import { inMachine } from './groups.ts'
import { isCutShort, joinSeries, type Series } from './parcel-reading.ts'

/** Requests the ids of machine and zone, because the figures are grouped by them. */
const fields = orderRow({
  company: ['id', 'name'],
  locker: ['id', 'shortLocation', 'location'],
  zone: ['id', 'name', 'myKey'],
})

/** In the order in which an order passes them. */
const STATUSES = ['created', 'ready_for_delivery', 'picked_up', ...IN_MACHINE] as const
const countOf = (status: OrderStatus) => orders.count(countQuery(status))

function parcelRead(status: StatusInMachine) {
  const query = { status, 'order[id]': 'desc', q: fields } as const
  const before = STATUSES.slice(0, STATUSES.indexOf(status)).map(countOf)
  return { query, queryKey: orders.series(query).queryKey, probe: { own: countOf(status), before } }
}

/** Queries of the refresh bar. */
export const parcelReads = IN_MACHINE.map(parcelRead)

function useSeries(status: StatusInMachine, staleTime: number) {
  const { query, queryKey } = parcelRead(status)
  const list = orders.useOrdersSeries(query, { ...inBackground, staleTime })
  const [repeats] = usePreference('autoRefresh')
  useRemainingPages(list, queryKey, repeats)
  const { data: rows, hasNextPage, isFetching } = list
  const { hasFailed } = readState(list)
  const series = useMemo(
    (): Series => ({ status, rows, hasMore: hasNextPage, hasFailed }),
    [status, rows, hasNextPage, hasFailed],
  )
  const retry = () => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())
  return { series, isFetching, retry }
}

/**
 * The orders expected in all machines, because the API has no filter by machine. Each status is a separate series of pages,
 * read in the background. Screens share them, and their bar refreshes them.
 * @param staleTime maximum age of cached parcels on a screen without a bar
 */
export function useInventory(staleTime = Infinity) {
  const operin = useSeries('operin', staleTime)
  const reminder = useSeries('reminder', staleTime)
  const overtimedue = useSeries('overtimedue', staleTime)
  const overtime = useSeries('overtime', staleTime)
  const all = [operin, reminder, overtimedue, overtime]
  const parcels = useMemo(
    () => joinSeries([operin.series, reminder.series, overtimedue.series, overtime.series]),
    [operin.series, reminder.series, overtimedue.series, overtime.series],
  )
  return {
    parcels,
    isFetching: all.some(({ isFetching }) => isFetching),
    /** Retries the failed reads. */
    retry: () => {
      for (const { series, retry } of all) if (series.hasFailed || isCutShort(series)) void retry()
    },
  }
}

/** Number of parcels of a machine by `@id` of their slot. Undefined unless all are known with their slots. */
export function useParcelsBySlot(machineId: number): ReadonlyMap<string, number> | undefined {
  const { parcels } = useInventory()
  return useMemo(() => {
    const slots = inMachine(parcels.orders, machineId).map(({ bookingSlot }) => bookingSlot?.slot?.['@id'])
    if (parcels.mayBeMore > 0 || !slots.every((slot) => slot !== undefined)) return undefined
    return new Map([...groupBy(slots, (slot) => slot)].map(([slot, { length }]) => [slot, length]))
  }, [parcels, machineId])
}
