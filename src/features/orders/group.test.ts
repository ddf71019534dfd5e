import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { groupRanks } from './group.ts'

const order = (given: Pick<Order, 'id'> & Partial<Order>): Order => ({ '@id': `/api/orders/${given.id}`, ...given })
const whole = { rowsBefore: false, rowsAfter: false, filtered: false }
const parcel = (id: number, barcode: string) => order({ id, barcode, multiOrderCode: 'ABCDEFGH' })

test('each order of a group has its rank', () => {
  const rows = [parcel(9, 'V-XYZ-3'), parcel(8, 'V-XYZ-2'), order({ id: 7 }), parcel(6, 'V-XYZ-1')]
  expect(groupRanks(rows, whole).get('/api/orders/8')).toEqual({ rank: 2, of: 3 })
  expect(groupRanks(rows, whole).has('/api/orders/7')).toBe(false)
  // Barcodes without a number: ranked by age.
  expect(groupRanks([parcel(9, 'A'), parcel(8, 'B')], whole).get('/api/orders/9')).toEqual({ rank: 2, of: 2 })
})

test('a group that may continue on hidden rows has no size', () => {
  const rows = [parcel(9, 'V-XYZ-3'), parcel(8, 'V-XYZ-2')]
  for (const around of [
    { ...whole, rowsAfter: true },
    { ...whole, rowsBefore: true },
    { ...whole, filtered: true },
  ])
    expect(groupRanks(rows, around).get('/api/orders/8')).toEqual({ rank: 2 })
  expect(groupRanks([parcel(9, 'A'), parcel(8, 'B')], { ...whole, rowsAfter: true }).size).toBe(0)
  expect(groupRanks([parcel(9, 'CMP-12')], whole).size).toBe(0)
})
