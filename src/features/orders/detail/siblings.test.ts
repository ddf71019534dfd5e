import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { membersOf, siblingsQuery } from './siblings.ts'

const member = (id: number, barcode: string, multiOrderCode = 'GROUPEAB'): Order => ({
  '@id': `/api/orders/${id}`,
  id,
  barcode,
  multiOrderCode,
  status: 'created',
})
const ranksOf = (order: Order, found: Order[]) =>
  membersOf(order, found).map(({ order: { id }, rank }) => [id, rank?.rank, rank?.of])

test('[NXT-05] the parcels are sorted by number, this one with the data of the page', () => {
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

test('[NXT-05] only rows with exactly this group code count, not all matches of the barcode', () => {
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
