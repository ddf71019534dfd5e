const shownWhole = 5

/**
 * Which page numbers to show: all of up to five, else the first, the last and the current one with its neighbours; a gap
 * of one page shows the page, a longer one is `undefined` (G-33).
 */
export function pagesAround(current: number, count: number): (number | undefined)[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (count <= shownWhole) return all
  const isKept = (page: number) => page === 1 || page === count || Math.abs(page - current) <= 1
  const isLonely = (page: number) => isKept(page - 1) && isKept(page + 1)
  return all
    .map((page) => (isKept(page) || isLonely(page) ? page : undefined))
    .filter((page, index, pages) => page !== undefined || pages[index - 1] !== undefined)
}
