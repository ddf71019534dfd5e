/** What the address of the list holds. Defaults are left out, so that one screen has one address. */
export interface BookingsSearch {
  page?: number | undefined
  per_page?: PageSize | undefined
  /** The order of the company names on the page; the server's own when absent. */
  tri?: 'asc' | 'desc' | undefined
}

export const pageSizes = [10, 15, 20, 25, 30, 'tous'] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultSize = 10

/**
 * Whatever somebody typed, as an address that exists. Each key is given, if only as undefined: one that is left out keeps
 * what was typed. By hand, not with zod: the address table is in the first chunk, zod comes with the first form.
 */
export function bookingsSearch({ page, per_page, tri }: Record<string, unknown>): BookingsSearch {
  const size = pageSizes.find((each) => String(each) === String(per_page))
  const number = Number(page)
  const isFurther = Number.isSafeInteger(number) && number > 1 && size !== 'tous'
  return {
    page: isFurther ? number : undefined,
    per_page: size === defaultSize ? undefined : size,
    tri: tri === 'asc' || tri === 'desc' ? tri : undefined,
  }
}

/** Where the arrows lead from the page that is asked for; without a count only the answer's next link tells. */
export function pagesOf({ page = 1, per_page: size = defaultSize }: BookingsSearch, total?: number, hasMore = false) {
  if (size === 'tous') return { lastPage: 1, hasNext: false }
  if (total === undefined) return { lastPage: undefined, hasNext: hasMore }
  const lastPage = Math.max(Math.ceil(total / size), 1)
  return { lastPage, hasNext: page < lastPage }
}
