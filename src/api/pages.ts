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
type Pages<T> = readonly Page<T>[]

/** Maximum pages of a collection without a total. */
const PAGES_WITHOUT_TOTAL = 500
/** Maximum pages of a collection with a total, which may be wrong. */
const PAGES_AT_MOST = 1000
/** A link is compared with this many previous addresses. Comparing it with all would be slow in a long list. */
const CIRCLE_LINKS = 5
/** Extra pages beyond the total, because rows may be added or may move while the pages are read. */
export const EXTRA_PAGES = 2

/**
 * The place of the next page. The server's link is followed unchanged, never a page number, because it contains the filters
 * and perhaps a cursor (G-123). The list ends with a page without a link or without rows. Despite a link, reading is cut
 * (`isCut`) when the link leaves the API or leads to a known page, when the last page had no new row, or when more pages
 * were read than the collection can have.
 * @param places the places of `pages`, in the same order
 */
export function wayOn<T extends Row>(pages: Pages<T>, places: readonly Place[]): { next?: Place; isCut: boolean } {
  const last = pages.at(-1)
  if (last === undefined) return { isCut: false }
  return stepOn(last, places, () => bringsNewRows(pages, last) && pages.length < pagesAllowed(pages, last.total))
}

/**
 * `wayOn` for a caller that does not keep the pages.
 * @param mayGoOn returns whether the last page had new rows and the limit of pages is not reached
 */
export function stepOn(
  last: Page<Row>,
  places: readonly Place[],
  mayGoOn: () => boolean,
): { next?: Place; isCut: boolean } {
  const from = places.at(-1)
  if (from === undefined || last.next === undefined || last.items.length === 0) return { isCut: false }
  const address = resolveLink(last.next, apiBase())
  if (address === undefined) return { isCut: true }
  // A longer cycle of links ends with a page without new rows.
  const isKnown = places
    .slice(-CIRCLE_LINKS)
    .some(({ link }) => samePage(resolveLink(link, apiBase()) ?? apiBase(), address))
  return isKnown || !mayGoOn() ? { isCut: true } : { next: placeAfter(last, from, last.next), isCut: false }
}

function bringsNewRows<T extends Row>(pages: Pages<T>, last: Page<T>): boolean {
  const fresh = new Set(last.items.map((item) => item['@id']))
  for (const { items } of pages.slice(0, -1)) for (const item of items) fresh.delete(item['@id'])
  return fresh.size > 0
}

/** Maximum pages, by the size of the received pages: a server may send fewer rows than requested. */
function pagesAllowed<T>(pages: Pages<T>, total: number | undefined): number {
  if (total === undefined) return PAGES_WITHOUT_TOTAL
  return Math.min(pagesNeeded(pages, total) + EXTRA_PAGES, PAGES_AT_MOST)
}

const pagesNeeded = <T>(pages: Pages<T>, total: number) => Math.ceil(total / Math.max(1, ...pages.map(sizeOf)))

export const sizeOf = ({ items, size = items.length }: Page<unknown>) => size

/** Progress of reading a list. */
export function countPages<T extends Row>(pages: Pages<T>, places: readonly Place[]): PagesRead {
  const read = pages.length
  if (wayOn(pages, places).next === undefined) return { read, of: read }
  const total = pages.at(-1)?.total
  // At least one further page follows, even if the total says otherwise.
  return { read, ...(total !== undefined && { of: Math.max(pagesNeeded(pages, total), read + 1) }) }
}

/** Whether rows are missing: the links ended too early, or the total is higher than the number of rows. */
export const isIncomplete = (read: { items: readonly unknown[]; total?: number; incomplete?: boolean }) =>
  read.incomplete === true || (read.total ?? 0) > read.items.length

/** Joins the rows of all pages, each row once. */
export function joinPages<T extends Row>(pages: Pages<T>, places: readonly Place[]): Rows<T> {
  const items = uniqueByIri(pages.flatMap((page) => page.items))
  const total = pages.at(-1)?.total
  // Ignores an extra link if all rows have arrived.
  const isCut = total !== items.length && wayOn(pages, places).isCut
  return {
    items,
    ...(total !== undefined && total >= items.length && { total }),
    ...((isCut || pages.some(({ hasGap }) => hasGap)) && { incomplete: true as const }),
  }
}

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
