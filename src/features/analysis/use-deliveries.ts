import { useMemo } from 'react'
import * as orders from '#api/generated/orders.ts'
import { lacksRows } from '#api/pages.ts'
import { onceInBackground, type QuerySettings } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { orderRow } from '#api/records/selections.ts'
import { serverNow } from '#api/token.ts'
import { useRemainingPages } from '#api/whole-list.ts'
import { type Delivery, deliveryOf } from '#domain/deliveries.ts'
import { tahitiOf } from '#lib/dates.ts'
import { usePreference } from '#session/preferences.ts'
import { isUnread, type Reach } from './days.ts'

/** Requests the ids of company, machine and booking, because the figures are grouped and filtered by them. */
const recentQuery = {
  'order[id]': 'desc',
  q: orderRow({ company: ['id', 'name'], locker: ['id', 'shortLocation', 'location'], booking: ['id'] }),
} as const

/** Query of the refresh bar. */
export const recentRead = orders.infinite(recentQuery)

/** The newest deliveries, and how far they have been read. */
export type DeliveriesRead = ReturnType<typeof useDeliveries>

/** Creation days of the oldest dated deliveries, from the oldest on. */
const oldestDays = (deliveries: readonly Delivery[]) =>
  deliveries.flatMap(({ createdDay }) => createdDay ?? []).toReversed()

/** Reads the newest deliveries until there are `most`, or two from before the day `from`: the date of one may be wrong. */
export function useDeliveries(most: number, from?: string, keeping?: Pick<QuerySettings, 'staleTime'>) {
  const list = orders.useOrdersInfinite(recentQuery, { ...onceInBackground, ...keeping })
  const [repeats] = usePreference('autoRefresh')
  const { data, hasNextPage, isFetching, isError, isFetchNextPageError, fetchNextPage, refetch } = list
  const items = data?.items
  const read = useMemo(() => {
    const now = serverNow()
    const newest = items?.slice(0, most)
    // Undefined until the first page has loaded.
    return { now, orders: newest, deliveries: newest?.map((order) => deliveryOf(order, now)) }
  }, [items, most])
  const [first, next] = useMemo(() => oldestDays(read.deliveries ?? []), [read.deliveries])
  const isFarEnough = from !== undefined && [first, next].every((day) => day !== undefined && day < from)
  const wantsMore = hasNextPage && !isFarEnough && (items?.length ?? 0) < most
  const asked = { data, hasNextPage: wantsMore, isFetching, isError, isFetchNextPageError, fetchNextPage, refetch }
  const refetchFailed = useRemainingPages(asked, recentRead.queryKey, repeats)
  const { hasFailed } = readState(list)
  const isDone = data !== undefined && !wantsMore
  const hasOlder = data !== undefined && (hasNextPage || data.items.length > most)
  const hasGaps = data !== undefined && lacksRows(data, hasNextPage)
  const isComplete = data !== undefined && !hasOlder && !hasGaps
  const { day: today } = tahitiOf(read.now)
  const reach = useMemo((): Reach => ({ from: first, today, isComplete, hasGaps }), [first, today, isComplete, hasGaps])
  const isReading = !isDone && !hasFailed
  return {
    ...read,
    /** The server has older deliveries beyond the requested number. */
    hasOlder,
    reach,
    isReading,
    /** All deliveries of a period to come, or since `from` have been read. */
    isWhole: !isReading && !isUnread(reach, { du: from }),
    /** The oldest day read, if the days after it are complete. */
    oldest: hasGaps ? undefined : first,
    /** Expected number of deliveries after the read. An old link may request more than the server has. */
    goal: Math.min(most, data?.total ?? most),
    hasFailed: hasFailed && !isDone,
    /** All deliveries have loaded, but the last refresh failed. */
    isOld: hasFailed && isDone,
    /** The server's links ended before all rows had arrived, or rows moved while they were read. */
    isCut: isDone && hasGaps,
    isFetching,
    refetch: refetchFailed,
  }
}
