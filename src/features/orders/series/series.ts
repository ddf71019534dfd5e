import type { Order } from '#api/generated/entities.ts'

/** One code of the series, and what became of it. */
export interface Read {
  text: string
  outcome: 'reading' | 'found' | 'unknown' | 'several' | 'failed'
  /** The delivery with this barcode. */
  order?: Order
}

export type Settled = Pick<Read, 'outcome' | 'order'>

/** Adds a code, the newest first. */
export function add(reads: readonly Read[], text: string): { reads: readonly Read[]; isDuplicate: boolean } {
  if (reads.some((read) => read.text === text)) return { reads, isDuplicate: true }
  return { reads: [{ text, outcome: 'reading' }, ...reads], isDuplicate: false }
}

/** Stores the result of a code. A delivery is listed once, under its own barcode. */
export function settle(reads: readonly Read[], text: string, { outcome, order }: Settled): readonly Read[] {
  const known = order && reads.some((read) => read.text !== text && read.order?.id === order.id)
  return reads.flatMap((read) => {
    if (read.text !== text) return [read]
    if (known) return []
    return [{ text: order?.barcode ?? text, outcome, ...(order && { order }) }]
  })
}
