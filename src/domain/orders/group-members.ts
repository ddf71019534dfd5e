import type { Order } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { everyRow, type GroupRank, groupRanks, stemOf } from './group.ts'

/** Fields of the parcel list and of a change of status. */
const fields = ['id', 'status', 'barcode', 'multiOrderCode'] as const satisfies Selection<Order>

/** Candidates for the other parcels. Without a stem there is no query. */
export const siblingsQuery = (order: Order) =>
  ({ barcode: stemOf(order) ?? '', 'order[id]': 'desc', q: fields }) as const

/** An order of the group, and its rank. */
export interface GroupMember {
  order: Order
  rank: GroupRank | undefined
}

/**
 * Sorted orders of the group, including this one as fetched by the page. A single order is no group.
 * @param isIncomplete further matches were not fetched
 */
export function membersOf(order: Order, found: readonly Order[], isIncomplete = false): GroupMember[] {
  const others = found.filter(({ id, multiOrderCode }) => id !== order.id && multiOrderCode === order.multiOrderCode)
  if (others.length === 0) return []
  const all = [order, ...others]
  const ranks = groupRanks(all, { ...everyRow, isIncomplete })
  return all
    .map((each) => ({ order: each, rank: ranks.get(each['@id']) }))
    .toSorted((a, b) => (a.rank?.rank ?? 0) - (b.rank?.rank ?? 0))
}
