const shownWhole = 5

/**
 * Page numbers to show: all for at most five pages, otherwise the first, the last, and the current page with its neighbours. A
 * gap of one page shows that page, a longer gap is `undefined` (G-33).
 */
export function pagesAround(current: number, count: number): (number | undefined)[] {
  if (count <= shownWhole) return Array.from({ length: count }, (_, index) => index + 1)
  const kept = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count)
  return [...new Set(kept)]
    .toSorted((a, b) => a - b)
    .flatMap((page, index, pages) => {
      const gap = page - (pages[index - 1] ?? 0) - 1
      return gap < 1 ? [page] : [gap === 1 ? page - 1 : undefined, page]
    })
}

/** Number of the last page; undefined without a total. */
export const lastPageOf = (total: number | undefined, size: number) =>
  total === undefined ? undefined : Math.max(1, Math.ceil(total / size))

interface Answer {
  items: readonly unknown[]
  total?: number
  /** Link of the server to its last page. */
  last?: string
}

/** The last page by what came, because API Platform may send more or fewer rows a page than it was asked for. */
export function lastPageBy({ items, total, last }: Answer, size: number) {
  const numbered = Number(new URLSearchParams(last?.split('?')[1]).get('page'))
  if (numbered > 0) return numbered
  return items.length === total ? 1 : lastPageOf(total, size)
}

interface Place {
  page: number
  lastPage: number | undefined
  /** Number of rows on the page; undefined while they are read. */
  rows: number | undefined
}

/** The last page, when the address is beyond it, after a deletion or a typed address (G-120). */
export const redirectedPage = ({ page, lastPage = 1, rows }: Place) =>
  rows === 0 && lastPage < page ? lastPage : undefined
