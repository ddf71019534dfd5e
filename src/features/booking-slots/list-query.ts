import type { ListParams } from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { bookingState, slotPlace } from '#api/records/selections.ts'
import { type BookingsSearch, defaultSize } from './search.ts'

/** The fields of the list. Relations are requested with their fields, because the server would send only their IRIs. */
export const q = [
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
export const pageOf = ({ page = 1, per_page = defaultSize, ...wanted }: BookingsSearch): ListParams => ({
  page: needsAll(wanted) ? 1 : page,
  itemsPerPage: per_page === 'tous' ? defaultSize : per_page,
  q,
})

/** All rows in one page, whose size is never 0. A server that limits the size sends the rest by its next links. */
export const everythingOf = (total = unknownTotal) => ({ itemsPerPage: Math.max(total, 1), q })
