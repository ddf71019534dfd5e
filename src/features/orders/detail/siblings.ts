import type { Order } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { everyRow, groupRanks, stemOf, type GroupRank } from '#features/orders/group.ts'

/** Fields of the parcel list, and those that a change of status needs. */
const fields = ['id', 'status', 'barcode', 'multiOrderCode'] as const satisfies Selection<Order>

/** Orders among which the other parcels are. Without a stem there is no query for them. */
export const siblingsQuery = (order: Order) =>
  ({ barcode: stemOf(order) ?? '', 'order[id]': 'desc', q: fields }) as const

/** An order of the group, and its rank in it. */
export interface GroupMember {
  order: Order
  rank: GroupRank | undefined
}

/**
 * The orders of the group in their sequence, with this one as the page has read it. One alone is no group.
 * @param isPart further matches were not read
 */
export function membersOf(order: Order, found: readonly Order[], isPart = false): GroupMember[] {
  const others = found.filter(({ id, multiOrderCode }) => id !== order.id && multiOrderCode === order.multiOrderCode)
  if (others.length === 0) return []
  const all = [order, ...others]
  const ranks = groupRanks(all, { ...everyRow, filtered: isPart })
  return all
    .map((each) => ({ order: each, rank: ranks.get(each['@id']) }))
    .toSorted((a, b) => (a.rank?.rank ?? 0) - (b.rank?.rank ?? 0))
}
