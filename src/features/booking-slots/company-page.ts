import { keepPreviousData, type Query, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Company } from '#api/generated/entities.ts'
import type { Page } from '#api/hydra.ts'
import { compareNames } from '#lib/collation.ts'
import { nameOf } from '#lib/names.ts'
import { everythingOf, pageOf } from './list-query.ts'
import { type BookingsSearch, defaultSize } from './search.ts'

type Rows = Pick<Page<Company>, 'items' | 'total'>
type RowsKey = readonly [string, ...unknown[]]

/** The last rows stand in for the next ones; what cannot be read at all is the screen's failure. */
const paged = {
  placeholderData: keepPreviousData,
  throwOnError: (_error: Error, { state }: Query<Rows, Error, Rows, RowsKey>) => state.data === undefined,
}

const nothing: Rows = { items: [] }

/**
 * The rows of the address, and where they are among all of them. Not suspended: another page is the same screen, whose
 * title, arrows and focus stay while its rows come.
 */
export function useCompanyPage(search: BookingsSearch) {
  const { page = 1, per_page: size = defaultSize, tri } = search
  const one = useQuery<Page<Company>, Error, Page<Company>, RowsKey>({ ...pageOf(search), ...paged })
  const rows: UseQueryOptions<Rows, Error, Rows, RowsKey> =
    size === 'tous' ? everythingOf(one.data?.total) : pageOf(search)
  const { data, dataUpdatedAt, isPlaceholderData } = useQuery({ ...rows, ...paged, enabled: one.data !== undefined })
  const { items } = data ?? nothing
  // Of « Tous » everything is here, counted by the server or not.
  const total = data?.total ?? (size === 'tous' ? items.length : undefined)
  const before = size === 'tous' ? 0 : (page - 1) * size
  return {
    items: tri === undefined ? items : sortByName(items, tri),
    total,
    first: before + 1,
    last: size === 'tous' || total === undefined ? before + items.length : Math.min(before + size, total),
    hasMore: one.data?.next !== undefined,
    readAt: dataUpdatedAt,
    // Not « pending »: a page that failed and is asked for again holds nothing either, and is not an empty one.
    loading: data === undefined || isPlaceholderData,
  }
}

/** Only what is loaded: the server lists no order for companies (G-21). */
function sortByName(items: readonly Company[], direction: 'asc' | 'desc') {
  const sign = direction === 'asc' ? 1 : -1
  return items.toSorted((a, b) => sign * compareNames(nameOf(a), nameOf(b)))
}
