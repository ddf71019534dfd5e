import {
  focusManager,
  hashKey,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { onReading, waitsUntil } from './background.ts'
import { isIncomplete, type PagesRead } from './pages.ts'
import { growingSettings, type QuerySettings } from './query-settings.ts'
import { readState } from './read-state.ts'
import type { infiniteOptions } from './resource.ts'

/** A collection for filtering or sorting in the browser, as far as it has been read. */
export interface WholeList<T> {
  /** Undefined until the first page has arrived. */
  items: T[] | undefined
  pages: PagesRead
  isComplete: boolean
  isReading: boolean
  /** A page could not be read. */
  hasFailed: boolean
  /** The links of the server ended before all rows were read. */
  isCut: boolean
  isFetching: boolean
  refetch: () => unknown
  readAt: number
}

/** Reads an infinite list to its end, page by page, and a failed page again if `repeats`. Screens share its rows. */
export function useWholeList<T extends { '@id': string }>(
  read: ReturnType<typeof infiniteOptions<T>>,
  settings: QuerySettings,
  repeats: boolean,
): WholeList<T> {
  const list = useInfiniteQuery({ ...read, ...growingSettings, ...settings })
  const refetch = useRemainingPages(list, read.queryKey, repeats)
  const { data, hasNextPage, isFetching } = list
  const { hasFailed } = readState(list)
  const isRead = data !== undefined && !hasNextPage
  const isCut = isRead && isIncomplete(data)
  return {
    items: data?.items,
    pages: data?.pages ?? { read: 0 },
    isComplete: isRead && !isCut,
    isReading: !isRead && !hasFailed,
    hasFailed,
    isCut,
    isFetching,
    refetch,
    readAt: list.dataUpdatedAt,
  }
}

/** State of an infinite query. */
type List = Pick<
  UseInfiniteQueryResult,
  'data' | 'hasNextPage' | 'isFetching' | 'isError' | 'isFetchNextPageError' | 'fetchNextPage' | 'refetch'
>

/**
 * Reads the remaining pages of a background list, one after the other, while it is on screen in a visible tab. Each page is read
 * once, even if several components read the same list. A failed page is retried after its wait.
 * @param repeats whether a failed page is retried
 * @returns a function that reads again what has failed: the last page alone, or the list
 */
export function useRemainingPages(list: List, queryKey: QueryKey, repeats: boolean) {
  const client = useQueryClient()
  const { data, hasNextPage, isFetching, isError, isFetchNextPageError } = list
  const readNext = useEffectEvent(() => void list.fetchNextPage({ cancelRefetch: false }))
  const [subscribe] = useState(() => (listener: () => void) => onReading(client, listener))
  const isVisible = useSyncExternalStore(subscribe, () => focusManager.isFocused())
  // The answer to another call, and the return of the network or of the person, may shorten a wait.
  const from = useSyncExternalStore(subscribe, () => {
    const query = client.getQueryCache().get(hashKey(queryKey))
    return query === undefined ? Infinity : waitsUntil(query)
  })
  // Pauses during a refetch of all pages and after its failure. The bar of the screen retries it (src/refresh/RefreshBar.tsx).
  const goesOn = isVisible && hasNextPage && !isFetching && (!isError || (isFetchNextPageError && repeats))
  // An effect, because no user event requests the next page.
  useEffect(() => {
    // Each page changes the data, which runs this effect for the next page.
    if (!goesOn || data === undefined || from === Infinity) return undefined
    const wait = from - Date.now()
    if (wait <= 0) return readNext()
    const timer = setTimeout(() => readNext(), wait)
    return () => clearTimeout(timer)
  }, [goesOn, data, from])
  return () => (isFetchNextPageError ? list.fetchNextPage() : list.refetch())
}
