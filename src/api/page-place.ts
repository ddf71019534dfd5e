import type { Page } from './hydra.ts'
import { uniqueByIri } from './read.ts'

type Row = { '@id': string }

/** Where a page is read: its address, and the page before it as it was then. */
export interface Place {
  link: string
  before?: { link: string; total: number; rows: readonly string[]; isFirst: boolean }
}

/** Limits the steps back, because rows may leave a busy collection all the time. */
const STEPS_BACK = 3

/** The place of the page that `last` links to. */
export const placeAfter = ({ items, total }: Page<Row>, { link: read, before }: Place, link: string): Place => ({
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
