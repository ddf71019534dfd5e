import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { timeLeft } from './copy.ts'
import { deadlineOf } from './hold.ts'

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

test('there is no deadline when the history contradicts the deposit, or when it is beyond what a date can hold', () => {
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

test('the time left is written in words', () => {
  const minute = 60_000
  expect([312, 60, 59, 1, 0.5].map((minutes) => timeLeft(minutes * minute))).toEqual([
    'expire dans 5 h 12',
    'expire dans 1 h',
    'expire dans 59 min',
    'expire dans 1 min',
    "expire dans moins d'une minute",
  ])
  expect(timeLeft(-2885 * minute)).toBe('délai dépassé de 2 j')
  expect(timeLeft((2880 + 125) * minute)).toBe('expire dans 2 j 2 h')
})
