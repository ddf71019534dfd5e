import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readAnew } from '#api/fresh-reading.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { companyOf, lockerOf } from '#api/records/orders.ts'
import { useRemainingPages } from '#api/whole-list.ts'
import { deadlineOf } from '#features/orders/hold.ts'
import { dayAfter, startOfDay, timeOf } from '#lib/dates.ts'
import type { Trail } from '#list/trail.ts'
import { useList } from '#list/use-list.ts'
import { usePreference } from '#session/preferences.ts'
import { lastPageOf, redirectedPage } from '#ui/table/pages.ts'
import { useAfterPaint } from '#ui/timing.ts'
import { orderColumns } from './columns.tsx'
import { narrowing } from './copy.ts'
import { defaultSize, isOnClient, listQuery, type OrderFilter, type OrderSearch } from './search.ts'

const none: never[] = []

/** Undefined if the order names no id. */
const isOf = (wanted: number | undefined, id: number | undefined) =>
  wanted === undefined || (id === undefined ? undefined : id === wanted)

const isBetween = (from: number, until: number, time: number | undefined) =>
  time === undefined ? undefined : from <= time && time < until

/** The filter of the list that runs on the client. An order that names too little to be judged is `undefined`. */
function judgeOf({ machine, societe, du, au }: OrderFilter) {
  const from = du === undefined ? -Infinity : startOfDay(du)
  const until = au === undefined ? Infinity : startOfDay(dayAfter(au, 1))
  const hasDays = du !== undefined || au !== undefined
  return (order: Order) => {
    const verdicts = new Set([
      isOf(machine, lockerOf(order)?.id),
      isOf(societe, companyOf(order)?.id),
      !hasDays || isBetween(from, until, timeOf(order.createdAt)),
    ])
    if (verdicts.has(false)) return false
    return verdicts.has(undefined) ? undefined : true
  }
}

/** The list and its export share this filter, because the server has none. An order that may match is not shown. */
export function accepts(filter: OrderFilter) {
  const judge = judgeOf(filter)
  return (order: Order) => judge(order) === true
}

/** Number of orders that may match, but do not name their machine, company or date. */
export function countUnknown(filter: OrderFilter, items: readonly Order[]) {
  const judge = judgeOf(filter)
  return items.filter((order) => judge(order) === undefined).length
}

/** Whether the orders read so far, newest first, reach back to before the first day of the filter. */
export function isBeforeDays({ du }: OrderFilter, items: readonly Order[]) {
  const oldest = timeOf(items.findLast(({ createdAt }) => createdAt)?.createdAt)
  return du !== undefined && oldest !== undefined && oldest < startOfDay(du)
}

/**
 * Whether the console reads on without being asked: a sorting by deadline needs all rows, a period the rows until its first day.
 * A period without a first day is read until its last day.
 */
export function readsOn({ du, au, tri }: OrderSearch, items: readonly Order[]) {
  if (du !== undefined) return !isBeforeDays({ du }, items)
  return tri !== undefined || (au !== undefined && !isBeforeDays({ du: dayAfter(au, 1) }, items))
}

/** Soonest deadline first, orders without one last. */
export const byDeadline = (items: readonly Order[]): Order[] =>
  items
    .map((order) => ({ order, deadline: deadlineOf(order) ?? Infinity }))
    // Not a subtraction, because Infinity minus Infinity is no number.
    .toSorted((a, b) => (a.deadline === b.deadline ? 0 : a.deadline - b.deadline))
    .map(({ order }) => order)

/** The query of the list without its page number, a hundred rows a call. */
export function seriesQuery(search: OrderSearch) {
  const { page: _page, ...query } = listQuery(search)
  return { ...query, itemsPerPage: 100 }
}

/**
 * The filters and the sorting that the server has not: the orders of the status and the barcode read so far, and the filter for
 * the table. Further pages are fetched by the server's links, on demand or as far as the filter needs them.
 * @param mayRead false delays the fetch until the first answer of the screen
 * @returns undefined without such a filter
 */
function useOrdersOnClient(search: OrderSearch, mayRead: boolean) {
  const { machine, societe, du, au, tri } = search
  const isOn = isOnClient(search)
  const query = orders.useOrdersSeries(seriesQuery(search), {
    ...inBackground,
    staleTime: Infinity,
    enabled: mayRead && isOn,
  })
  const read = query.data?.items
  const items = useMemo(() => (tri && read ? byDeadline(read) : read), [tri, read])
  const [repeats] = usePreference('autoRefresh')
  const hasMore = query.hasNextPage && !isBeforeDays(search, read ?? none)
  const isReadingOn = isOn && hasMore && readsOn(search, read ?? none)
  const { queryKey } = orders.series(seriesQuery(search))
  useRemainingPages({ ...query, hasNextPage: isReadingOn }, queryKey, repeats)
  const unknown = useMemo(
    () => countUnknown({ machine, societe, du, au }, items ?? none),
    [items, machine, societe, du, au],
  )
  const firstReadFailed = query.data === undefined && readState(query).hasFailed
  const filter = useMemo(() => accepts({ machine, societe, du, au }), [machine, societe, du, au])
  if (!isOn) return undefined
  const isFiltered = isOnClient({ ...search, tri: undefined })
  return {
    query,
    read: { queryKey, accepts: isFiltered ? filter : undefined },
    /** All orders read so far, not yet filtered. Undefined until the first answer. */
    items: firstReadFailed ? none : items,
    /** Further orders of the server may match. */
    hasMore,
    isReadingOn,
    /** False for a list that is only sorted. */
    isFiltered,
    /** Date of the oldest order read, for a filter by days. */
    oldest: du === undefined && au === undefined ? undefined : read?.at(-1)?.createdAt,
    /** Sentence about the orders that may match, but do not name their machine, company or date. */
    unknown: unknown > 0 ? narrowing.unknown(unknown, search) : undefined,
    firstReadFailed,
    /** The first or a further page failed. The refresh bar shows a failed refresh. */
    hasFailed: firstReadFailed || query.isFetchNextPageError,
    /** Sentence of an empty list. */
    sentence: firstReadFailed ? narrowing.unread : narrowing.none(unknown, isReadingOn),
  }
}

export type OrdersOnClient = NonNullable<ReturnType<typeof useOrdersOnClient>>

/** Reads the pages beside a page of the list, for « Précédente » and « Suivante » on the page of a delivery. */
function endsOf(
  client: QueryClient,
  search: OrderSearch,
  { page, hasNext }: { page: number; hasNext: boolean },
): Omit<Trail, 'rows'> {
  const read = (beside: number) => async (): Promise<Trail> => {
    const { items, next } = await readAnew(client, orders.page(listQuery({ ...search, page: beside })))
    return { rows: items, ...endsOf(client, search, { page: beside, hasNext: next !== undefined }) }
  }
  return { before: page > 1 ? read(page - 1) : undefined, after: hasNext ? read(page + 1) : undefined }
}

/**
 * The rows of the list for its address, in one shape: a page of the server or, with a filter or a sorting that it has
 * not, the matches in a series that the console reads itself.
 */
export function useOrderRows(search: OrderSearch) {
  const { page = 1, per_page: size = defaultSize } = search
  const client = useQueryClient()
  const query = listQuery(search)
  // Read with a filter on the client too: app/early.ts has requested it, its failure is that of the screen, and its rows name the
  // places until the first answer of the series.
  const { data, isFetching, isPlaceholderData: isPrevious } = orders.useOrdersPage(query)
  const { items = none, total, next } = data ?? {}
  const onClient = useOrdersOnClient(search, data !== undefined)

  const read = onClient?.read ?? { ...orders.page(query), accepts: undefined }
  // RefreshBar refetches the rows. New rows are held back until a person presses « Afficher ».
  const list = useList({
    name: 'orders',
    columns: orderColumns,
    rows: onClient ? (onClient.items ?? none) : items,
    read,
    search,
    accepts: read.accepts,
    ends: onClient ? {} : endsOf(client, search, { page, hasNext: next !== undefined }),
  })

  // A page beyond the end leads to the last one. A page whose rows have all left stays until the person dismisses them.
  const lastPage = lastPageOf(total, size)
  const isCurrent = data !== undefined && !isPrevious
  const redirect = redirectedPage({ page, lastPage, rows: isCurrent ? list.readCount : undefined })

  const shared = {
    list,
    /** For RefreshBar. */
    read,
    /** Rows of the previous address are shown until the new ones arrive. */
    isStale: isPrevious,
    hasRowsBefore: page > 1,
    hasRowsAfter: next !== undefined || page < (lastPage ?? 1),
    redirect,
    /** The first rows are on screen. */
    isPainted: useAfterPaint(data !== undefined && !isFetching),
  }
  if (onClient)
    return {
      ...shared,
      isLoading: onClient.items === undefined,
      /** Number beside the title. Unknown before the first page of the series. */
      count: !onClient.isFiltered ? total : onClient.items && !onClient.firstReadFailed ? list.rows.length : undefined,
      /** Orders that name the choices of the filter by machine and company. */
      known: onClient.items ?? items,
      /** Sentence of an empty list. */
      sentence: onClient.sentence,
      /** Progress of the series below the table. */
      foot: data && { onClient, search, foundCount: list.rows.length, readCount: list.readCount },
      pages: undefined,
      rest: onClient.hasMore ? { search } : undefined,
    }
  return {
    ...shared,
    isLoading: data === undefined || redirect !== undefined,
    count: total,
    known: items,
    sentence: undefined,
    foot: undefined,
    /** The deliveries of the filter that are not on screen. */
    rest: shared.hasRowsBefore || shared.hasRowsAfter ? { search, total } : undefined,
    /** Pages of the server below the table. */
    pages: data && { total, lastPage, hasNext: next !== undefined, isCurrent },
  }
}
