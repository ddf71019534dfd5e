import { expect, test } from 'vitest'
import { factsOf, isOrderStatus, ORDER_STATUSES, statusLabel } from './status.ts'

/** For each status: the next statuses, then the other actions. */
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

test('[ORD-74] [ENT-28] each of the twelve statuses allows exactly its next statuses and actions', () => {
  expect(ORDER_STATUSES).toEqual(Object.keys(matrix))
  const table = Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, [factsOf(status)?.next, factsOf(status)?.acts]]),
  )
  expect(table).toEqual(matrix)
})

test('[ORD-11] [G-32] the slot is shown in four statuses', () => {
  expect(ORDER_STATUSES.filter((status) => factsOf(status)?.showsSlot)).toEqual([
    'operin',
    'reminder',
    'overtimedue',
    'overtime',
  ])
})

test('[ORD-42] an unknown status shows its raw value', () => {
  expect(statusLabel('fetched_by_robot')).toBe('fetched_by_robot')
  expect(statusLabel(undefined)).toBe('-')
  expect(factsOf('constructor')).toBeUndefined()
  expect(isOrderStatus('toString')).toBe(false)
})
