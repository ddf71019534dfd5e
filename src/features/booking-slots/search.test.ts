import { expect, test } from 'vitest'
import { bookingsSearch, pagesOf } from './search.ts'

test.each([
  [{}, {}],
  [
    { page: 3, per_page: 25, tri: 'desc' },
    { page: 3, per_page: 25, tri: 'desc' },
  ],
  [
    { page: '2', per_page: '15' },
    { page: 2, per_page: 15 },
  ],
  [{ page: 1, per_page: 10 }, {}],
  [{ page: 0, per_page: 12, tri: 'name' }, {}],
  [{ page: -1 }, {}],
  [{ page: 1.5 }, {}],
  [{ page: 'abc', per_page: null }, {}],
  [{ page: { a: 1 }, per_page: [25, 30] }, {}],
  [{ page: 4, per_page: 'tous' }, { per_page: 'tous' }],
])('%o is read as %o', (given, read) => {
  expect(bookingsSearch(given)).toEqual(read)
})

test.each([
  [{}, 47, false, 5, true],
  [{ page: 5 }, 47, false, 5, false],
  [{ page: 9 }, 47, true, 5, false],
  [{ per_page: 25 }, 50, true, 2, true],
  [{}, 0, false, 1, false],
  [{ per_page: 'tous' }, 300, true, 1, false],
  [{ page: 2 }, undefined, true, undefined, true],
  [{ page: 3 }, undefined, false, undefined, false],
] as const)('%o of %o: the pages around it', (search, total, hasMore, lastPage, hasNext) => {
  expect(pagesOf(search, total, hasMore)).toEqual({ lastPage, hasNext })
})
