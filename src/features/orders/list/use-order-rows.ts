import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readAnew } from '#api/fresh-reading.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { isIncomplete } from '#api/pages.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { serverNow } from '#api/token.ts'
import { useRemainingPages } from '#api/whole-list.ts'
import { orderSizes } from '#list/parameters.ts'
import { type ListRows, useList } from '#list/use-list.ts'
import { usePreference } from '#session/preferences.ts'
import { lastPageBy, redirectedPage } from '#ui/table/pages.ts'
import { useAfterPaint } from '#ui/timing.ts'
import {
  accepts,
  countAges,
  countUnknown,
  infiniteParams,
  isBeforeDays,
  lastInfinitePage,
  mustReadOn,
  sorted,
} from './client-filter.ts'
import { orderColumns } from './columns.tsx'
import { ages as ageWords, clientFilter } from './copy.ts'
import { hasFilter, isByAge, isOnClient, listQuery, type OrderSearch } from './search.ts'

const none: never[] = []

/**
 * The filters and the sortings that the server has not: the orders of the status and the barcode read so far, and the filter for
 * the table. Further pages are fetched by the server's links, on demand or as far as the filter needs them.
 * @param first the answer to the first call of the screen, before which nothing is read. A reading of the oldest orders needs its
 * total, unless it is that of the previous address.
 * @returns undefined without such a filter
 */
function useOrdersOnClient(search: OrderSearch, first: { total?: number } | undefined, isPrevious: boolean) {
  const { machine, societe, du, au, age, tri } = search
  const isOn = isOnClient(search)
  const oldestFirst = isByAge(search)
  const params = infiniteParams(search)
  const read = (isWanted: boolean) => ({
    ...inBackground,
    staleTime: Infinity,
    enabled: first !== undefined && isOn && isWanted,
  })
  const newest = orders.useOrdersInfinite(params, read(!oldestFirst))
  const oldest = orders.useOrdersOldest(params, lastInfinitePage(first?.total), read(oldestFirst && !isPrevious))
  const query = oldestFirst ? oldest : newest
  const { queryKey } = (oldestFirst ? orders.oldest : orders.infinite)(params)
  const ordersRead = query.data?.items
  // A parcel changes its band with a reading, not between two.
  const now = serverNow(query.dataUpdatedAt)
  const items = useMemo(() => ordersRead && sorted(ordersRead, tri), [tri, ordersRead])
  const [repeats] = usePreference('autoRefresh')
  const hasMore = query.hasNextPage && (oldestFirst || !isBeforeDays(search, ordersRead ?? none))
  const isReadingOn = isOn && hasMore && mustReadOn(search, ordersRead ?? none)
  useRemainingPages({ ...query, hasNextPage: isReadingOn }, queryKey, repeats)
  const { filter, unknown, ages } = useMemo(() => {
    const others = { machine, societe, du, au }
    const all = items ?? none
    return {
      filter: accepts({ ...others, age }, now),
      unknown: countUnknown({ ...others, age }, all, now),
      ages: oldestFirst ? items && countAges(items.filter(accepts(others, now)), now) : undefined,
    }
  }, [items, machine, societe, du, au, age, oldestFirst, now])
  const firstReadFailed = query.data === undefined && readState(query).hasFailed
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
    /** Numbers of orders by the age of their status, and what they leave out, in a list that is sorted by it. */
    ages: oldestFirst
      ? {
          numbers: ages?.counts,
          note:
            ages &&
            query.data &&
            ageWords.note(ages.undated, hasMore || isIncomplete(query.data), items?.length, query.data.total),
        }
      : undefined,
    /** Date of the last order read, for a filter by days. */
    until: du === undefined && au === undefined ? undefined : ordersRead?.at(-1)?.createdAt,
    /** Sentence about the orders that may match, but do not name their machine, company, date or age. */
    unknown: unknown > 0 ? clientFilter.unknown(unknown, search) : undefined,
    firstReadFailed,
    /** The first or a further page failed. The refresh bar shows a failed refresh. */
    hasFailed: firstReadFailed || query.isFetchNextPageError,
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

/** A page of the server or, with a filter or a sorting that it has not, the matches in a list that the console reads itself. */
export function useOrderRows(search: OrderSearch, onToggle: ((order: Order) => unknown) | undefined) {
  const { page = 1, per_page: size = orderSizes[0] } = search
  const client = useQueryClient()
  const query = listQuery(search)
  // Read with a filter on the client too: app/early.ts has requested it, its failure is that of the screen, and its rows name the
  // machines and companies until the first answer of the list.
  const { data, isFetching, isPlaceholderData: isPrevious } = orders.useOrdersPage(query)
  const { items = none, total, next } = data ?? {}
  const onClient = useOrdersOnClient(search, data, isPrevious)

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
  const isCurrent = data !== undefined && !isPrevious
  const lastPage = data && lastPageBy(data, size)
  const redirect = redirectedPage({ page, lastPage, rows: isCurrent ? list.readCount : undefined })

  // An empty page of the previous address says nothing about this one.
  const isUnknown = isPrevious && list.rows.length === 0

  const shared = {
    list,
    /** The read that gives the rows, for RefreshBar. */
    source,
    redirect,
    /** For `OrdersTable`. */
    table: {
      ...list.view,
      orders: list.rows,
      loading: onClient ? onClient.items === undefined : data === undefined || redirect !== undefined || isUnknown,
      stale: isPrevious,
      rowsBefore: page > 1,
      rowsAfter: onClient ? onClient.hasMore : next !== undefined || page < (lastPage ?? 1),
      hasFilter: hasFilter(search),
      sortedBy: search.tri,
    },
    /** Orders that name the choices of the filter by machine and company. */
    known: onClient?.items ?? items,
    sentence: onClient?.sentence,
    ages: onClient?.ages,
    isPainted: useAfterPaint(data !== undefined && !isFetching),
  }
  if (onClient)
    return {
      ...shared,
      /** Number beside the title. Unknown before the first page of the list. */
      count: !onClient.isFiltered
        ? (onClient.query.data?.total ?? total)
        : onClient.items && !onClient.firstReadFailed
          ? list.rows.length
          : undefined,
      foot: data && { onClient, search, foundCount: list.rows.length, readCount: list.readCount },
      pages: undefined,
      rest: onClient.hasMore ? { search, total: onClient.query.data?.total } : undefined,
    }
  return {
    ...shared,
    count: isUnknown ? undefined : total,
    foot: undefined,
    /** The deliveries of the filter that are not on screen. */
    rest: shared.table.rowsBefore || shared.table.rowsAfter ? { search, total } : undefined,
    pages: data && { total, lastPage, hasNext: next !== undefined, isCurrent },
  }
}
