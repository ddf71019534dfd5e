import { type Given, readSearch, type SearchOf } from '#list/parameters.ts'

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
