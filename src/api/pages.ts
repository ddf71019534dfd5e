import { apiBase } from './addresses.ts'
import { type Page, resolveLink, samePage } from './hydra.ts'
import { uniqueByIri } from './read.ts'

/** Collections are read page after page, by the links of the server. */

/** Rows of a collection, from the pages read so far. */
export interface Rows<T> {
  items: T[]
  /** How many there are in all, when the server says so. */
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

/** How many pages of a collection are read when the server does not count its rows. */
const PAGES_WITHOUT_TOTAL = 500
/** The limit whatever the server counts: a wrong total must not keep the console reading without end. */
const PAGES_AT_MOST = 1000
/** How many addresses a link is compared with: to compare it with all of them takes too long in a long list. */
const CIRCLE_LINKS = 5
/** How many pages more than the total needs: rows may be added or may move while the pages are read. */
export const EXTRA_PAGES = 2

/**
 * The way to the next page. The server's link is followed as it is given, never a number, because it carries the filters
 * and perhaps a cursor (G-123). The list ends with a page that has no link or no rows. Reading is cut short, although there
 * is a link, when the link leads off the API or to a page that was read before, when the last page brought no new row, and
 * when more pages were read than the collection can have.
 * @param places those of `pages`, in their order
 */
export function wayOn<T extends Row>(pages: Pages<T>, places: readonly Place[]): { next?: Place; isCut: boolean } {
  const last = pages.at(-1)
  if (last === undefined) return { isCut: false }
  return stepOn(last, places, () => bringsNewRows(pages, last) && pages.length < pagesAllowed(pages, last.total))
}

/** `wayOn` for a caller that does not keep the pages. `mayGoOn`: the last page brought new rows, and there are not too many pages. */
export function stepOn(
  last: Page<Row>,
  places: readonly Place[],
  mayGoOn: () => boolean,
): { next?: Place; isCut: boolean } {
  const from = places.at(-1)
  if (from === undefined || last.next === undefined || last.items.length === 0) return { isCut: false }
  const address = resolveLink(last.next, apiBase())
  if (address === undefined) return { isCut: true }
  // A longer circle ends with the page that brings no new row.
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

/** By the size of the pages as they came: a server may give fewer rows than were asked for. */
function pagesAllowed<T>(pages: Pages<T>, total: number | undefined): number {
  if (total === undefined) return PAGES_WITHOUT_TOTAL
  return Math.min(pagesNeeded(pages, total) + EXTRA_PAGES, PAGES_AT_MOST)
}

const pagesNeeded = <T>(pages: Pages<T>, total: number) => Math.ceil(total / Math.max(1, ...pages.map(sizeOf)))

export const sizeOf = ({ items, size = items.length }: Page<unknown>) => size

/** The progress of a list. */
export function countPages<T extends Row>(pages: Pages<T>, places: readonly Place[]): PagesRead {
  const read = pages.length
  if (wayOn(pages, places).next === undefined) return { read, of: read }
  const total = pages.at(-1)?.total
  // A further page follows, whatever the server has counted.
  return { read, ...(total !== undefined && { of: Math.max(pagesNeeded(pages, total), read + 1) }) }
}

/** Rows are missing: the links ended too early, or the server has counted more rows than it gave. */
export const isPart = ({ items, total = 0, incomplete }: Rows<unknown>) => incomplete === true || total > items.length

/** All rows of the pages, each once. */
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

/** Place of a page: its address, and the page before it as it was when it was read. */
export interface Place {
  link: string
  before?: { link: string; total: number; rows: readonly string[]; isFirst: boolean }
}

/** Limits the steps back, because rows may leave a busy collection all the time. */
const STEPS_BACK = 3

/** The place of the page that `last` links to. */
const placeAfter = ({ items, total }: Page<Row>, { link: read, before }: Place, link: string): Place => ({
  link,
  ...(total !== undefined && {
    before: { link: read, total, rows: items.map((item) => item['@id']), isFirst: before === undefined },
  }),
})

/**
 * Reads a page. When the total is lower than on the page before, rows have left, and those behind them have moved to pages
 * that were read already. Both pages are then read again, until the total no longer falls from one to the other. A row that
 * was known before shows that none is missing in front of them. A total that does not fall hides rows that left when as many entered
 * behind them (DECISIONS.md, "A fallen total is one page back").
 */
export async function readPlace<T extends Row>(
  { link, before }: Place,
  read: (link: string) => Promise<Page<T>>,
): Promise<Page<T>> {
  let page = await read(link)
  if (before === undefined || !hasFallen(before, page)) return page
  let previous: Page<T> = { items: [], total: before.total }
  const again: T[] = []
  for (let step = 0; step < STEPS_BACK && hasFallen(previous, page); step += 1) {
    // Each answer is compared with the one before it.
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
    ...((!isJoined || hasFallen(previous, page)) && { hasGap: true as const }),
  }
}

const hasFallen = (before: { total?: number }, { total = Infinity }: { total?: number }) => total < (before.total ?? 0)
