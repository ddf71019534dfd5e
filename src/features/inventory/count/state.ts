import type { Order } from '#api/generated/entities.ts'
import { codeOf } from '#domain/orders/place.ts'
import { byZone } from '#features/inventory/groups.ts'
import { z } from '#lib/zod.ts'

/** Positive integer, because an id becomes part of an address. */
const recordId = z.int().positive()

/** Stored count of one machine: expected and counted parcels, without personal data. */

const parcel = z.object({
  id: recordId,
  /** The barcode, or « #14 » where there is none. */
  code: z.string(),
  barcode: z.string().optional(),
  /** When the count began. */
  status: z.string().optional(),
  slot: z.string().optional(),
  zone: z.string().optional(),
  present: z.boolean(),
})

const found = z.discriminatedUnion('kind', [
  /** Not looked up yet. */
  z.object({ kind: z.literal('waiting') }),
  /** The server has refused the look-up. */
  z.object({ kind: z.literal('failed') }),
  z.object({ kind: z.literal('unknown') }),
  /** Several deliveries have this barcode. */
  z.object({ kind: z.literal('several') }),
  /** The server has more deliveries with a similar barcode than it sends at once. */
  z.object({ kind: z.literal('unclear') }),
  z.object({
    kind: z.literal('order'),
    id: recordId,
    status: z.string().optional(),
    /** Date of this status. */
    since: z.string().optional(),
    machineId: recordId.optional(),
    machine: z.string().optional(),
  }),
])

const stranger = z.object({
  /** Possible readings of the scanned or typed code. The first one names it. */
  texts: z.array(z.string()).min(1),
  found,
})

export const countSchema = z.object({
  machine: z.object({ id: recordId, name: z.string() }),
  startedAt: z.string(),
  /** The report is shown. */
  finishedAt: z.string().optional(),
  parcels: z.array(parcel),
  strangers: z.array(stranger),
  /** Message about the last code, which a reload shows again. */
  said: z.object({ text: z.string(), tone: z.enum(['success', 'warning', 'danger']) }).optional(),
})

export type Count = z.infer<typeof countSchema>
export type Parcel = z.infer<typeof parcel>
export type Stranger = z.infer<typeof stranger>
export type Found = z.infer<typeof found>

/** An order as the server has it now. */
export type KnownOrder = Pick<Order, 'id' | 'barcode' | 'status'>

/** Starts a count with the parcels expected now. Look-ups show later arrivals and collections. */
export function beginCount(machine: Count['machine'], orders: readonly Order[], now: Date): Count {
  const parcels = byZone(orders).flatMap((zone) =>
    zone.orders.map((order) => ({
      id: order.id,
      code: codeOf(order),
      barcode: order.barcode,
      status: order.status,
      slot: order.cleveronSlotId,
      zone: zone.name,
      present: false,
    })),
  )
  return { machine, startedAt: now.toISOString(), parcels, strangers: [] }
}

/** Result of a code. `again`: counted before. */
export type Outcome =
  | { kind: 'present'; parcel: Parcel }
  | { kind: 'again'; parcel: Parcel }
  | { kind: 'stranger'; text: string }
  | { kind: 'strangerAgain'; text: string }

/**
 * Counts a code. Of several parcels with one barcode each scan marks another one.
 * @param texts possible readings of the code, the likeliest first
 * @param isEcho the scanner repeats the same parcel
 */
export function countCode(count: Count, texts: readonly string[], isEcho = false): [Count, Outcome] {
  for (const text of texts) {
    const same = count.parcels.filter(({ barcode }) => barcode === text)
    const next = same.find(({ present }) => !present)
    const before = same.find(({ present }) => present)
    if (next !== undefined && !(isEcho && before))
      return [mark(count, next.id, true), { kind: 'present', parcel: next }]
    if (before !== undefined) return [count, { kind: 'again', parcel: before }]
  }
  const [text = ''] = texts
  if (count.strangers.some((each) => nameOf(each) === text)) return [count, { kind: 'strangerAgain', text }]
  const strangers = [{ texts: [...texts], found: { kind: 'waiting' as const } }, ...count.strangers]
  return [
    { ...count, strangers },
    { kind: 'stranger', text },
  ]
}

export const nameOf = ({ texts: [text = ''] }: Stranger) => text

export const mark = (count: Count, id: number, present: boolean): Count => ({
  ...count,
  parcels: count.parcels.map((each) => (each.id === id ? { ...each, present } : each)),
})

export const settle = (count: Count, text: string, result: Found): Count => ({
  ...count,
  strangers: count.strangers.map((each) => (nameOf(each) === text ? { ...each, found: result } : each)),
})

/** Removes a mistyped code. */
export const dropStranger = (count: Count, text: string): Count => ({
  ...count,
  strangers: count.strangers.filter((each) => nameOf(each) !== text),
})

export const missingIn = ({ parcels }: Count) => parcels.filter(({ present }) => !present)
export const presentIn = ({ parcels }: Count) => parcels.filter(({ present }) => present)
