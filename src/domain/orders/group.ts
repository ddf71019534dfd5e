import type { Order } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'

/** Rank of an order in its submission, « 2/3 ». `of` is undefined when the size of the submission is unknown. */
export interface GroupRank {
  rank: number
  of?: number
}

/** Missing rows, because a group that may continue there cannot be counted. */
interface Surroundings {
  rowsBefore: boolean
  rowsAfter: boolean
  /** Members may be missing after a filter or a partial read. */
  isIncomplete: boolean
}

export const everyRow: Surroundings = { rowsBefore: false, rowsAfter: false, isIncomplete: false }

/** Stem and rank of a barcode. The barcodes of one submission differ only in the number at the end. */
const endOf = ({ barcode = '' }: Pick<Order, 'barcode'>) => /^(.+)-(\d{1,2})$/.exec(barcode) ?? []

/** Number at the end of a barcode: the rank when the other parcels are unknown. Zero without one. */
export const rankInBarcode = (order: Pick<Order, 'barcode'>) => Number(endOf(order)[2] ?? 0)

/** Common stem of the barcodes of one submission. An edited barcode may have none. */
export const stemOf = (order: Pick<Order, 'barcode'>) => endOf(order)[1]

/** Ranks by IRI, for the orders that share their group code with others. */
export function groupRanks(rows: readonly Order[], around: Surroundings): Map<string, GroupRank> {
  const codes = new Set(rows.flatMap(({ multiOrderCode }) => multiOrderCode || []))
  const ranks = [...codes].flatMap((code) => ranksOf(code, rows, around))
  return new Map(ranks)
}

function ranksOf(code: string, rows: readonly Order[], { rowsBefore, rowsAfter, isIncomplete }: Surroundings) {
  const members = rows.filter(({ multiOrderCode }) => multiOrderCode === code).toSorted((a, b) => a.id - b.id)
  const cutOff =
    isIncomplete ||
    (rowsBefore && rows[0]?.multiOrderCode === code) ||
    (rowsAfter && rows.at(-1)?.multiOrderCode === code)
  // The last digits of a single barcode need not be a rank.
  if (members.length < 2) return []
  const suffixes = members.map(rankInBarcode)
  const hasOneStem = new Set(members.map(stemOf)).size === 1
  const numbered = hasOneStem && !suffixes.includes(0) && new Set(suffixes).size === members.length
  if (!numbered && cutOff) return []
  // A deleted order leaves a gap, so the highest number is the size of the submission.
  const of = numbered ? Math.max(...suffixes) : members.length
  return members.map((order, index): [string, GroupRank] => {
    const rank = numbered ? (suffixes[index] ?? 0) : index + 1
    return [order['@id'], cutOff ? { rank } : { rank, of }]
  })
}

/** Fields of the parcel list and of a change of status. */
const fields = ['id', 'status', 'barcode', 'multiOrderCode'] as const satisfies Selection<Order>

/** Candidates for the other parcels. Without a stem there is no query. */
export const siblingsQuery = (order: Order) =>
  ({ barcode: stemOf(order) ?? '', 'order[id]': 'desc', q: fields }) as const

export interface GroupMember {
  order: Order
  rank: GroupRank | undefined
}

/** Sorted orders of the group, including this one as fetched by the page. A single order is no group. */
export function membersOf(order: Order, found: readonly Order[], isIncomplete = false): GroupMember[] {
  const others = found.filter(({ id, multiOrderCode }) => id !== order.id && multiOrderCode === order.multiOrderCode)
  if (others.length === 0) return []
  const all = [order, ...others]
  const ranks = groupRanks(all, { ...everyRow, isIncomplete })
  return all
    .map((each) => ({ order: each, rank: ranks.get(each['@id']) }))
    .toSorted((a, b) => (a.rank?.rank ?? 0) - (b.rank?.rank ?? 0))
}
