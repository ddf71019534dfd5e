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
 * The companies that the URL asks for. A filter and a sorting need all of them: then the first page is followed by the whole
 * collection. The queries do not suspend: on another page the title, the arrows and the focus stay while the rows load.
 */
export function useCompanies(search: BookingsSearch) {
  const isAll = search.per_page === 'tous'
  const one = companies.useCompaniesPage(pageOf(search))
  // « Tous » asks for the number of rows that the first page counts. The first page is shown until they have arrived.
  const everything = everythingOf(one.data?.total)
  const every = companies.useAllCompaniesQuery(everything, {
    enabled: isAll && one.data !== undefined,
    throwOnError: failWithoutData,
    // As of any list: the bar above it reads it again.
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
    /** The read that the rows are of. */
    read: isWhole ? companies.all(everything) : companies.page(pageOf(search)),
    readAt: dataUpdatedAt,
    total: data?.total,
    // The server may not count the rows, so the link to the next page decides.
    hasNext: one.data?.next !== undefined,
    incomplete: isWhole ? every.data.incomplete : undefined,
    /** How far the whole collection has been read, where it is needed. */
    whole: isWanted ? whole : undefined,
    // Not `isPending`: a page that failed and is read again has no data either, and must not look empty.
    loading: data === undefined || isPlaceholderData || (isAll && !isWhole),
    stale: isWanted && whole.isReading,
  }
}

const none: Company[] = []

interface Found {
  /** As the server counts. */
  total?: number | undefined
  hasNext: boolean
  /** The whole collection, where it is needed. */
  whole: { isComplete: boolean } | undefined
}

/** Which of the rows are on the page, and their positions in the whole list. */
export function pageIn<Row>(rows: readonly Row[], search: BookingsSearch, found: Found) {
  const { page = 1, per_page: size = defaultSize } = search
  const isArranged = needsAll(search)
  if (size === 'tous') {
    // All rows are here, so their number is known even when the server does not count them.
    const total = isArranged ? rows.length : (found.total ?? rows.length)
    return { rows, first: 1, last: rows.length, total, lastPage: 1, hasNext: false }
  }
  const before = (page - 1) * size
  if (isArranged) {
    const shown = rows.slice(before, before + size)
    const last = before + shown.length
    // The rest is on its way, or could not be read.
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
