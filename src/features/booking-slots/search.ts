import type { ListParams } from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { bookingState, slotPlace } from '#api/records/selections.ts'
import { cleanCode } from '#lib/invisible.ts'
import { WHOLE_PAGE } from '#list/use-whole-rows.ts'

/** The search params of the list. Defaults are left out, so that one screen has one URL. */
export interface BookingsSearch {
  page?: number | undefined
  per_page?: PageSize | undefined
  /** Sort order of the company names. Undefined keeps the order of the server. */
  tri?: 'asc' | 'desc' | undefined
  /** Shows only the bookings of this state, and the companies that have some. */
  filtre?: BookingFilter | undefined
  /** Shows only the bookings whose company, machine and zone together contain these words. */
  recherche?: string | undefined
  /** Columns and row density in the link of a view. `list` validates them. */
  colonnes?: string | undefined
  lignes?: string | undefined
}

export const bookingFilters = ['actives', 'saturees', 'inutilisees'] as const
export type BookingFilter = (typeof bookingFilters)[number]

const textOf = (value: unknown) => (typeof value === 'string' ? cleanCode(value).slice(0, 100) || undefined : undefined)

export const pageSizes = [10, 15, 20, 25, 30, 'tous'] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultSize = 10

/**
 * Turns typed search params into valid ones. Every key is returned, also as undefined, because the router keeps the typed
 * value of a missing key. Written without zod: this code is in the first chunk, zod is loaded with the first form.
 */
export function readBookingsSearch({
  page,
  per_page,
  tri,
  filtre,
  recherche,
  colonnes,
  lignes,
}: Record<string, unknown>): BookingsSearch {
  const size = pageSizes.find((each) => String(each) === String(per_page))
  const number = Number(page)
  const isFurther = Number.isSafeInteger(number) && number > 1 && size !== 'tous'
  return {
    page: isFurther ? number : undefined,
    per_page: size === defaultSize ? undefined : size,
    tri: tri === 'asc' || tri === 'desc' ? tri : undefined,
    filtre: bookingFilters.find((each) => each === filtre),
    recherche: textOf(recherche),
    colonnes: textOf(colonnes),
    lignes: textOf(lignes),
  }
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
export const pageOf = ({ page = 1, per_page = defaultSize, ...wanted }: BookingsSearch): ListParams => ({
  page: needsAll(wanted) ? 1 : page,
  itemsPerPage: per_page === 'tous' ? defaultSize : per_page,
  q,
})

/** The whole collection, page after page, for a filter, a sorting or a file. */
export const wholeQuery = { itemsPerPage: WHOLE_PAGE, q } as const

/** All rows in one page, whose size is never 0. A server that limits the size sends the rest by its next links. */
export const everythingOf = (total = unknownTotal) => ({ itemsPerPage: Math.max(total, 1), q })
