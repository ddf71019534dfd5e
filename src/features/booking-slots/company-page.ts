import { useAllCompaniesQuery, useCompaniesPage } from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { failWithoutData } from '#api/query-settings.ts'
import { compareNames } from '#lib/collation.ts'
import { nameOf } from '#lib/names.ts'
import { everythingOf, pageOf } from './list-query.ts'
import { type BookingsSearch, defaultSize } from './search.ts'

/**
 * The rows of the address, and where they are among all of them. Not suspended: another page is the same screen, whose
 * title, arrows and focus stay while its rows come.
 */
export function useCompanyPage(search: BookingsSearch) {
  const { page = 1, per_page: size = defaultSize, tri } = search
  const one = useCompaniesPage(pageOf(search))
  // « Tous » asks for as many rows as the first page counts; the rows of that page stay until they are here.
  const every = useAllCompaniesQuery(everythingOf(one.data?.total), {
    enabled: size === 'tous' && one.data !== undefined,
    throwOnError: failWithoutData,
  })
  const isWhole = size === 'tous' && every.data !== undefined
  const { data, dataUpdatedAt, isPlaceholderData } = isWhole ? every : one
  const items = data?.items ?? none
  // Of « Tous » everything is here, counted by the server or not.
  const total = data?.total ?? (size === 'tous' ? items.length : undefined)
  const before = size === 'tous' ? 0 : (page - 1) * size
  return {
    items: tri === undefined ? items : sortByName(items, tri),
    total,
    first: before + 1,
    last: size === 'tous' || total === undefined ? before + items.length : Math.min(before + size, total),
    incomplete: isWhole ? every.data.incomplete : undefined,
    hasMore: one.data?.next !== undefined,
    readAt: dataUpdatedAt,
    // Not « pending »: a page that failed and is asked for again holds nothing either, and is not an empty one.
    loading: data === undefined || isPlaceholderData || (size === 'tous' && !isWhole),
  }
}

const none: Company[] = []

/** Only what is loaded: the server lists no order for companies (G-21). */
function sortByName(items: readonly Company[], direction: 'asc' | 'desc') {
  const sign = direction === 'asc' ? 1 : -1
  return items.toSorted((a, b) => sign * compareNames(nameOf(a), nameOf(b)))
}
