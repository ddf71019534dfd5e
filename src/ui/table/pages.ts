const shownWhole = 5

/**
 * Which page numbers to show: all of up to five, else the first, the last and the current one with its neighbours; a gap
 * of one page shows the page, a longer one is `undefined` (G-33).
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
