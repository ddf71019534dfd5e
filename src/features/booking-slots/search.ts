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

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 100) || undefined : undefined)

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
