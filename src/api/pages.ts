import { apiBase } from './addresses.ts'
import { type Page, resolveLink, samePage } from './hydra.ts'
import { uniqueByIri } from './read.ts'

/** Rows of a collection from the pages read so far. Pages are read one after the other, by the links of the server. */
export interface Rows<T> {
  items: T[]
  /** Number of all rows, if the server sends it. */
  total?: number
  /** Rows may be missing: the console stopped before the last page, or too many rows moved between two pages. */
  incomplete?: true
}

export interface PagesRead {
  read: number
  /** Total number of pages, if the server reports it. */
  of?: number
}

type Row = { '@id': string }

/** Maximum pages of a collection without a total, and of one with a total, which may be wrong. */
const onScreen = { withoutTotal: 500, withTotal: 1000 }
/** An export is longer than a list on screen. */
export const inExport = { withoutTotal: 10_000, withTotal: Infinity }
/** A link is compared with this many previous addresses. Comparing it with all would be slow in a long list. */
const CIRCLE_LINKS = 5
/** Extra pages beyond the total, because rows may be added or may move while the pages are read. */
const EXTRA_PAGES = 2

/** A walk through a collection, page by page. It keeps no pages, only the IRIs of their rows. */
export function startWalk<T extends Row>(limits = onScreen) {
  const seen = new Set<string>()
  const places: Place[] = []
  let last: Page<T> | undefined
  let hasNewRows = false
  let hasGap = false
  /** Rows of the largest page: a server may send fewer rows than requested. */
  let largest = 1

  const pagesNeeded = (total: number) => Math.ceil(total / largest)

  function pagesAllowed(total: number | undefined) {
    return total === undefined ? limits.withoutTotal : Math.min(pagesNeeded(total) + EXTRA_PAGES, limits.withTotal)
  }

  /**
   * The place of the next page. The server's link is followed unchanged, never a page number, because it contains the filters
   * and perhaps a cursor (G-123). The list ends with a page without a link or without rows. Despite a link, reading is cut
   * (`isCut`) when the link leaves the API or leads to a known page, when the last page had no new row, or when more pages
   * were read than the collection can have.
   */
  function wayOn(): { next?: Place; isCut: boolean } {
    const from = places.at(-1)
    if (last?.next === undefined || from === undefined || last.items.length === 0) return { isCut: false }
    const address = resolveLink(last.next, apiBase())
    if (address === undefined) return { isCut: true }
    // A longer cycle of links ends with a page without new rows.
    const isKnown = places
      .slice(-CIRCLE_LINKS)
      .some(({ link }) => samePage(resolveLink(link, apiBase()) ?? apiBase(), address))
    const goesOn = !isKnown && hasNewRows && places.length < pagesAllowed(last.total)
    return goesOn ? { next: placeAfter(last, from, last.next), isCut: false } : { isCut: true }
  }

  return {
    /** Adds the page at a place. @returns its rows that no previous page contained */
    add(page: Page<T>, place: Place): T[] {
      const items = page.items.filter(({ '@id': iri }) => !seen.has(iri) && seen.add(iri))
      places.push(place)
      last = page
      hasNewRows = items.length > 0
      hasGap ||= page.hasGap === true
      largest = Math.max(largest, page.size ?? page.items.length)
      return items
    },
    next: () => wayOn().next,
    /** Number of different rows so far. */
    read: () => seen.size,
    /** The total, and whether rows may be missing. */
    completeness(): Omit<Rows<T>, 'items'> {
      const total = last?.total
      // Ignores an extra link if all rows have arrived.
      const isCut = total !== seen.size && wayOn().isCut
      return {
        ...(total !== undefined && total >= seen.size && { total }),
        ...((isCut || hasGap) && { incomplete: true as const }),
      }
    },
    progress(): PagesRead {
      const read = places.length
      if (wayOn().next === undefined) return { read, of: read }
      const total = last?.total
      // At least one further page follows, even if the total says otherwise.
      return { read, ...(total !== undefined && { of: Math.max(pagesNeeded(total), read + 1) }) }
    },
  }
}

interface Walked<T extends Row> {
  items: T[]
  walk: ReturnType<typeof startWalk<T>>
}

/** Walks by the array of their pages, because the library asks for the next page with each render. */
const walks = new WeakMap<object, Walked<never>>()

/** The walk through cached pages and their places, in the same order. */
export function walkThrough<T extends Row>(pages: readonly Page<T>[], places: readonly Place[]): Walked<T> {
  const known = walks.get(pages)
  if (known) return known
  const walk = startWalk<T>()
  const items = pages.flatMap((page, index) => walk.add(page, places[index] ?? { link: '' }))
  walks.set(pages, { items, walk } as Walked<never>)
  return { items, walk }
}

/** Whether rows are missing: the links ended too early, or the total is higher than the number of rows. */
export const isIncomplete = (read: { items: readonly unknown[]; total?: number; incomplete?: boolean }) =>
  read.incomplete === true || (read.total ?? 0) > read.items.length

/** Whether rows are missing between those that an infinite list has read so far, or at its end. */
export const lacksRows = (read: Parameters<typeof isIncomplete>[0], hasNextPage: boolean) =>
  hasNextPage ? read.incomplete === true : isIncomplete(read)

/** Place of a page: its address, and the state of the previous page when it was read. */
export interface Place {
  link: string
  before?: { link: string; total: number; rows: readonly string[]; isFirst: boolean }
}

/** Maximum rereads of the previous page, because rows may leave a busy collection all the time. */
const STEPS_BACK = 3

/** The place of the page that `last` links to. */
const placeAfter = ({ items, total }: Page<Row>, { link: read, before }: Place, link: string): Place => ({
  link,
  ...(total !== undefined && {
    before: { link: read, total, rows: items.map((item) => item['@id']), isFirst: before === undefined },
  }),
})

/**
 * Reads a page. A lower total than on the previous page means that rows have left, and that later rows have moved to pages
 * already read. Both pages are then reread until the total no longer falls between them. A row known from the first read
 * proves that no row in between is missing. If as many rows enter behind, the total does not fall and moved rows are missed
 * (DECISIONS.md, "A fallen total is one page back, not a second pass").
 * @param hasMoved `hasRisen` for a list that is read from its last page backwards, where entering rows do the same
 */
export async function readPlace<T extends Row>(
  { link, before }: Place,
  read: (link: string) => Promise<Page<T>>,
  hasMoved = hasFallen,
): Promise<Page<T>> {
  let page = await read(link)
  if (before === undefined || !hasMoved(before, page)) return page
  let previous: Page<T> = { items: [], total: before.total }
  const again: T[] = []
  for (let step = 0; step < STEPS_BACK && hasMoved(previous, page); step += 1) {
    // Each answer is compared with the previous one.
    // oxlint-disable-next-line no-await-in-loop
    previous = await read(before.link)
    again.push(...previous.items)
    // oxlint-disable-next-line no-await-in-loop -- the comparison needs it
    page = await read(link)
  }
  const known = new Set(before.rows)
  const isKnown = (item: T) => known.has(item['@id'])
  const moved = again.filter((item) => !isKnown(item))
  const isJoined = before.isFirst || again.some(isKnown) || page.items.some(isKnown)
  return {
    ...page,
    items: uniqueByIri([...moved, ...page.items]),
    size: page.items.length,
    ...((!isJoined || hasMoved(previous, page)) && { hasGap: true as const }),
  }
}

type Total = { total?: number }
const hasFallen = (before: Total, { total = Infinity }: Total) => total < (before.total ?? 0)
export const hasRisen = (before: Total, { total = 0 }: Total) => total > (before.total ?? Infinity)

/** A page of a list that is read from its last page backwards: its next page is the previous one of the server. */
export const turned = <T>({ items, next, previous, ...page }: Page<T>): Page<T> => ({
  ...page,
  items: items.toReversed(),
  ...(previous !== undefined && { next: previous }),
  ...(next !== undefined && { previous: next }),
})
