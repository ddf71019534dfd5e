import type { ListParams } from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { bookingState, slotPlace } from '#api/records/selections.ts'
import { bookingSizes, type Given, readSearch, type SearchOf } from '#list/parameters.ts'
import { WHOLE_PAGE } from '#list/use-whole-rows.ts'

/**
 * State of the list in the address. `tri` sorts by the name of the company, `filtre` shows only the bookings of a state and the
 * companies that have some, and `recherche` those whose company, machine and zone together contain its words.
 */
export type BookingsSearch = SearchOf<'bookings'>

/** Reads any address as a valid state. « Tous » has no pages. */
export function readBookingsSearch(given: Given<'bookings'>): BookingsSearch {
  const search = readSearch('bookings', given)
  return search.per_page === 'tous' ? { ...search, page: undefined } : search
}

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
export const needsAll = ({ tri, filtre, recherche }: BookingsSearch) =>
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
