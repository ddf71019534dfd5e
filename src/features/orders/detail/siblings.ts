import type { Order } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { everyRow, groupRanks, stemOf, type GroupRank } from '#features/orders/group.ts'
import { factsOf, likelyNext, type ManualStatus } from '#features/orders/status.ts'

/** What the list of parcels shows, and what a change of status needs to know. */
const fields = ['id', 'status', 'barcode', 'multiOrderCode'] as const satisfies Selection<Order>

/** The orders among which the other parcels are. Without a stem they cannot be found. */
export const siblingsQuery = (order: Order) =>
  ({ barcode: stemOf(order) ?? '', 'order[id]': 'desc', q: fields }) as const

export interface Parcel {
  order: Order
  rank: GroupRank | undefined
}

/** The parcels of the group in their order, with this one as the page has read it. One alone is no group. */
export function parcelsOf(order: Order, found: readonly Order[]): Parcel[] {
  const others = found.filter(({ id, multiOrderCode }) => id !== order.id && multiOrderCode === order.multiOrderCode)
  if (others.length === 0) return []
  const all = [order, ...others]
  const ranks = groupRanks(all, everyRow)
  return all
    .map((each) => ({ order: each, rank: ranks.get(each['@id']) }))
    .toSorted((a, b) => (a.rank?.rank ?? 0) - (b.rank?.rank ?? 0))
}

/**
 * The next statuses that can be given to a whole group, the likely one first. A cancellation of many is asked in another way
 * and is not among them.
 */
export function targetsOf(status: string | undefined): ManualStatus[] {
  const likely = likelyNext(status)
  if (likely === undefined) return []
  const others = (factsOf(status)?.next ?? []).filter((target) => target !== likely && target !== 'cancel')
  return [likely, ...others]
}
