import { useMemo } from 'react'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { companyOf, lockerOf } from '#api/records/orders.ts'
import { useList } from '#list/use-list.ts'
import { lastPageOf, redirectedPage } from '#ui/table/pages.ts'
import { useAfterPaint } from '#ui/timing.ts'
import { orderColumns } from './columns.tsx'
import { narrowing } from './copy.ts'
import { defaultSize, isByPlace, listQuery, type OrderFilter, type OrderSearch } from './search.ts'

const none: never[] = []

/** Undefined if the order names no id. */
const isOf = (wanted: number | undefined, id: number | undefined) =>
  wanted === undefined || (id === undefined ? undefined : id === wanted)

/** Whether an order matches the machine and the company of the filter. Undefined if it names too few of them to tell. */
function matches({ machine, societe }: OrderFilter, order: Order) {
  const verdicts = new Set([isOf(machine, lockerOf(order)?.id), isOf(societe, companyOf(order)?.id)])
  if (verdicts.has(false)) return false
  return verdicts.has(undefined) ? undefined : true
}

/** The list and its export share this filter, because the server has none. An order that may match is not shown. */
export const accepts = (filter: OrderFilter) => (order: Order) => matches(filter, order) === true

/** Number of orders that may match, but do not name their machine or company. */
export const countUnknown = (filter: OrderFilter, items: readonly Order[]) =>
  items.filter((order) => matches(filter, order) === undefined).length

/** The query of the list without its page number, a hundred rows a call. */
function seriesQuery(search: OrderFilter) {
  const { page: _page, ...query } = listQuery(search)
  return { ...query, itemsPerPage: 100 }
}

/**
 * The filter by machine or company, which the server has not: the orders of the status and the barcode read so far, and the
 * filter for the table. Further pages are fetched only on demand, by the server's links.
 * @param mayRead false delays the fetch until the first answer of the screen
 * @returns undefined without such a filter
 */
function useOrdersByPlace(search: OrderFilter, mayRead: boolean) {
  const { machine, societe } = search
  const isOn = isByPlace(search)
  const query = orders.useOrdersSeries(seriesQuery(search), {
    ...inBackground,
    staleTime: Infinity,
    enabled: mayRead && isOn,
  })
  const items = query.data?.items
  const unknown = useMemo(() => countUnknown({ machine, societe }, items ?? none), [items, machine, societe])
  const firstReadFailed = query.data === undefined && readState(query).hasFailed
  const filter = useMemo(() => accepts({ machine, societe }), [machine, societe])
  if (!isOn) return undefined
  return {
    query,
    read: { queryKey: orders.series(seriesQuery(search)).queryKey, accepts: filter },
    /** All orders read so far, not yet filtered. Undefined until the first answer. */
    items: firstReadFailed ? none : items,
    /** Sentence about the orders that may match, but do not name their machine or company. */
    unknown: unknown > 0 ? narrowing.unknown(unknown, search) : undefined,
    firstReadFailed,
    /** The first or a further page failed. The refresh bar shows a failed refresh. */
    hasFailed: firstReadFailed || query.isFetchNextPageError,
    /** Sentence of an empty list. */
    sentence: firstReadFailed ? narrowing.unread : narrowing.none(unknown),
  }
}

export type OrdersByPlace = NonNullable<ReturnType<typeof useOrdersByPlace>>

/**
 * The rows of the list for its address, in one shape: a page of the server or, with a filter by machine or company, the matches
 * in a series that the console reads itself.
 */
export function useOrderRows(search: OrderSearch) {
  const { page = 1, per_page: size = defaultSize } = search
  const query = listQuery(search)
  // Read with a filter by place too: app/early.ts has requested it, its failure is that of the screen, and its rows name the
  // places until the first answer of the series.
  const { data, isFetching, isPlaceholderData: isPrevious } = orders.useOrdersPage(query)
  const { items = none, total, next } = data ?? {}
  const byPlace = useOrdersByPlace(search, data !== undefined)

  const read = byPlace?.read ?? { ...orders.page(query), accepts: undefined }
  // RefreshBar refetches the rows. New rows are held back until a person presses « Afficher ».
  const list = useList({
    name: 'orders',
    columns: orderColumns,
    rows: byPlace ? (byPlace.items ?? none) : items,
    read,
    search,
    accepts: read.accepts,
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
  if (byPlace)
    return {
      ...shared,
      isLoading: byPlace.items === undefined,
      /** Number beside the title. Unknown before the first page of the series. */
      count: byPlace.items && !byPlace.firstReadFailed ? list.rows.length : undefined,
      /** Orders that name the choices of the filter by place. */
      known: byPlace.items ?? items,
      /** Sentence of an empty list. */
      sentence: byPlace.sentence,
      /** Progress of the series below the table. */
      foot: data && { byPlace, foundCount: list.rows.length, readCount: list.readCount },
      pages: undefined,
    }
  return {
    ...shared,
    isLoading: data === undefined || redirect !== undefined,
    count: total,
    known: items,
    sentence: undefined,
    foot: undefined,
    /** Pages of the server below the table. */
    pages: data && { total, lastPage, hasNext: next !== undefined, isCurrent },
  }
}
