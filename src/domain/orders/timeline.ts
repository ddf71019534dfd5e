/** The history of an order, and the times that it gives. */
import type { OrderHistoryEntry, OrderStatus } from '#api/generated/entities.ts'
import { timeOf } from '#lib/dates.ts'
import { isOrderStatus, statusFacts } from './status.ts'

type History = readonly OrderHistoryEntry[]

/** The date of an entry of the history. Servers of the live network send `updatedAt` instead of `createdAt`. */
export const entryDate = ({ createdAt, updatedAt }: { createdAt?: string; updatedAt?: string }) =>
  createdAt || updatedAt

/** The date of an entry of the history in milliseconds. Undefined without a readable date. */
export const entryTime = (entry: OrderHistoryEntry) => timeOf(entryDate(entry))

/** The time of the earliest entry of a status. An entry without a date could be the earliest one. */
export function firstEntry(history: readonly OrderHistoryEntry[], status: string): number | undefined {
  const moments = history.filter((entry) => entry.status === status).map(entryTime)
  return moments.length === 0 || moments.includes(undefined) ? undefined : Math.min(...moments.map(Number))
}

/** Oldest first. Entries without a date keep their position. */
export function inTime(history: History): OrderHistoryEntry[] {
  const dated = history
    .filter((entry) => entryTime(entry) !== undefined)
    .toSorted((a, b) => Number(entryTime(a)) - Number(entryTime(b)))
    .values()
  return history.map((entry) => (entryTime(entry) === undefined ? entry : (dated.next().value ?? entry)))
}

/** Irregular history entry: a repeated status, an earlier status, or one unknown to the console. */
export type Oddity = 'again' | 'back' | 'unknown'

interface Step {
  entry: OrderHistoryEntry
  /** Milliseconds until the next entry. */
  lasted?: number
  odd?: Oddity
}

/** Order of the statuses of a parcel. It may skip statuses but never goes back. */
const WAY: readonly OrderStatus[] = [
  'created',
  'ready_for_delivery',
  'picked_up',
  'operin',
  'reminder',
  'overtimedue',
  'overtime',
  'operout',
  'left_for_customer_service',
  'receive',
  'return',
  'cancel',
]

function oddityOf(status: string | undefined, before: OrderStatus | undefined): Oddity | undefined {
  if (!isOrderStatus(status)) return 'unknown'
  if (before === undefined) return undefined
  if (status === before) return 'again'
  return WAY.indexOf(status) < WAY.indexOf(before) ? 'back' : undefined
}

/** History from the oldest entry on, with the duration of each status and its irregularities. */
export function stepsOf(history: History): Step[] {
  const entries = inTime(history)
  let before: OrderStatus | undefined
  return entries.map((entry, index) => {
    const next = entries[index + 1]
    const [from, to] = [entryTime(entry), next && entryTime(next)]
    const odd = oddityOf(entry.status, before)
    if (isOrderStatus(entry.status)) before = entry.status
    return { entry, ...(from !== undefined && to !== undefined && { lasted: to - from }), ...(odd && { odd }) }
  })
}

/**
 * How long an order has had its status. Undefined for a final status, and when the last entry has no date, is about another
 * status, or is in the future.
 */
export function ongoing(status: string | undefined, history: History, now: number): number | undefined {
  const last = inTime(history).at(-1)
  const from = last && entryTime(last)
  const isLast = from !== undefined && last?.status === status && from <= now
  return isLast && (statusFacts(status)?.next ?? []).length > 0 ? now - from : undefined
}
