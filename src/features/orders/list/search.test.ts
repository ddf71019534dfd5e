import { expect, test } from 'vitest'
import { listQuery, readOrdersSearch } from './search.ts'

test('[ORD-86] any URL gives a valid state', () => {
  expect(readOrdersSearch({ page: '3', per_page: '50', barcode: ' 0012 ', status: 'operin' })).toEqual({
    page: 3,
    per_page: 50,
    barcode: '0012',
    status: 'operin',
  })
  for (const wrong of ['0', '-1', '2.5', 'abc', '', '1e9', '99999999999', null, [], {}, true])
    expect(readOrdersSearch({ page: wrong, per_page: wrong, status: wrong })).toEqual({})
  expect(readOrdersSearch({ page: '1', per_page: '10', status: 'constructor', barcode: ' ' })).toEqual({})
})

const none = readOrdersSearch({})

test.each([
  { raw: {}, read: none },
  { raw: { page: 0, per_page: 7, status: 'foo', barcode: '' }, read: none },
  { raw: { page: 3, per_page: 50 }, read: { ...none, page: 3, per_page: 50 } },
  { raw: { machine: 'Taina', societe: '-2', colonnes: ['id'], lignes: ' ' }, read: none },
  { raw: { machine: '0', societe: '1e3', du: '2026-02-30', au: 'hier', tri: 'id' }, read: none },
])('[ORD-86] every raw value of $raw is overwritten', ({ raw, read }) => {
  // The router merges the result over the raw search, as done here, so a wrong value must be overwritten.
  expect({ ...raw, ...readOrdersSearch(raw) }).toStrictEqual(read)
})

test('[LIST-04] a machine or a company in the address replaces the page', () => {
  expect(readOrdersSearch({ machine: '3', societe: '2', page: '4', per_page: '50', status: 'operin' })).toEqual({
    machine: 3,
    societe: 2,
    per_page: 50,
    status: 'operin',
  })
  expect(readOrdersSearch({ machine: 'Taina', page: '4' })).toEqual({ page: 4 })
})

test('[LIST-04] neither is ever sent to the server, which has no such filter', () =>
  expect(listQuery({ machine: 3, societe: 2, colonnes: 'id', lignes: 'aerees' })).toEqual(listQuery({})))

test('[DESK-01] only a worklist of parcels in machines is sorted by deadline', () => {
  const tri = 'deadline'
  // An earlier word of the address.
  expect(readOrdersSearch({ status: 'operin', tri: 'echeance' })).toEqual({ status: 'operin', tri })
  expect(readOrdersSearch({ status: 'operin', tri, page: '3' })).toEqual({ status: 'operin', tri })
  expect(readOrdersSearch({ status: 'created', tri, page: '3' })).toEqual({ status: 'created', page: 3 })
  expect(readOrdersSearch({ tri })).toEqual({})
})

test('[STALE-01] [STALE-02] a delivery whose status may change is sorted by age, and only then filtered by it', () => {
  const tri = 'anciennete'
  const age = 'plus-7j'
  for (const status of ['created', 'left_for_customer_service', 'overtime', 'operout'] as const)
    expect(readOrdersSearch({ status, tri, age, page: '3' })).toEqual({ status, tri, age })
  expect(readOrdersSearch({ status: 'receive', tri, age })).toEqual({ status: 'receive' })
  expect(readOrdersSearch({ tri, age })).toEqual({})
  expect(readOrdersSearch({ status: 'operin', tri: 'deadline', age })).toEqual({ status: 'operin', tri: 'deadline' })
  expect(readOrdersSearch({ status: 'created', tri, age: 'vieux' })).toEqual({ status: 'created', tri })
})

test('[DESK-07] days of creation in the address replace the page, and a last day before the first one counts as none', () => {
  expect(readOrdersSearch({ du: '2026-11-20', au: '2026-11-22', page: '4' })).toEqual({
    du: '2026-11-20',
    au: '2026-11-22',
  })
  expect(readOrdersSearch({ du: '2026-11-20', au: '2026-11-19' })).toEqual({ du: '2026-11-20' })
  expect(listQuery({ du: '2026-11-20', au: '2026-11-22', tri: 'deadline' })).toEqual(listQuery({}))
})
