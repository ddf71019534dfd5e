import * as companies from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { failWithoutData, inBackground } from '#api/query-settings.ts'
import { useWholeList } from '#api/whole-list.ts'
import { usePreference } from '#session/preferences.ts'
import { lastPageOf } from '#ui/table/pages.ts'
import { everythingOf, needsAll, pageOf, q } from './list-query.ts'
import { type BookingsSearch, defaultSize } from './search.ts'

/** The whole collection, page after page. */
const wholeQuery = { itemsPerPage: 100, q } as const

/**
 * The companies of the URL. A filter or a sorting needs all of them, so the whole collection is then fetched after the first
 * page. The queries do not suspend, so that the title, the arrows and the focus stay while the rows of a page load.
 */
export function useCompanies(search: BookingsSearch) {
  const isAll = search.per_page === 'tous'
  const one = companies.useCompaniesPage(pageOf(search))
  // « Tous » requests the total of the first page. The first page is shown until all rows have arrived.
  const everything = everythingOf(one.data?.total)
  const every = companies.useAllCompaniesQuery(everything, {
    enabled: isAll && one.data !== undefined,
    throwOnError: failWithoutData,
    // Refreshed by the bar above the list.
    staleTime: Infinity,
  })
  const isOnePage = one.data !== undefined && one.data.next === undefined && !one.isPlaceholderData
  const isWanted = needsAll(search) && !isAll && one.data !== undefined && !isOnePage
  const list = companies.useCompaniesList(wholeQuery, { ...inBackground, staleTime: Infinity, enabled: isWanted })
  const [repeats] = usePreference('autoRefresh')
  const whole = useWholeList(list, companies.list(wholeQuery).queryKey, repeats && isWanted)

  if (isWanted && whole.items !== undefined)
    return {
      items: whole.items,
      read: companies.list(wholeQuery),
      readAt: list.dataUpdatedAt,
      total: undefined,
      hasNext: false,
      incomplete: undefined,
      whole,
      loading: false,
      stale: whole.isReading,
    }
  const isWhole = isAll && every.data !== undefined
  const { data, dataUpdatedAt, isPlaceholderData } = isWhole ? every : one
  return {
    items: data?.items ?? none,
    /** Query of the rows. */
    read: isWhole ? companies.all(everything) : companies.page(pageOf(search)),
    readAt: dataUpdatedAt,
    total: data?.total,
    // The server may not count the rows, so the link to the next page decides.
    hasNext: one.data?.next !== undefined,
    incomplete: isWhole ? every.data.incomplete : undefined,
    /** Progress of the whole collection, where it is needed. */
    whole: isWanted ? whole : undefined,
    // Not `isPending`: a failed page that is being retried has no data either and must not look empty.
    loading: data === undefined || isPlaceholderData || (isAll && !isWhole),
    stale: isWanted && whole.isReading,
  }
}

const none: Company[] = []

interface Found {
  /** Total of the server. */
  total?: number | undefined
  hasNext: boolean
  /** The whole collection, where it is needed. */
  whole: { isComplete: boolean } | undefined
}

/** The rows of the page, and their positions in the whole list. */
export function pageIn<Row>(rows: readonly Row[], search: BookingsSearch, found: Found) {
  const { page = 1, per_page: size = defaultSize } = search
  const isArranged = needsAll(search)
  if (size === 'tous') {
    // All rows have loaded, so their number is known even without a total from the server.
    const total = isArranged ? rows.length : (found.total ?? rows.length)
    return { rows, first: 1, last: rows.length, total, lastPage: 1, hasNext: false }
  }
  const before = (page - 1) * size
  if (isArranged) {
    const shown = rows.slice(before, before + size)
    const last = before + shown.length
    // The rest is loading, or has failed.
    const total = found.whole?.isComplete === false ? undefined : rows.length
    return {
      rows: shown,
      first: before + 1,
      last,
      total,
      lastPage: lastPageOf(total, size),
      hasNext: last < rows.length,
    }
  }
  const lastPage = lastPageOf(found.total, size)
  return {
    rows,
    first: before + 1,
    last: found.total === undefined ? before + rows.length : Math.min(before + size, found.total),
    total: found.total,
    lastPage,
    hasNext: lastPage === undefined ? found.hasNext : page < lastPage,
  }
}
