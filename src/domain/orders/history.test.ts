import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { isoOf } from '#lib/dates.ts'
import { deadlineOf, expiringSoon } from './history.ts'

const order = (given: Partial<Order> = {}): Order => ({ '@id': `/api/orders/${given.id ?? 1}`, id: 1, ...given })
const inside = (given: Partial<Order> = {}) =>
  order({ status: 'operin', hold: 60, history: [{ status: 'operin', createdAt: '2026-01-02T10:00:00Z' }], ...given })

test('the deadline is the last deposit plus the hold time', () => {
  expect(deadlineOf(inside())).toBe(Date.parse('2026-01-02T11:00:00Z'))
  const again = { status: 'operin', updatedAt: '2026-01-03T10:00:00-10:00' }
  expect(deadlineOf(inside({ history: [again, { status: 'operin', createdAt: '2026-01-02T10:00:00Z' }] }))).toBe(
    Date.parse('2026-01-03T21:00:00Z'),
  )
  expect(deadlineOf(inside({ status: 'overtime' }))).toBeDefined()
})

test('there is no deadline without a dated deposit, or when the parcel is not in the machine', () => {
  expect(deadlineOf(inside({ status: 'receive' }))).toBeUndefined()
  expect(
    deadlineOf(order({ status: 'operin', history: [{ status: 'operin', createdAt: '2026-01-02' }] })),
  ).toBeUndefined()
  expect(deadlineOf(inside({ history: [] }))).toBeUndefined()
  expect(deadlineOf(inside({ history: [{ status: 'operin' }] }))).toBeUndefined()
  expect(deadlineOf(inside({ history: [{ status: 'operin', createdAt: 'hier' }] }))).toBeUndefined()
})

test('there is no deadline when the history contradicts the deposit, or when it exceeds the range of a date', () => {
  const deposit = { status: 'operin', createdAt: '2026-01-02T10:00:00Z' }
  const after = (status: string) => inside({ history: [{ status, createdAt: '2026-01-02T10:30:00Z' }, deposit] })
  // Another status followed the deposit, and the history has no date for the second deposit.
  expect(deadlineOf(after('operout'))).toBeUndefined()
  for (const status of ['reminder', 'overtimedue', 'fetched_by_robot'])
    expect(deadlineOf(after(status))).toBe(Date.parse('2026-01-02T11:00:00Z'))
  expect(deadlineOf(inside({ hold: 1e15 }))).toBeUndefined()
  expect(
    deadlineOf(inside({ history: [{ status: 'operin', createdAt: '', updatedAt: '2026-01-02T10:00:00Z' }] })),
  ).toBe(Date.parse('2026-01-02T11:00:00Z'))
})

const HOUR = 3_600_000
const now = Date.parse('2026-03-12T20:00:00Z')

/** The parcels that expire soon, by the hours until their deadlines; undefined for a deposit without a date. */
const soon = (hours: Record<number, number | undefined>) => {
  const parcels = Object.entries(hours).map(([id, left]) => {
    const createdAt = left === undefined ? undefined : isoOf(Math.round(now + (left - 1) * HOUR))
    return inside({ id: Number(id), history: [{ status: 'operin', ...(createdAt !== undefined && { createdAt }) }] })
  })
  return expiringSoon(parcels, now).map((each) => each.order.id)
}

test.each<[what: string, hours: Record<number, number | undefined>, shown: number[]]>([
  ['the soonest comes first', { 1: 5, 2: 0.5, 3: 3 }, [2, 3, 1]],
  ['six hours are within six hours, a millisecond more is not', { 1: 6, 2: 6 + 1 / HOUR }, [1]],
  ['what has expired is in the worklist of the expired ones', { 1: 0, 2: -1, 3: 1 / HOUR }, [3]],
  ['a parcel whose deposit is not dated is not among them', { 1: undefined, 2: 2 }, [2]],
  ['the same deadline keeps the sequence of the numbers', { 9: 1, 4: 1 }, [4, 9]],
])('[TDY-03] %s', (_what, hours, shown) => expect(soon(hours)).toEqual(shown))
