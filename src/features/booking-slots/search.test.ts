import { expect, test } from 'vitest'
import { readBookingsSearch } from './search.ts'

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
  [{ filtre: 'saturees' }, { filtre: 'saturees' }],
  [{ filtre: 'toutes' }, {}],
  [{ recherche: ' frais ' }, { recherche: 'frais' }],
  [{ recherche: ['frais'] }, {}],
  [
    { colonnes: 'id,zone', lignes: 'serrees' },
    { colonnes: 'id,zone', lignes: 'serrees' },
  ],
  [{ colonnes: {}, lignes: 3 }, {}],
])('%o is read as %o', (given, read) => {
  expect(readBookingsSearch(given)).toEqual(read)
})
