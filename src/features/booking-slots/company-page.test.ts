import { expect, test } from 'vitest'
import { readSearch } from '#list/parameters.ts'
import { everythingOf, pageIn } from './company-page.ts'

test.each([
  [
    { page: '3', tri: 'asc' },
    { page: 3, tri: 'name' },
  ],
  [
    { per_page: '25', tri: 'desc', filtre: 'saturees' },
    { per_page: 25, tri: '-name', filtre: 'saturees' },
  ],
  [
    { page: 4, per_page: 'tous', tri: '-name', recherche: ' frais ' },
    { per_page: 'tous', tri: '-name', recherche: 'frais' },
  ],
  [{ per_page: 10, tri: 'id', filtre: 'toutes', recherche: ['frais'] }, {}],
])('the address %o is read as %o, also that of an earlier release', (given, read) =>
  expect(readSearch('bookings', given)).toEqual(read),
)

test('[BK-06] « Tous » asks for as many rows as there are, never for 0', () =>
  expect([47, 0, undefined].map((total) => everythingOf(total).itemsPerPage)).toEqual([47, 1, 1000]))

test('[BK-07] sorted rows have pages over all companies, as soon as the rest is read', () => {
  const all = Array.from({ length: 250 }, (_, index) => index + 1)
  const page = (isComplete: boolean) =>
    pageIn(all, { tri: 'asc', page: 25 }, { total: 10, hasNext: true, reading: { isComplete } })
  expect(page(true)).toEqual({ rows: all.slice(240), first: 241, last: 250, total: 250, lastPage: 25, hasNext: false })
  expect(page(false)).toMatchObject({ total: undefined, lastPage: undefined })
})
