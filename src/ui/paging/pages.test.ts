import { expect, test } from 'vitest'
import { pagesAround } from './pages.ts'

const shown = (current: number, count: number) =>
  pagesAround(current, count)
    .map((page) => page ?? '…')
    .join(' ')

test('[ORD-20] [ORD-21] up to five pages are all listed; with more, two or more missing pages become a gap', () => {
  expect(shown(1, 1)).toBe('1')
  expect(shown(3, 5)).toBe('1 2 3 4 5')
  expect(shown(1, 6)).toBe('1 2 … 6')
  expect(shown(3, 6)).toBe('1 2 3 4 5 6')
  expect(shown(3, 7)).toBe('1 2 3 4 … 7')
  expect(shown(4, 7)).toBe('1 2 3 4 5 6 7')
  expect(shown(10, 20)).toBe('1 … 9 10 11 … 20')
  expect(shown(20, 20)).toBe('1 … 19 20')
})

test('a page beyond the end and a huge number of pages are handled', () => {
  expect(shown(99, 3)).toBe('1 2 3')
  expect(shown(99, 10)).toBe('1 … 10')
  expect(shown(5e11, 1e12)).toBe('1 … 499999999999 500000000000 500000000001 … 1000000000000')
})

test('every page is reachable from every other, and none is shown twice', () => {
  for (const count of [6, 7, 12, 10_000])
    for (const current of [1, 2, 3, count - 1, count]) {
      const numbers = pagesAround(current, count).filter((page) => page !== undefined)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, current, count]))
      expect(numbers.length).toBeLessThanOrEqual(7)
    }
})
