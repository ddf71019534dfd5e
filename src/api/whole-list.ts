import { focusManager, type QueryKey, type UseInfiniteQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { waitLeft } from './background.ts'
import { isPart, type PagesRead, type Rows } from './pages.ts'
import { readState } from './read-state.ts'

/** Result of the hook of an infinite list. */
export type Growing<T> = UseInfiniteQueryResult<Rows<T> & { pages: PagesRead }> & {
  data: (Rows<T> & { pages: PagesRead }) | undefined
}

/** A collection for filtering or sorting in the browser, as far as it has been read. */
export interface WholeList<T> {
  /** Undefined until the first page has arrived. */
  items: T[] | undefined
  pages: PagesRead
  /** All rows have been read. */
  isComplete: boolean
  /** Further pages are being read. */
  isReading: boolean
  /** A page could not be read. */
  hasFailed: boolean
  /** The links of the server ended before all rows were read. */
  isCut: boolean
  isAsking: boolean
  retry: () => unknown
}

/**
 * Reads an infinite list to its end, page by page, while the screen is open. A screen that shows the same list page by page
 * shares its rows.
 * @param repeats whether a failed page is retried automatically
 */
export function useWholeList<T>(list: Growing<T>, queryKey: QueryKey, repeats: boolean): WholeList<T> {
  useRemainingPages(list, queryKey, repeats)
  const { data, hasNextPage } = list
  const { hasFailed, isAsking } = readState(list)
  const isRead = data !== undefined && !hasNextPage
  const isCut = isRead && isPart(data)
  return {
    items: data?.items,
    pages: data?.pages ?? { read: 0 },
    isComplete: isRead && !isCut,
    isReading: !isRead && !hasFailed,
    hasFailed,
    isCut,
    isAsking,
    retry: () => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
  }
}

/** Polling interval while waiting after a failure: no event signals the end of the wait. */
const LOOK_AGAIN_MS = 1_000

/** State of an infinite query. */
interface List {
  data: unknown
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  isFetchNextPageError: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown
}

/**
 * Reads the remaining pages of a background list, one after the other, while it is on screen in a visible tab. Each page is read
 * once, even if several components read the same list. A failed page is retried after its wait.
 * @param repeats whether a failed page is retried
 */
export function useRemainingPages(list: List, queryKey: QueryKey, repeats: boolean) {
  const client = useQueryClient()
  const { data, hasNextPage, isFetching, isError, isFetchNextPageError } = list
  const readNext = useEffectEvent(() => void list.fetchNextPage({ cancelRefetch: false }))
  const find = useEffectEvent(() => client.getQueryCache().find({ queryKey, exact: true }))
  const isVisible = useSyncExternalStore(onTab, () => focusManager.isFocused())
  // Pauses during a refetch of all pages and after its failure. The bar of the screen retries it (src/refresh/RefreshBar.tsx).
  const goesOn = isVisible && hasNextPage && !isFetching && (!isError || (isFetchNextPageError && repeats))
  // An effect, because no user event requests the next page.
  useEffect(() => {
    const query = find()
    // Each page changes the data, which runs this effect for the next page.
    if (!goesOn || data === undefined || query === undefined) return undefined
    const isTime = () => waitLeft(query) === 0
    if (isTime()) return readNext()
    const timer = setInterval(() => isTime() && readNext(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [goesOn, data])
}

const onTab = (listener: () => void) => focusManager.subscribe(listener)
