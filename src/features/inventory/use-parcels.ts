import { useMemo } from 'react'
import * as orders from '#api/generated/orders.ts'
import type { StatusInMachine } from '#api/order-facts.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { useRemainingPages } from '#api/remaining-pages.ts'
import { isCutShort, joinSeries, type Series } from './parcels.ts'

/** Parcels that were read less than a minute ago are those in the cache. */
const STALE_MS = 60_000

/** The fields of the list of deliveries, and the zone. Neither the recipient nor the pick-up code: they are private. */
const locker = ['id', 'shortLocation', 'location'] as const
const company = ['id', 'name'] as const
const fields = [
  'id',
  'barcode',
  'multiOrderCode',
  'cleveronSlotId',
  'status',
  'createdAt',
  'hold',
  'history',
  { company },
  { locker },
  { bookingSlot: [{ company }, { slot: [{ temperatureZone: ['id', 'name', 'myKey', { locker }] }] }] },
] as const satisfies orders.ListParams['q']

const seriesQuery = (status: StatusInMachine) => ({ status, 'order[id]': 'desc', q: fields }) as const

function useSeries(status: StatusInMachine) {
  const query = seriesQuery(status)
  const list = orders.useOrdersInMachines(query, { ...inBackground, staleTime: STALE_MS })
  useRemainingPages(list, orders.inMachines(query).queryKey)
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
 * PARCELS IN MACHINES: the orders that should be in a machine, of all machines, because the API has no filter by machine. One
 * series of pages for each status, read in the background. Every screen shares them for a minute.
 */
export function useParcels() {
  const operin = useSeries('operin')
  const reminder = useSeries('reminder')
  const overtimedue = useSeries('overtimedue')
  const overtime = useSeries('overtime')
  const all = [operin, reminder, overtimedue, overtime]
  const parcels = useMemo(
    () => joinSeries([operin.series, reminder.series, overtimedue.series, overtime.series]),
    [operin.series, reminder.series, overtimedue.series, overtime.series],
  )
  return {
    parcels,
    isFetching: all.some(({ isFetching }) => isFetching),
    /** Asks again for what could not be read. */
    retry: () => {
      for (const { series, retry } of all) if (series.hasFailed || isCutShort(series)) void retry()
    },
  }
}
