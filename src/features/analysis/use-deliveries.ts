import { useMemo } from 'react'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { orderRow } from '#api/order-row.ts'
import { isPart } from '#api/page-walk.ts'
import { onceInBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { useRemainingPages } from '#api/remaining-pages.ts'
import { serverNow } from '#api/token.ts'
import { usePreference } from '#session/preferences.ts'
import { type Delivery, deliveryOf, type Stay } from './delivery.ts'

/** Grouped and filtered by company and machine, so their ids are needed. */
const recentQuery = {
  'order[id]': 'desc',
  q: orderRow({ company: ['id', 'name'], locker: ['id', 'shortLocation', 'location'] }),
} as const

/** For the line that says how old the figures are, and reads them again. */
export const recentRead = { queryKey: orders.series(recentQuery).queryKey }

/** How long an order was in the machine. It is a rule of the orders, so the screen hands it over. */
export type StayOf = (order: Order, now: number) => Stay | undefined

/** How far the newest deliveries have been read, and what is known of them. */
export interface DeliveriesRead {
  /** Undefined until the first page is there. */
  deliveries: readonly Delivery[] | undefined
  /** When they were read, by the server's clock. */
  now: number
  /** Older deliveries are there, which were not asked for. */
  hasOlder: boolean
  isReading: boolean
  /** How many will have been read in the end: an old link may ask for more than the server has. */
  goal: number
  hasFailed: boolean
  /** All are there, but they could not be read again. */
  isOld: boolean
  /** The server's links ended before all rows were there. */
  isCut: boolean
  isAsking: boolean
  retry: () => unknown
}

/** Reads the newest deliveries, page after page by the links of the server, until there are `most` of them. */
export function useDeliveries(most: number, stayOf: StayOf): DeliveriesRead {
  const list = orders.useOrdersSeries(recentQuery, onceInBackground)
  const [repeats] = usePreference('autoRefresh')
  const { data, hasNextPage, isFetching, isError, isFetchNextPageError, fetchNextPage, refetch } = list
  const wantsMore = hasNextPage && (data?.items.length ?? 0) < most
  const asked = { data, hasNextPage: wantsMore, isFetching, isError, isFetchNextPageError, fetchNextPage }
  useRemainingPages(asked, recentRead.queryKey, repeats)
  const { hasFailed } = readState(list)
  const items = data?.items
  const read = useMemo(() => {
    const now = serverNow()
    return { now, deliveries: items?.slice(0, most).map((order) => deliveryOf(order, stayOf(order, now))) }
  }, [items, most, stayOf])
  const isWhole = data !== undefined && !wantsMore
  return {
    ...read,
    hasOlder: data !== undefined && (hasNextPage || data.items.length > most),
    isReading: !isWhole && !hasFailed,
    goal: Math.min(most, data?.total ?? most),
    hasFailed: hasFailed && !isWhole,
    isOld: hasFailed && isWhole,
    isCut: isWhole && !hasNextPage && isPart(data),
    isAsking: isFetching,
    retry: () => (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}
