import type { ListParams } from '#api/generated/companies.ts'
import * as companies from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { isIncomplete } from '#api/pages.ts'
import { failWithoutData } from '#api/query-settings.ts'
import type { Selection } from '#api/query-string.ts'
import { bookingState, slotPlace } from '#api/records/selections.ts'
import { bookingSizes, type SearchOf } from '#list/parameters.ts'
import { useWholeRows, WHOLE_PAGE } from '#list/use-whole-rows.ts'
import { lastPageOf } from '#ui/table/pages.ts'

type BookingsSearch = SearchOf<'bookings'>

/** The fields of the list. Relations are requested with their fields, because the server would send only their IRIs. */
const q = [
  'id',
  'name',
  {
    bookingSlots: [...bookingState, { slot: ['available', ...slotPlace] }],
  },
] as const satisfies Selection<Company>

/** Used when the server does not count the rows. */
const unknownTotal = 1000

/** True if a filter or a sorting applies, which need the whole collection. */
const needsAll = ({ tri, filtre, recherche }: BookingsSearch) =>
  tri !== undefined || filtre !== undefined || recherche !== undefined

/** The page of the URL. For « Tous » and for the whole collection it is the first one, whose answer contains the total. */
export const listQuery = ({ page = 1, per_page = bookingSizes[0], ...wanted }: BookingsSearch): ListParams => ({
  page: needsAll(wanted) ? 1 : page,
  itemsPerPage: per_page === 'tous' ? bookingSizes[0] : per_page,
  q,
})

/** The whole collection, page after page, for a filter, a sorting or a file. */
export const wholeQuery = { itemsPerPage: WHOLE_PAGE, q } as const

/** All rows in one page, whose size is never 0. A server that limits the size sends the rest by its next links. */
export const everythingOf = (total = unknownTotal) => ({ itemsPerPage: Math.max(total, 1), q })

/**
 * The companies of the URL. A filter or a sorting needs all of them, so the whole collection is then fetched after the first
 * page. The queries do not suspend, so that the title, the arrows and the focus stay while the rows of a page load.
 */
export function useCompanies(search: BookingsSearch) {
  const isAll = search.per_page === 'tous'
  const one = companies.useCompaniesPage(listQuery(search))
  // « Tous » requests the total of the first page. The first page is shown until all rows have arrived.
  const everything = everythingOf(one.data?.total)
  const every = companies.useAllCompaniesQuery(everything, {
    enabled: isAll && one.data !== undefined,
    throwOnError: failWithoutData,
    // Refreshed by the bar above the list.
    staleTime: Infinity,
  })
  const isAllRead = isAll && every.data !== undefined
  const { data, dataUpdatedAt, isPlaceholderData } = isAllRead ? every : one
  const part = {
    items: data?.items,
    read: isAllRead ? companies.all(everything) : companies.page(listQuery(search)),
    hasMore:
      one.data?.next !== undefined || one.isPlaceholderData || (one.data !== undefined && isIncomplete(one.data)),
  }
  const { reading, readAt, ...rows } = useWholeRows(part, companies.list(wholeQuery), needsAll(search) && !isAll)
  const isWhole = readAt !== undefined
  return {
    ...rows,
    /** Fetch time of the rows. */
    readAt: readAt ?? dataUpdatedAt,
    total: isWhole ? undefined : data?.total,
    // The server may not count the rows, so the link to the next page decides.
    hasNext: !isWhole && one.data?.next !== undefined,
    incomplete: isAllRead ? every.data.incomplete : undefined,
    /** Progress of the whole collection, where it is needed. */
    reading,
    // Not `isPending`: a failed page that is being retried has no data either and must not look empty.
    loading: !isWhole && (data === undefined || isPlaceholderData || (isAll && !isAllRead)),
    stale: reading?.isReading === true,
  }
}

interface Found {
  /** Total of the server. */
  total?: number | undefined
  hasNext: boolean
  /** The whole collection, where it is needed. */
  reading: { isComplete: boolean } | undefined
}

/** The rows of the page, and their positions in the whole list. */
export function pageIn<Row>(all: Row[], search: BookingsSearch, { total: counted, hasNext, reading }: Found) {
  const { page = 1, per_page = bookingSizes[0] } = search
  const size = per_page === 'tous' ? Infinity : per_page
  const before = page > 1 ? (page - 1) * size : 0
  const isArranged = needsAll(search)
  const rows = isArranged ? all.slice(before, before + size) : all
  // Unknown while the rest is loading, or after it has failed. « Tous » has loaded all rows, even without a total from the server.
  const whole = reading?.isComplete === false ? undefined : all.length
  const total = isArranged ? whole : (counted ?? (per_page === 'tous' ? all.length : undefined))
  const isCut = isArranged || per_page === 'tous' || total === undefined
  const last = isCut ? before + rows.length : Math.min(before + size, total)
  const lastPage = total === undefined ? undefined : lastPageOf(total, size)
  const isBefore = isArranged ? last < all.length : hasNext
  return {
    rows,
    first: before + 1,
    last,
    total,
    lastPage,
    hasNext: lastPage === undefined ? isBefore : page < lastPage,
  }
}
