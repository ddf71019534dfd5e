import { expect, test } from 'vitest'
import { factsOf, isOrderStatus, ORDER_STATUSES, statusLabel } from './status.ts'

/** Section 3 of the requirements: targets, then what else is offered. */
const matrix: Record<string, [next: string[], acts: string[]]> = {
  created: [['ready_for_delivery', 'cancel'], ['duplicate']],
  ready_for_delivery: [['picked_up', 'cancel'], ['duplicate']],
  picked_up: [['operin', 'left_for_customer_service', 'cancel'], ['duplicate']],
  operin: [
    ['receive', 'operout'],
    ['resend', 'duplicate'],
  ],
  receive: [[], []],
  operout: [['left_for_customer_service', 'cancel'], []],
  reminder: [['receive', 'operout'], []],
  overtimedue: [['receive', 'operout'], []],
  overtime: [['receive', 'operout'], []],
  left_for_customer_service: [['receive', 'cancel'], []],
  return: [[], []],
  cancel: [[], ['remove']],
}

test('[ORD-74] [ENT-28] the twelve statuses and what each allows, no more and no less', () => {
  expect(ORDER_STATUSES).toEqual(Object.keys(matrix))
  const table = Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, [factsOf(status)?.next, factsOf(status)?.acts]]),
  )
  expect(table).toEqual(matrix)
})

test('[ORD-11] [G-32] four statuses have a slot', () => {
  expect(ORDER_STATUSES.filter((status) => factsOf(status)?.showsSlot)).toEqual([
    'operin',
    'reminder',
    'overtimedue',
    'overtime',
  ])
})

test('[ORD-42] what the table does not know keeps its own word', () => {
  expect(statusLabel('fetched_by_robot')).toBe('fetched_by_robot')
  expect(statusLabel(undefined)).toBe('-')
  expect(factsOf('constructor')).toBeUndefined()
  expect(isOrderStatus('toString')).toBe(false)
})
