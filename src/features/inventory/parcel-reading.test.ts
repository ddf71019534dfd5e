import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { record } from '#api/test-calls.ts'
import { figureOf, isKnown, joinLists, type InfiniteList } from './parcel-reading.ts'

const order = (id: number, status: string, given: Partial<Order> = {}) => ({
  ...record('orders', id),
  status,
  ...given,
})
const changed = (status: string, createdAt: string) => ({ status, createdAt })

/** A list that was read completely, unless overridden. */
const infiniteList = (
  status: InfiniteList['status'],
  items: Order[] = [],
  given: Partial<InfiniteList> = {},
): InfiniteList => ({
  status,
  rows: { items, pages: { read: 1, of: 1 } },
  hasMore: false,
  hasFailed: false,
  ...given,
})
const summary = (...given: InfiniteList[]) => {
  const { orders, ...rest } = joinLists(given)
  return { ids: orders.map(({ id, status }) => `${id} ${status}`), ...rest }
}

test('[INV-03] the lists are merged, and parcels counted, once all have been read', () => {
  const whole = summary(infiniteList('operin', [order(1, 'operin')]), infiniteList('overtime', [order(2, 'overtime')]))
  expect(whole).toEqual({
    ids: ['1 operin', '2 overtime'],
    pages: { read: 2, of: 2 },
    isComplete: true,
    unplaced: 2,
    mayBeMore: 2,
    isReading: false,
    hasBegun: true,
    unread: [],
    isCut: false,
    isOld: false,
  })
})

test('[INV-03] a parcel without a status gets the requested one', () => {
  const withoutStatus = { '@id': '/api/orders/1', id: 1 }
  expect(summary(infiniteList('overtime', [withoutStatus])).ids).toEqual(['1 overtime'])
})

const earlier = [changed('operin', '2026-01-01T10:00:00Z')]
const later = [...earlier, changed('reminder', '2026-01-02T10:00:00Z')]

const withHistory = (status: string, history: NonNullable<Order['history']>) => order(1, status, { history })
const latest = [...later, changed('operin', '2026-01-03T10:00:00Z')]

test.each<[why: string, one: Order, other: Order, newest: string]>([
  ['by the last entry of its history', withHistory('operin', latest), withHistory('reminder', later), 'operin'],
  ['in either order', withHistory('operin', earlier), withHistory('reminder', later), 'reminder'],
  [
    'by the dates that live servers send',
    withHistory('overtime', [{ status: 'overtime', updatedAt: '2026-01-04T10:00:00Z' }]),
    withHistory('reminder', later),
    'overtime',
  ],
  ['by the sequence of the statuses without a history', order(1, 'operin'), order(1, 'overtimedue'), 'overtimedue'],
  [
    'by the sequence of the statuses when the dates cannot be read',
    withHistory('reminder', [changed('reminder', 'hier')]),
    withHistory('overtime', [{ status: 'overtime' }]),
    'overtime',
  ],
])('[INV-03] a parcel of two lists counts once, with its newest status: %s', (_why, one, other, newest) => {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const others = [infiniteList('overtimedue'), infiniteList('overtime')]
    const { ids } = summary(infiniteList('operin', [first]), infiniteList('reminder', [second]), ...others)
    expect(ids).toEqual([`1 ${newest}`])
  }
})

test('[INV-03] a row whose status has changed since the read is not counted in a machine', () => {
  const rows = ['receive', 'operout', 'fetched_by_robot'].map((status, at) => order(at + 1, status))
  expect(summary(infiniteList('operin', [...rows, order(9, 'operin')])).ids).toEqual(['9 operin'])
})

const onPage = (read: number, of?: number) => ({ items: [], pages: { read, ...(of !== undefined && { of }) } })

const unread = { pages: { read: 1 }, unread: ['operin'] }
const inPart = { pages: { read: 3, of: 9 } }

test.each<[why: string, given: Partial<InfiniteList>, expected: object]>([
  ['nothing came yet', { rows: undefined }, { pages: { read: 1 }, isReading: true, hasBegun: false }],
  ['pages are missing', { rows: onPage(2, 8), hasMore: true }, { ...inPart, isReading: true, hasBegun: true }],
  ['pages that the server does not count', { rows: onPage(2), hasMore: true }, { pages: { read: 3 }, isReading: true }],
  ['it failed', { rows: undefined, hasFailed: true }, unread],
  ['a later page failed', { rows: onPage(2, 8), hasMore: true, hasFailed: true }, { ...inPart, unread: ['operin'] }],
  ['the links are cut', { rows: { ...onPage(1, 1), incomplete: true } }, { isCut: true }],
  ['rows are missing', { rows: { ...onPage(1, 1), total: 3 } }, { isCut: true }],
])('[INV-03] the parcels are a part when of one list %s', (_why, given, expected) => {
  const parcels = joinLists([infiniteList('operin', [], given), infiniteList('overtime')])
  expect(parcels).toMatchObject({ isComplete: false, isReading: false, unread: [], isOld: false, ...expected })
  expect(isKnown(parcels, 0)).toBe(false)
  expect(isKnown(parcels, 2)).toBe(true)
})

const placed = (id: number) => order(id, 'operin', { locker: { '@id': '/api/lockers/3', id: 3 } })

test('[INV-03] after a failed refresh the parcels are complete but stale', () => {
  const parcels = joinLists([infiniteList('operin', [placed(1)], { hasFailed: true }), infiniteList('overtime')])
  expect(parcels).toMatchObject({ isComplete: true, isOld: true, unread: [] })
  expect(isKnown(parcels, 0)).toBe(true)
})

const whole = infiniteList('operin', [placed(1), placed(2), placed(3)])
const failed = infiniteList('overtime', [], { rows: undefined, hasFailed: true })
const onItsWay: InfiniteList = { ...failed, hasFailed: false }
const lost = infiniteList('reminder', [order(9, 'operin')])

test.each<[why: string, lists: InfiniteList[], three: string, zero: string]>([
  ['all parcels are read and placed', [whole], '3', '0'],
  ['a parcel has no known machine', [whole, lost], 'au moins 3', '–'],
  ['a status could not be read', [whole, failed], 'au moins 3', '–'],
  [
    'the server has counted more',
    [{ ...whole, rows: { items: [], total: 5, pages: { read: 1, of: 1 } } }],
    'au moins 3',
    '–',
  ],
  ['further pages are on their way, which the line of progress says', [whole, lost, onItsWay], '3', ''],
])('[INV-01] [INV-03] the number of parcels of a machine: %s', (_why, given, three, zero) => {
  const parcels = joinLists(given)
  expect(figureOf(parcels, 3)).toBe(three)
  expect(figureOf(parcels, 0)).toBe(zero)
})
