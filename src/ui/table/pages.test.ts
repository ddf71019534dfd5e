import { expect, test } from 'vitest'
import { lastPageBy, lastPageOf, redirectedPage, pagesAround } from './pages.ts'

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

test.each([
  { total: 0, size: 10, last: 1 },
  { total: 10, size: 10, last: 1 },
  { total: 47, size: 10, last: 5 },
  { total: undefined, size: 10, last: undefined },
])('$total rows, $size on a page: the last page is $last', ({ total, size, last }) => {
  expect(lastPageOf(total, size)).toBe(last)
})

test.each([
  [
    'sends fewer rows than asked for',
    { items: Array(30), total: 90, last: '/api/orders?itemsPerPage=100&page=3' },
    100,
    3,
  ],
  ['sends all rows at once', { items: Array(25), total: 25 }, 10, 1],
  ['has no links', { items: Array(10), total: 47 }, 10, 5],
])('[ORD-19] the last page of a server that %s', (_says, came, size, last) => expect(lastPageBy(came, size)).toBe(last))

test.each([
  ['rows that are read are waited for', 9, 5, undefined, undefined],
  ['a page with rows is shown', 5, 5, 7, undefined],
  ['an empty page beyond the end gives way to the last one', 9, 5, 0, 5],
  ['without a count it gives way to the first one', 3, undefined, 0, 1],
  ['an empty list is its own first page', 1, 1, 0, undefined],
  ['a page that the server counts and leaves empty is shown', 5, 5, 0, undefined],
])('%s', (_says, page, lastPage, rows, instead) => expect(redirectedPage({ page, lastPage, rows })).toBe(instead))
