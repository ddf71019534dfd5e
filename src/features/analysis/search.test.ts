import { expect, test } from 'vitest'
import { analysisSearch, nextStep, STEP } from './search.ts'

const nothing = { societe: undefined, machine: undefined, du: undefined, au: undefined, lues: undefined }

test.each([
  [{ societe: '3' }, { societe: 3 }],
  [{ machine: '12' }, { machine: 12 }],
  [{ du: '2026-11-01' }, { du: '2026-11-01' }],
  [{ au: '2026-11-22' }, { au: '2026-11-22' }],
  [{ lues: '3000' }, { lues: 3000 }],
  [{ lues: '51000' }, { lues: 50_000 }],
])('[STAT-05] the address %o means %o', (given, expected) => {
  expect(analysisSearch(given)).toEqual({ ...nothing, ...expected })
})

test.each([
  {},
  { societe: 'Vaima', machine: '-1' },
  { du: '2026-02-30', au: 'hier' },
  { lues: '1000' },
  { lues: '1500' },
])('[STAT-05] the address %o means no filter', (given) => expect(analysisSearch(given)).toEqual(nothing))

test('[STAT-01] each « Lire 1 000 de plus » leads to an address that means it, until 50,000 are read', () => {
  const read = [STEP]
  for (let next = nextStep(STEP); next !== undefined; next = nextStep(next)) {
    expect(analysisSearch({ lues: next }).lues).toBe(next)
    read.push(next)
  }
  expect(read).toHaveLength(50)
  expect(read.at(-1)).toBe(50_000)
})
