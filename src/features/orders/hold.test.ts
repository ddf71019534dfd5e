import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { timeLeft } from './copy.ts'
import { inTime } from './detail/timeline.ts'
import { deadlineOf } from './hold.ts'
import { groupPlaces } from './list/group.ts'

const order = (given: Partial<Order> = {}): Order => ({ '@id': `/api/orders/${given.id ?? 1}`, id: 1, ...given })
const inside = (given: Partial<Order> = {}) =>
  order({ status: 'operin', hold: 60, history: [{ status: 'operin', createdAt: '2026-01-02T10:00:00Z' }], ...given })

test('a parcel may stay for its hold time after its last deposit', () => {
  expect(deadlineOf(inside())).toBe(Date.parse('2026-01-02T11:00:00Z'))
  const again = { status: 'operin', updatedAt: '2026-01-03T10:00:00-10:00' }
  expect(deadlineOf(inside({ history: [again, { status: 'operin', createdAt: '2026-01-02T10:00:00Z' }] }))).toBe(
    Date.parse('2026-01-03T21:00:00Z'),
  )
  expect(deadlineOf(inside({ status: 'overtime' }))).toBeDefined()
})

test('the end of a stay is never guessed', () => {
  expect(deadlineOf(inside({ status: 'receive' }))).toBeUndefined()
  expect(
    deadlineOf(order({ status: 'operin', history: [{ status: 'operin', createdAt: '2026-01-02' }] })),
  ).toBeUndefined()
  expect(deadlineOf(inside({ history: [] }))).toBeUndefined()
  expect(deadlineOf(inside({ history: [{ status: 'operin' }] }))).toBeUndefined()
  expect(deadlineOf(inside({ history: [{ status: 'operin', createdAt: 'hier' }] }))).toBeUndefined()
})

test('a stay that history contradicts, or that no calendar holds, has no end', () => {
  const deposit = { status: 'operin', createdAt: '2026-01-02T10:00:00Z' }
  const after = (status: string) => inside({ history: [{ status, createdAt: '2026-01-02T10:30:00Z' }, deposit] })
  // Taken back since, and deposited again without a word of when.
  expect(deadlineOf(after('operout'))).toBeUndefined()
  for (const status of ['reminder', 'overtimedue', 'fetched_by_robot'])
    expect(deadlineOf(after(status))).toBe(Date.parse('2026-01-02T11:00:00Z'))
  expect(deadlineOf(inside({ hold: 1e15 }))).toBeUndefined()
  expect(
    deadlineOf(inside({ history: [{ status: 'operin', createdAt: '', updatedAt: '2026-01-02T10:00:00Z' }] })),
  ).toBe(Date.parse('2026-01-02T11:00:00Z'))
})

test('what is left is told in words', () => {
  const minute = 60_000
  expect([312, 60, 59, 1, 0.5].map((minutes) => timeLeft(minutes * minute))).toEqual([
    'expire dans 5 h 12',
    'expire dans 1 h',
    'expire dans 59 min',
    'expire dans 1 min',
    "expire dans moins d'une minute",
  ])
  expect(timeLeft(-2885 * minute)).toBe('expirée depuis 2 j')
  expect(timeLeft((2880 + 125) * minute)).toBe('expire dans 2 j 2 h')
})

const whole = { rowsBefore: false, rowsAfter: false, filtered: false }
const parcel = (id: number, barcode: string) => order({ id, barcode, multiOrderCode: 'ABCDEFGH' })

test('members of a group have their place in it', () => {
  const rows = [parcel(9, 'V-XYZ-3'), parcel(8, 'V-XYZ-2'), order({ id: 7 }), parcel(6, 'V-XYZ-1')]
  expect(groupPlaces(rows, whole).get('/api/orders/8')).toEqual({ rank: 2, of: 3 })
  expect(groupPlaces(rows, whole).has('/api/orders/7')).toBe(false)
  // Without numbers of their own, by age.
  expect(groupPlaces([parcel(9, 'A'), parcel(8, 'B')], whole).get('/api/orders/9')).toEqual({ rank: 2, of: 2 })
})

test('a group that may go on elsewhere is not counted', () => {
  const rows = [parcel(9, 'V-XYZ-3'), parcel(8, 'V-XYZ-2')]
  for (const around of [
    { ...whole, rowsAfter: true },
    { ...whole, rowsBefore: true },
    { ...whole, filtered: true },
  ])
    expect(groupPlaces(rows, around).get('/api/orders/8')).toEqual({ rank: 2 })
  expect(groupPlaces([parcel(9, 'A'), parcel(8, 'B')], { ...whole, rowsAfter: true }).size).toBe(0)
  expect(groupPlaces([parcel(9, 'CMP-12')], whole).size).toBe(0)
})

test('[ORDD-07] history is told from the beginning, entries without a date where they stand', () => {
  const entry = (status: string, createdAt?: string) => ({ status, ...(createdAt && { createdAt }) })
  const given = [
    entry('c', '2026-01-03T00:00:00Z'),
    entry('?'),
    { status: 'b', updatedAt: '2026-01-02T00:00:00Z' },
    entry('a', '2026-01-01T23:00:00-10:00'),
  ]
  expect(inTime(given).map(({ status }) => status)).toEqual(['b', '?', 'a', 'c'])
})
