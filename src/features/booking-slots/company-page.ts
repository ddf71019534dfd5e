import * as companies from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { failWithoutData } from '#api/query-settings.ts'
import { compareNames } from '#lib/collation.ts'
import { nameOf } from '#lib/names.ts'
import { lastPageOf } from '#ui/paging/pages.ts'
import { everythingOf, pageOf } from './list-query.ts'
import { type BookingsSearch, defaultSize } from './search.ts'

/**
 * The rows that the URL asks for, and their positions in the whole list. The queries do not suspend: on another page the
 * title, the arrows and the focus stay while the rows load.
 */
export function useCompanyPage(search: BookingsSearch) {
  const { page = 1, per_page: size = defaultSize } = search
  const one = companies.useCompaniesPage(pageOf(search))
  // « Tous » asks for the number of rows that the first page counts. The first page is shown until they have arrived.
  const everything = everythingOf(one.data?.total)
  const every = companies.useAllCompaniesQuery(everything, {
    enabled: size === 'tous' && one.data !== undefined,
    throwOnError: failWithoutData,
    // As of any list: the bar above it reads it again.
    staleTime: Infinity,
  })
  const isWhole = size === 'tous' && every.data !== undefined
  const { data, dataUpdatedAt, isPlaceholderData } = isWhole ? every : one
  const items = data?.items ?? none
  // « Tous » has all rows, so their number is known even when the server does not count them.
  const total = data?.total ?? (size === 'tous' ? items.length : undefined)
  const before = size === 'tous' ? 0 : (page - 1) * size
  const lastPage = size === 'tous' ? 1 : lastPageOf(total, size)
  return {
    items,
    /** The read that the rows are of. */
    read: isWhole ? companies.all(everything) : companies.page(pageOf(search)),
    total,
    first: before + 1,
    last: size === 'tous' || total === undefined ? before + items.length : Math.min(before + size, total),
    incomplete: isWhole ? every.data.incomplete : undefined,
    lastPage,
    // When the server does not count the rows, its link to the next page tells.
    hasNext: lastPage === undefined ? one.data?.next !== undefined : page < lastPage,
    readAt: dataUpdatedAt,
    // Not `isPending`: a page that failed and is read again has no data either, and must not look empty.
    loading: data === undefined || isPlaceholderData || (size === 'tous' && !isWhole),
  }
}

const none: Company[] = []

/** Sorts only the loaded rows, because the server cannot sort companies. */
export function sortByName(items: readonly Company[], direction: 'asc' | 'desc') {
  const sign = direction === 'asc' ? 1 : -1
  return items.toSorted((a, b) => sign * compareNames(nameOf(a), nameOf(b)))
}
