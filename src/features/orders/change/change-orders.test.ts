import { expect, test } from 'vitest'
import { statusFacts, ORDER_STATUSES } from '#domain/orders/status.ts'
import { allows, mayResend, targetsOf, verdictOn } from './change-orders.ts'

test('[ORD-74] an order gets a status only from those that allow it, one by one or in a bulk job', () => {
  for (const now of ORDER_STATUSES) {
    const allowed = ORDER_STATUSES.filter((target) => verdictOn(now, target) === 'write')
    expect(new Set(allowed), now).toEqual(new Set(statusFacts(now)?.next))
    expect(verdictOn(now, now)).toBe('there')
  }
})

test.each([undefined, 'fetched_by_robot'])('nothing is sent to an order whose status is %s', (now) => {
  expect(ORDER_STATUSES.map((target) => verdictOn(now, target))).toEqual(ORDER_STATUSES.map(() => 'skip'))
  expect([allows({ status: now }, 'operin'), mayResend(now)]).toEqual([false, false])
})

const having = (...statuses: string[]) => statuses.map((status) => ({ status }))
const pairs = (...given: Parameters<typeof targetsOf>) =>
  targetsOf(...given).map(({ status, allowed }) => `${status} ${allowed}`)

test('[NXT-05] each status offers its likely next step first, and never a cancellation', () => {
  const offered = (status: string) => targetsOf(having(status, status), status).map((target) => target.status)
  expect(Object.fromEntries(ORDER_STATUSES.map((status) => [status, offered(status)]))).toEqual({
    created: ['ready_for_delivery'],
    ready_for_delivery: ['picked_up'],
    picked_up: ['operin', 'left_for_customer_service'],
    operin: ['receive', 'operout'],
    receive: [],
    operout: ['left_for_customer_service'],
    reminder: ['receive', 'operout'],
    overtimedue: ['receive', 'operout'],
    overtime: ['operout', 'receive'],
    left_for_customer_service: ['receive'],
    return: [],
    cancel: [],
  })
  expect(offered('fetched_by_robot')).toEqual([])
})

test.each<[group: [string, ...string[]], offered: string[]]>([
  [
    ['picked_up', 'picked_up'],
    ['operin 2', 'left_for_customer_service 2'],
  ],
  // One has already moved on.
  [
    ['picked_up', 'operin'],
    ['operin 1', 'left_for_customer_service 1', 'receive 1', 'operout 1'],
  ],
  // The order on screen has no next step.
  [
    ['receive', 'picked_up', 'operin', 'operin'],
    ['receive 2', 'operout 2', 'operin 1', 'left_for_customer_service 1'],
  ],
  [['cancel', 'receive'], []],
])('[NXT-05] the group %j is offered what any of its orders allows, with how many do', (group, offered) => {
  expect(pairs(having(...group), group[0])).toEqual(offered)
})
