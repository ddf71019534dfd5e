import { expect, test } from 'vitest'
import { readSearch } from '#list/parameters.ts'
import { everythingOf, pageIn } from './company-page.ts'

test.each([
  {},
  { page: 3, per_page: 25, tri: '-name' },
  { per_page: 'tous' },
  { filtre: 'saturees' },
  { colonnes: 'id,zone', lignes: 'serrees' },
])('%o is read as it is', (search) => expect(readSearch('bookings', search)).toEqual(search))

test.each([
  { page: 1, per_page: 10 },
  { page: 0, per_page: 12, tri: 'id' },
  { filtre: 'toutes' },
  { recherche: ['frais'] },
  { colonnes: {}, lignes: 3 },
])('%o is read as nothing', (search) => expect(readSearch('bookings', search)).toEqual({}))

test.each([
  ['asc', 'name'],
  ['desc', '-name'],
])('the sorting « %s » of an earlier address is read as « %s »', (tri, read) =>
  expect(readSearch('bookings', { tri })).toEqual({ tri: read }),
)

test('numbers may be texts, « tous » has no pages, and blanks around a filter are dropped', () => {
  expect(readSearch('bookings', { page: '2', per_page: '15' })).toEqual({ page: 2, per_page: 15 })
  expect(readSearch('bookings', { page: 4, per_page: 'tous' })).toEqual({ per_page: 'tous' })
  expect(readSearch('bookings', { recherche: ' frais ' })).toEqual({ recherche: 'frais' })
})

test('[BK-06] « Tous » asks for as many rows as there are, never for 0', () =>
  expect([47, 0, undefined].map((total) => everythingOf(total).itemsPerPage)).toEqual([47, 1, 1000]))

test('[BK-07] sorted rows have pages over all companies, as soon as the rest is read', () => {
  const all = Array.from({ length: 250 }, (_, index) => index + 1)
  const page = (isComplete: boolean) =>
    pageIn(all, { tri: 'asc', page: 25 }, { total: 10, hasNext: true, reading: { isComplete } })
  expect(page(true)).toEqual({ rows: all.slice(240), first: 241, last: 250, total: 250, lastPage: 25, hasNext: false })
  expect(page(false)).toMatchObject({ total: undefined, lastPage: undefined })
})
