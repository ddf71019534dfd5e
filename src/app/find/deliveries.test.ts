import { expect, test } from 'vitest'
import { deliveriesFor, numbered, type Search } from './deliveries.ts'

const rows = [
  { id: 9, barcode: 'CMP-0012' },
  { id: 8, barcode: 'CMP-001' },
]

const shown = (text: string, search: Search) => deliveriesFor(text, search).map(({ entry }) => entry.id)

test.each<[text: string, id: number | undefined]>([
  ['#123', 123],
  ['123', 123],
  ['#0', undefined],
  ['007', undefined],
  ['# 12', undefined],
  ['12a', undefined],
  ['1234567890123456', undefined],
])('[FIND-05] « %s » means the delivery %s', (text, id) => {
  expect(numbered(text).map(({ entry }) => entry.label)).toEqual(id === undefined ? [] : [`Livraison #${id}`])
})

test('[FIND-06] the delivery with exactly this barcode comes first, then the others as the server gave them', () => {
  expect(shown('CMP-001', { rows, exact: [8], isWhole: true })).toEqual(['order-8', 'order-9'])
})

test('[FIND-06] when several have it, the list that shows them all comes first', () => {
  const twins = rows.map((row) => ({ ...row, barcode: 'CMP-001' }))
  expect(shown('CMP-001', { rows: twins, exact: [9, 8], isWhole: true })).toEqual(['orders', 'order-9', 'order-8'])
})

test('[FIND-06] the one that is not among the rows comes first too, and the list of all last', () => {
  expect(shown('CMP', { rows, exact: [3], isWhole: false })).toEqual(['order-3', 'order-9', 'order-8', 'orders'])
})

test('[FIND-05] [FIND-06] an equal barcode comes before the number, « #123 » before everything', () => {
  const search = { rows: [{ id: 7, barcode: '123' }], exact: [7], isWhole: true }
  expect(shown('123', search)).toEqual(['order-7', 'order-123'])
  expect(shown('#123', { rows, exact: [], isWhole: true })[0]).toBe('order-123')
})

test('a delivery whose number is its barcode is shown once', () => {
  expect(shown('9', { rows: [{ id: 9, barcode: '9' }], exact: [9], isWhole: true })).toEqual(['order-9'])
})
