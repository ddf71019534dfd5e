const shownWhole = 5

/**
 * The page numbers to show: all when there are at most five, otherwise the first, the last, and the current page with its
 * neighbours. A gap of one page shows that page, a longer gap is `undefined` (G-33).
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
