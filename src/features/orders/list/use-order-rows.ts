import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readAnew } from '#api/fresh-reading.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { useRemainingPages } from '#api/whole-list.ts'
import { orderSizes } from '#list/parameters.ts'
import type { ListRows } from '#list/use-list.ts'
import { useList } from '#list/use-list.ts'
import { usePreference } from '#session/preferences.ts'
import { lastPageOf, redirectedPage } from '#ui/table/pages.ts'
import { useAfterPaint } from '#ui/timing.ts'
import { accepts, byDeadline, countUnknown, isBeforeDays, mustReadOn, infiniteParams } from './client-filter.ts'
import { orderColumns } from './columns.tsx'
import { clientFilter } from './copy.ts'
import { isOnClient, listQuery, type OrderSearch } from './search.ts'

const none: never[] = []

/**
 * The filters and the sorting that the server has not: the orders of the status and the barcode read so far, and the filter for
 * the table. Further pages are fetched by the server's links, on demand or as far as the filter needs them.
 * @param mayRead false delays the fetch until the first answer of the screen
 * @returns undefined without such a filter
 */
function useOrdersOnClient(search: OrderSearch, mayRead: boolean) {
  const { machine, societe, du, au, tri } = search
  const isOn = isOnClient(search)
  const query = orders.useOrdersInfinite(infiniteParams(search), {
    ...inBackground,
    staleTime: Infinity,
    enabled: mayRead && isOn,
  })
  const ordersRead = query.data?.items
  const items = useMemo(() => (tri && ordersRead ? byDeadline(ordersRead) : ordersRead), [tri, ordersRead])
  const [repeats] = usePreference('autoRefresh')
  const hasMore = query.hasNextPage && !isBeforeDays(search, ordersRead ?? none)
  const isReadingOn = isOn && hasMore && mustReadOn(search, ordersRead ?? none)
  const { queryKey } = orders.infinite(infiniteParams(search))
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
    source: { queryKey, accepts: isFiltered ? filter : undefined },
    /** All orders read so far, not yet filtered. Undefined until the first answer. */
    items: firstReadFailed ? none : items,
    /** Further orders of the server may match. */
    hasMore,
    isReadingOn,
    /** False for a list that is only sorted. */
    isFiltered,
    /** Date of the oldest order read, for a filter by days. */
    oldest: du === undefined && au === undefined ? undefined : ordersRead?.at(-1)?.createdAt,
    /** Sentence about the orders that may match, but do not name their machine, company or date. */
    unknown: unknown > 0 ? clientFilter.unknown(unknown, search) : undefined,
    firstReadFailed,
    /** The first or a further page failed. The refresh bar shows a failed refresh. */
    hasFailed: firstReadFailed || query.isFetchNextPageError,
    /** Sentence of an empty list. */
    sentence: firstReadFailed ? clientFilter.unread : clientFilter.none(unknown, hasMore),
  }
}

export type OrdersOnClient = NonNullable<ReturnType<typeof useOrdersOnClient>>

/** Reads the pages beside a page of the list, for « Précédente » and « Suivante » on the page of a delivery. */
function endsOf(
  client: QueryClient,
  search: OrderSearch,
  { page, hasNext }: { page: number; hasNext: boolean },
): Omit<ListRows, 'rows'> {
  const readPage = (beside: number) => async (): Promise<ListRows> => {
    const { items, next } = await readAnew(client, orders.page(listQuery({ ...search, page: beside })))
    return { rows: items, ...endsOf(client, search, { page: beside, hasNext: next !== undefined }) }
  }
  return { before: page > 1 ? readPage(page - 1) : undefined, after: hasNext ? readPage(page + 1) : undefined }
}

/**
 * The rows of the list for its address, in one shape: a page of the server or, with a filter or a sorting that it has
 * not, the matches in a list that the console reads itself.
 * @param onToggle selects or deselects an order
 */
export function useOrderRows(search: OrderSearch, onToggle: ((order: Order) => unknown) | undefined) {
  const { page = 1, per_page: size = orderSizes[0] } = search
  const client = useQueryClient()
  const query = listQuery(search)
  // Read with a filter on the client too: app/early.ts has requested it, its failure is that of the screen, and its rows name the
  // machines and companies until the first answer of the list.
  const { data, isFetching, isPlaceholderData: isPrevious } = orders.useOrdersPage(query)
  const { items = none, total, next } = data ?? {}
  const onClient = useOrdersOnClient(search, data !== undefined)

  const source = onClient?.source ?? { ...orders.page(query), accepts: undefined }
  // RefreshBar refetches the rows. New rows are pending until a person presses « Afficher ».
  const list = useList({
    name: 'orders',
    columns: orderColumns,
    rows: onClient ? (onClient.items ?? none) : items,
    read: source,
    search,
    accepts: source.accepts,
    onToggle,
    ends: onClient ? {} : endsOf(client, search, { page, hasNext: next !== undefined }),
  })

  // A page beyond the end leads to the last one. A page whose rows have all left stays until the person dismisses them.
  const lastPage = lastPageOf(total, size)
  const isCurrent = data !== undefined && !isPrevious
  const redirect = redirectedPage({ page, lastPage, rows: isCurrent ? list.readCount : undefined })

  const shared = {
    list,
    /** The read that gives the rows, for RefreshBar. */
    source,
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
      hasRowsAfter: onClient.hasMore,
      isLoading: onClient.items === undefined,
      /** Number beside the title. Unknown before the first page of the list. */
      count: !onClient.isFiltered
        ? (onClient.query.data?.total ?? total)
        : onClient.items && !onClient.firstReadFailed
          ? list.rows.length
          : undefined,
      /** Orders that name the choices of the filter by machine and company. */
      known: onClient.items ?? items,
      /** Sentence of an empty list. */
      sentence: onClient.sentence,
      /** Progress of the list below the table. */
      foot: data && { onClient, search, foundCount: list.rows.length, readCount: list.readCount },
      pages: undefined,
      rest: onClient.hasMore ? { search } : undefined,
    }
  // An empty page of the previous address says nothing about this one.
  const isUnknown = isPrevious && list.rows.length === 0
  return {
    ...shared,
    isLoading: data === undefined || redirect !== undefined || isUnknown,
    count: isUnknown ? undefined : total,
    known: items,
    sentence: undefined,
    foot: undefined,
    /** The deliveries of the filter that are not on screen. */
    rest: shared.hasRowsBefore || shared.hasRowsAfter ? { search, total } : undefined,
    /** Pages of the server below the table. */
    pages: data && { total, lastPage, hasNext: next !== undefined, isCurrent },
  }
}
