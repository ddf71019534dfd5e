import type { Order } from '#api/generated/entities.ts'

/** One order of a submission over several slots: « 2/3 »; without `of` when its size cannot be known from here. */
export interface GroupRank {
  rank: number
  of?: number
}

/** What of the list lies outside the rows shown: a group cut off there cannot be counted. */
interface Surroundings {
  rowsBefore: boolean
  rowsAfter: boolean
  /** A filter that may hide members. */
  filtered: boolean
}

/** Orders of one submission differ by the index of their slot at the end of their barcode (WIZ-27). */
const endOf = ({ barcode = '' }: Order) => /^(.+)-(\d{1,2})$/.exec(barcode) ?? []

/** Places by IRI, of the orders that share their code with others. */
export function groupRanks(rows: readonly Order[], around: Surroundings): Map<string, GroupRank> {
  const codes = new Set(rows.flatMap(({ multiOrderCode }) => multiOrderCode || []))
  const ranks = [...codes].flatMap((code) => ranksOf(code, rows, around))
  return new Map(ranks)
}

function ranksOf(code: string, rows: readonly Order[], { rowsBefore, rowsAfter, filtered }: Surroundings) {
  const members = rows.filter(({ multiOrderCode }) => multiOrderCode === code).toSorted((a, b) => a.id - b.id)
  const cutOff =
    filtered || (rowsBefore && rows[0]?.multiOrderCode === code) || (rowsAfter && rows.at(-1)?.multiOrderCode === code)
  // A lone member says nothing of the others: its digits may be anything.
  if (members.length < 2) return []
  const suffixes = members.map((order) => Number(endOf(order)[2] ?? 0))
  const hasOneStem = new Set(members.map((order) => endOf(order)[1])).size === 1
  const numbered = hasOneStem && !suffixes.includes(0) && new Set(suffixes).size === members.length
  if (!numbered && cutOff) return []
  // A member that was deleted leaves a gap in the numbers, not in the count of those sent.
  const of = numbered ? Math.max(...suffixes) : members.length
  return members.map((order, index): [string, GroupRank] => {
    const rank = numbered ? (suffixes[index] ?? 0) : index + 1
    return [order['@id'], cutOff ? { rank } : { rank, of }]
  })
}
