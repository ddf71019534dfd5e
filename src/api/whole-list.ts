import type { QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query'
import { isPart, type PagesRead, type Rows } from './page-walk.ts'
import { readState } from './read-state.ts'
import { useRemainingPages } from './remaining-pages.ts'

/** Result of the hook of an infinite list. */
export type Growing<T> = UseInfiniteQueryResult<Rows<T> & { pages: PagesRead }> & {
  data: (Rows<T> & { pages: PagesRead }) | undefined
}

/** A collection that a filter or a sorting has to hold for, as far as it has been read. */
export interface WholeList<T> {
  /** Undefined until the first page is there. */
  items: T[] | undefined
  pages: PagesRead
  /** All rows that the server counts are here. */
  isComplete: boolean
  /** Further pages are on their way. */
  isReading: boolean
  /** A page could not be read. */
  hasFailed: boolean
  /** The links of the server ended before all rows were here. */
  isCut: boolean
  isAsking: boolean
  retry: () => unknown
}

/**
 * Reads a growing list to its end, page after page by the links of the server, while the screen is open. The list itself is
 * not changed by it: a screen that shows it page by page has the rows already.
 * @param repeats whether it goes on by itself after a failure
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
