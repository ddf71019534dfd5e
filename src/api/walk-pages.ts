import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query'
import type { Page } from './hydra.ts'
import type { Place } from './page-place.ts'
import { EXTRA_PAGES, sizeOf, stepOn } from './page-walk.ts'
import type { infiniteOptions } from './resource.ts'

type Row = { '@id': string }

/** One page of a walk. */
export interface Batch<T> {
  /** Its rows that no page before had. */
  items: T[]
  /** How many different rows have come so far, and the highest number that the server has counted: rows may leave meanwhile. */
  read: number
  total?: number
  isOver: boolean
  /** The links ended too early, fewer rows came than the server counts, or too many moved between two pages. */
  isPart: boolean
}

/** How many pages are read when the server does not count its rows. An export is longer than a list on screen. */
const PAGES_WITHOUT_TOTAL = 10_000

/**
 * Reads a collection page after page and keeps none of them: only the addresses of the rows, so that each comes once.
 * @returns a function that reads the next page. After a failure it can be called again, and goes on with the same page.
 */
export function walkPages<T extends Row>(source: ReturnType<typeof infiniteOptions<T>>, client: QueryClient) {
  const readPage = source.queryFn as QueryFunction<Page<T>, QueryKey, Place>
  const seen = new Set<string>()
  const places: Place[] = []
  let place: Place = source.initialPageParam
  let largest = 1
  let hasGap = false
  let highest: number | undefined

  return async (signal: AbortSignal): Promise<Batch<T>> => {
    const { queryKey } = source
    const page = await readPage({ client, queryKey, signal, pageParam: place, direction: 'forward', meta: undefined })
    places.push(place)
    largest = Math.max(largest, sizeOf(page))
    hasGap ||= page.hasGap === true
    if (page.total !== undefined) highest = Math.max(page.total, highest ?? 0)
    const before = seen.size
    const items = page.items.filter(({ '@id': iri }) => !seen.has(iri) && seen.add(iri))
    const pagesAllowed = page.total === undefined ? PAGES_WITHOUT_TOTAL : Math.ceil(page.total / largest) + EXTRA_PAGES
    const { next, isCut } = stepOn(page, places, () => seen.size > before && places.length < pagesAllowed)
    place = next ?? place
    const isMissing = isCut ? page.total !== seen.size : (page.total ?? 0) > seen.size
    return {
      items,
      read: seen.size,
      ...(highest !== undefined && { total: highest }),
      isOver: next === undefined,
      isPart: next === undefined && (isMissing || hasGap),
    }
  }
}
