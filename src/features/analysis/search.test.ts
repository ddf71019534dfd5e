import { expect, test } from 'vitest'
import { analysisSearch } from './search.ts'

const nothing = { societe: undefined, machine: undefined, du: undefined, au: undefined, lues: undefined }

test.each([
  [{}, {}],
  [
    { societe: '3', machine: '12' },
    { societe: 3, machine: 12 },
  ],
  [{ societe: 'Vaima', machine: '-1' }, {}],
  [
    { du: '2026-11-01', au: '2026-11-22' },
    { du: '2026-11-01', au: '2026-11-22' },
  ],
  [{ du: '2026-02-30', au: 'hier' }, {}],
  [{ du: '0002-11-01', au: '2026-13-01' }, {}],
  [{ lues: '3000' }, { lues: 3000 }],
  [{ lues: '1000' }, {}],
  [{ lues: '1500' }, {}],
  [{ lues: '1000000' }, {}],
  [{ lues: ['2000'] }, {}],
])('[STAT-05] the address %o means %o', (given, expected) => {
  expect(analysisSearch(given)).toEqual({ ...nothing, ...expected })
})
