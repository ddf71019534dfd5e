import { expect, test } from 'vitest'
import { fullestLastPage } from './WaitingTable.tsx'

test.each([
  [1, 1, 100],
  [100, 1, 100],
  [101, 2, 51],
  [1284, 13, 99],
  [10_000, 100, 100],
])('[STALE-03] of %i deliveries the oldest are on page %i of %i a page', (total, page, itemsPerPage) =>
  expect(fullestLastPage(total)).toEqual({ page, itemsPerPage }),
)

test('[STALE-03] the last page has at least fifty of up to a thousand deliveries, and never more than a hundred', () => {
  for (let total = 101; total <= 1000; total += 1) {
    const { page, itemsPerPage } = fullestLastPage(total)
    const rows = total - (page - 1) * itemsPerPage
    expect(rows, String(total)).toBeGreaterThanOrEqual(50)
    expect(rows).toBeLessThanOrEqual(itemsPerPage)
  }
})
