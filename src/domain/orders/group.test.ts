import { expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { everyRow as whole, groupRanks, membersOf, siblingsQuery } from './group.ts'

const order = (given: Pick<Order, 'id'> & Partial<Order>): Order => ({ '@id': `/api/orders/${given.id}`, ...given })
const parcel = (id: number, barcode: string) => order({ id, barcode, multiOrderCode: 'ABCDEFGH' })

test('each order of a group has its rank', () => {
  const rows = [parcel(9, 'V-XYZ-3'), parcel(8, 'V-XYZ-2'), order({ id: 7 }), parcel(6, 'V-XYZ-1')]
  expect(groupRanks(rows, whole).get('/api/orders/8')).toEqual({ rank: 2, of: 3 })
  expect(groupRanks(rows, whole).has('/api/orders/7')).toBe(false)
  // Barcodes without a number: ranked by age.
  expect(groupRanks([parcel(9, 'A'), parcel(8, 'B')], whole).get('/api/orders/9')).toEqual({ rank: 2, of: 2 })
})

test('a group that may continue on hidden rows has no size', () => {
  const rows = [parcel(9, 'V-XYZ-3'), parcel(8, 'V-XYZ-2')]
  for (const around of [
    { ...whole, rowsAfter: true },
    { ...whole, rowsBefore: true },
    { ...whole, isIncomplete: true },
  ])
    expect(groupRanks(rows, around).get('/api/orders/8')).toEqual({ rank: 2 })
  expect(groupRanks([parcel(9, 'A'), parcel(8, 'B')], { ...whole, rowsAfter: true }).size).toBe(0)
  expect(groupRanks([parcel(9, 'CMP-12')], whole).size).toBe(0)
})

const member = (id: number, barcode: string, multiOrderCode = 'GROUPEAB') =>
  order({ id, barcode, multiOrderCode, status: 'created' })
const ranksOf = (own: Order, found: Order[]) =>
  membersOf(own, found).map(({ order: { id }, rank }) => [id, rank?.rank, rank?.of])

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

test('[NXT-05] in a partial search result the size of the group is unknown', () => {
  const [own, other] = [member(14, 'V-XYZ-2'), member(13, 'V-XYZ-1')]
  expect(membersOf(own, [other], true).map(({ rank }) => rank)).toEqual([{ rank: 1 }, { rank: 2 }])
})
