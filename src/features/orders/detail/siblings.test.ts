import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { ORDER_STATUSES } from '#features/orders/status.ts'
import { parcelsOf, siblingsQuery, targetsOf } from './siblings.ts'

const parcel = (id: number, barcode: string, multiOrderCode = 'GROUPEAB'): Order => ({
  '@id': `/api/orders/${id}`,
  id,
  barcode,
  multiOrderCode,
  status: 'created',
})
const ranksOf = (order: Order, found: Order[]) =>
  parcelsOf(order, found).map(({ order: { id }, rank }) => [id, rank?.rank, rank?.of])

test('[NXT-05] the parcels stand in the order of their numbers, this one as the page has read it', () => {
  const own = { ...parcel(14, 'V-XYZ-2'), status: 'operin' }
  const found = [parcel(15, 'V-XYZ-3'), parcel(14, 'V-XYZ-2'), parcel(13, 'V-XYZ-1')]
  expect(ranksOf(own, found)).toEqual([
    [13, 1, 3],
    [14, 2, 3],
    [15, 3, 3],
  ])
  expect(parcelsOf(own, found)[1]?.order.status).toBe('operin')
  expect(siblingsQuery(own).barcode).toBe('V-XYZ')
})

test('[NXT-05] only rows with exactly this group code count, whatever the barcode finds', () => {
  const own = parcel(14, 'V-XYZ-2')
  expect(ranksOf(own, [own, parcel(13, 'V-XYZ-1', 'GROUPEA'), parcel(12, 'V-XYZ-10', '')])).toEqual([])
  expect(ranksOf(own, [own, parcel(13, 'V-XYZ-1'), parcel(12, 'V-XYZ-9', 'AUTRE')])).toHaveLength(2)
})

test('a parcel that the search did not find is listed all the same, because the page shows it', () => {
  expect(ranksOf(parcel(14, 'V-XYZ-2'), [parcel(13, 'V-XYZ-1')])).toEqual([
    [13, 1, 2],
    [14, 2, 2],
  ])
})

test('[NXT-05] each status offers its likely next step first, and never a cancellation', () => {
  expect(Object.fromEntries(ORDER_STATUSES.map((status) => [status, targetsOf(status)]))).toEqual({
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
  expect(targetsOf('fetched_by_robot')).toEqual([])
})
