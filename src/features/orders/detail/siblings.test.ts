import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { ORDER_STATUSES } from '#features/orders/status.ts'
import { membersOf, siblingsQuery, targetsOf } from './siblings.ts'

const member = (id: number, barcode: string, multiOrderCode = 'GROUPEAB'): Order => ({
  '@id': `/api/orders/${id}`,
  id,
  barcode,
  multiOrderCode,
  status: 'created',
})
const ranksOf = (order: Order, found: Order[]) =>
  membersOf(order, found).map(({ order: { id }, rank }) => [id, rank?.rank, rank?.of])

test('[NXT-05] the parcels stand in the order of their numbers, this one as the page has read it', () => {
  const own = { ...member(14, 'V-XYZ-2'), status: 'operin' }
  const found = [member(15, 'V-XYZ-3'), member(14, 'V-XYZ-2'), member(13, 'V-XYZ-1')]
  expect(ranksOf(own, found)).toEqual([
    [13, 1, 3],
    [14, 2, 3],
    [15, 3, 3],
  ])
  expect(membersOf(own, found)[1]?.order.status).toBe('operin')
  expect(siblingsQuery(own).barcode).toBe('V-XYZ')
})

test('[NXT-05] only rows with exactly this group code count, whatever the barcode finds', () => {
  const own = member(14, 'V-XYZ-2')
  expect(ranksOf(own, [own, member(13, 'V-XYZ-1', 'GROUPEA'), member(12, 'V-XYZ-10', '')])).toEqual([])
  expect(ranksOf(own, [own, member(13, 'V-XYZ-1'), member(12, 'V-XYZ-9', 'AUTRE')])).toHaveLength(2)
})

test('[NXT-05] among a part of the orders found, the size of the group is not known', () => {
  const [own, other] = [member(14, 'V-XYZ-2'), member(13, 'V-XYZ-1')]
  expect(membersOf(own, [other], true).map(({ rank }) => rank)).toEqual([{ rank: 1 }, { rank: 2 }])
})

test('a parcel that the search did not find is listed all the same, because the page shows it', () => {
  expect(ranksOf(member(14, 'V-XYZ-2'), [member(13, 'V-XYZ-1')])).toEqual([
    [13, 1, 2],
    [14, 2, 2],
  ])
})

const groupOf = (...statuses: string[]) =>
  statuses.map((status, index) => ({ order: { ...member(14 + index, `V-XYZ-${index + 1}`), status }, rank: undefined }))

test('[NXT-05] each status offers its likely next step first, and never a cancellation', () => {
  const offered = (status: string) => targetsOf(status, groupOf(status, status)).map((target) => target.status)
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

test.each<{ group: [string, ...string[]]; offered: [string, number][] }>([
  {
    group: ['picked_up', 'picked_up'],
    offered: [
      ['operin', 2],
      ['left_for_customer_service', 2],
    ],
  },
  // One is elsewhere already.
  {
    group: ['picked_up', 'operin'],
    offered: [
      ['operin', 1],
      ['left_for_customer_service', 1],
      ['receive', 1],
      ['operout', 1],
    ],
  },
  // The order on screen has no next step.
  {
    group: ['receive', 'picked_up', 'operin', 'operin'],
    offered: [
      ['receive', 2],
      ['operout', 2],
      ['operin', 1],
      ['left_for_customer_service', 1],
    ],
  },
  { group: ['cancel', 'receive'], offered: [] },
])('[NXT-05] the group $group is offered what any of its orders allows, with how many do', ({ group, offered }) => {
  expect(targetsOf(group[0], groupOf(...group)).map(({ status, allowed }) => [status, allowed])).toEqual(offered)
})
