import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { isKnown, joinSeries, type Series } from './parcel-reading.ts'

const order = (id: number, status: string, given: Partial<Order> = {}): Order => ({
  '@id': `/api/orders/${id}`,
  id,
  status,
  ...given,
})
const changed = (status: string, createdAt: string) => ({ status, createdAt })

/** A series that was read completely, unless overridden. */
const series = (status: Series['status'], items: Order[] = [], given: Partial<Series> = {}): Series => ({
  status,
  rows: { items, pages: { read: 1, of: 1 } },
  hasMore: false,
  hasFailed: false,
  ...given,
})
const summary = (...given: Series[]) => {
  const { orders, ...rest } = joinSeries(given)
  return { ids: orders.map(({ id, status }) => `${id} ${status}`), ...rest }
}

test('[INV-03] the series are merged, and parcels counted, once all have been read', () => {
  const whole = summary(series('operin', [order(1, 'operin')]), series('overtime', [order(2, 'overtime')]))
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

test.each([
  { says: 'read to the end', given: {}, mayBeMore: 2, known: false },
  { says: 'read in part', given: { hasMore: true }, mayBeMore: Infinity, known: false },
  { says: 'read to the end, all placed', given: {}, mayBeMore: 0, known: true, isPlaced: true },
])('[INV-01] a parcel without a machine may be in any: $says', ({ given, mayBeMore, known, isPlaced = false }) => {
  const locker = { '@id': '/api/lockers/3', id: 3 }
  const slot = { '@id': '/api/slots/1', temperatureZone: { '@id': '/api/temperature_zones/1', locker } }
  const lost = isPlaced
    ? []
    : [order(3, 'operin'), order(4, 'operin', { locker: { '@id': '/api/x', shortLocation: 'Taina' } })]
  const placed = [
    order(1, 'operin', { locker }),
    order(2, 'operin', { bookingSlot: { '@id': '/api/booking_slots/1', slot } }),
  ]
  const parcels = joinSeries([series('operin', [...placed, ...lost], given)])
  expect(parcels).toMatchObject({ unplaced: lost.length, mayBeMore })
  expect(isKnown(parcels, 0)).toBe(known)
  expect(isKnown(parcels, 2)).toBe(true)
})

test('[INV-03] a parcel without a status gets the requested one', () => {
  const withoutStatus = { '@id': '/api/orders/1', id: 1 }
  expect(summary(series('overtime', [withoutStatus])).ids).toEqual(['1 overtime'])
})

const earlier = [changed('operin', '2026-01-01T10:00:00Z')]
const later = [...earlier, changed('reminder', '2026-01-02T10:00:00Z')]

test.each<{ why: string; one: Order; other: Order; newest: string }>([
  {
    why: 'by the last entry of its history',
    one: order(1, 'operin', { history: [...later, changed('operin', '2026-01-03T10:00:00Z')] }),
    other: order(1, 'reminder', { history: later }),
    newest: 'operin',
  },
  {
    why: 'in either order',
    one: order(1, 'operin', { history: earlier }),
    other: order(1, 'reminder', { history: later }),
    newest: 'reminder',
  },
  {
    why: 'by the dates that live servers send',
    one: order(1, 'overtime', { history: [{ status: 'overtime', updatedAt: '2026-01-04T10:00:00Z' }] }),
    other: order(1, 'reminder', { history: later }),
    newest: 'overtime',
  },
  {
    why: 'by the sequence of the statuses without a history',
    one: order(1, 'operin'),
    other: order(1, 'overtimedue'),
    newest: 'overtimedue',
  },
  {
    why: 'by the sequence of the statuses when the dates cannot be read',
    one: order(1, 'reminder', { history: [changed('reminder', 'hier')] }),
    other: order(1, 'overtime', { history: [{ status: 'overtime' }] }),
    newest: 'overtime',
  },
])('[INV-03] a parcel of two series counts once, with its newest status: $why', ({ one, other, newest }) => {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(summary(series('operin', [first]), series('reminder', [second])).ids).toEqual([`1 ${newest}`])
  }
})

test('[INV-03] a row whose status has changed since the read is not counted in a machine', () => {
  const rows = ['receive', 'operout', 'fetched_by_robot'].map((status, at) => order(at + 1, status))
  expect(summary(series('operin', [...rows, order(9, 'operin')])).ids).toEqual(['9 operin'])
})

const onPage = (read: number, of?: number) => ({ items: [], pages: { read, ...(of !== undefined && { of }) } })

test.each<{ why: string; given: Partial<Series>; expected: object }>([
  {
    why: 'nothing came yet',
    given: { rows: undefined },
    expected: { pages: { read: 1 }, isReading: true, hasBegun: false },
  },
  {
    why: 'pages are missing',
    given: { rows: onPage(2, 8), hasMore: true },
    expected: { pages: { read: 3, of: 9 }, isReading: true, hasBegun: true },
  },
  {
    why: 'pages that the server does not count',
    given: { rows: onPage(2), hasMore: true },
    expected: { pages: { read: 3 }, isReading: true },
  },
  {
    why: 'it failed',
    given: { rows: undefined, hasFailed: true },
    expected: { pages: { read: 1 }, unread: ['operin'] },
  },
  {
    why: 'a later page failed',
    given: { rows: onPage(2, 8), hasMore: true, hasFailed: true },
    expected: { pages: { read: 3, of: 9 }, unread: ['operin'] },
  },
  { why: 'the links are cut', given: { rows: { ...onPage(1, 1), incomplete: true } }, expected: { isCut: true } },
  { why: 'rows are missing', given: { rows: { ...onPage(1, 1), total: 3 } }, expected: { isCut: true } },
])('[INV-03] the parcels are a part when of one series $why', ({ given, expected }) => {
  const parcels = joinSeries([series('operin', [], given), series('overtime')])
  expect(parcels).toMatchObject({ isComplete: false, isReading: false, unread: [], isOld: false, ...expected })
  expect(isKnown(parcels, 0)).toBe(false)
  expect(isKnown(parcels, 2)).toBe(true)
})

test('[INV-03] after a failed refresh the parcels are complete but stale', () => {
  const placed = order(1, 'operin', { locker: { '@id': '/api/lockers/3', id: 3 } })
  const parcels = joinSeries([series('operin', [placed], { hasFailed: true }), series('overtime')])
  expect(parcels).toMatchObject({ isComplete: true, isOld: true, unread: [] })
  expect(isKnown(parcels, 0)).toBe(true)
})
