import { expect, test } from 'vitest'
import { deliveriesFor, numbered, type Search } from './deliveries.ts'

const rows = [
  { id: 9, barcode: 'CMP-0012' },
  { id: 8, barcode: 'CMP-001' },
]

const shown = (text: string, search: Search) => deliveriesFor(text, search, undefined).map(({ entry }) => entry.id)
const labels = (text: string, highest?: number) => numbered(text, highest).map(({ entry }) => entry.label)

test.each<[text: string, id: number | undefined]>([
  ['#123', 123],
  ['123', 123],
  ['#0', undefined],
  ['12a', undefined],
  ['1234567890123456', undefined],
])('[FIND-05] « %s » means the delivery %s', (text, id) => {
  expect(labels(text)).toEqual(id === undefined ? [] : [`Livraison #${id}`])
})

test.each<[text: string, highest: number | undefined, isOffered: boolean]>([
  ['200', 200, true],
  ['201', 200, false],
  ['#201', 200, true],
  ['9999999', undefined, true],
  ['89779101', undefined, false],
])('[FIND-05] « %s » where the highest known delivery is %s: offered is %s', (text, highest, isOffered) => {
  expect(labels(text, highest)).toEqual(isOffered ? [`Livraison #${text.replace('#', '')}`] : [])
})

test('[FIND-05] a phone number that is part of a barcode offers that parcel, and no delivery of this number', () => {
  const search = { rows: [{ id: 7, barcode: 'CMP-89779101' }], exact: [], isWhole: true }
  expect(deliveriesFor('89779101', search, 200).map(({ entry }) => entry.id)).toEqual(['order-7'])
})

test('[FIND-06] the delivery with exactly this barcode comes first, then the rest in server order', () =>
  expect(shown('CMP-001', { rows, exact: [8], isWhole: true })).toEqual(['order-8', 'order-9']))

test('[FIND-06] when several have it, the link to their list comes first', () => {
  const twins = rows.map((row) => ({ ...row, barcode: 'CMP-001' }))
  expect(shown('CMP-001', { rows: twins, exact: [9, 8], isWhole: true })).toEqual(['orders', 'order-9', 'order-8'])
})

test('[FIND-06] an exact match outside the first rows comes first as well, and the list of all last', () =>
  expect(shown('CMP', { rows, exact: [3], isWhole: false })).toEqual(['order-3', 'order-9', 'order-8', 'orders']))

test('[FIND-05] [FIND-06] an equal barcode comes before the number, « #123 » before everything', () => {
  const search = { rows: [{ id: 7, barcode: '123' }], exact: [7], isWhole: true }
  expect(shown('123', search)).toEqual(['order-7', 'order-123'])
  expect(shown('#123', { rows, exact: [], isWhole: true })[0]).toBe('order-123')
})

test('a delivery whose number is its barcode is shown once', () =>
  expect(shown('9', { rows: [{ id: 9, barcode: '9' }], exact: [9], isWhole: true })).toEqual(['order-9']))
