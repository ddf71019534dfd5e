import { expect, test } from 'vitest'
import { idsIn, labelsSearch } from './search.ts'

test.each([
  ['12', [12]],
  ['3,1,3', [3, 1]],
  ['1,x,-2,0,1e3, 4,5', [1, 5]],
  ['', []],
  [undefined, []],
])('[LBL-01] %j in the address means the deliveries %j', (commandes, ids) => expect(idsIn({ commandes })).toEqual(ids))

test('[LBL-01] the address of a selection means its deliveries', () => {
  const ids = Array.from({ length: 500 }, (_, index) => index + 1)
  expect(idsIn(labelsSearch(ids))).toEqual(ids)
})
