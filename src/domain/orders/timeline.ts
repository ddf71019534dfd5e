/** The history of an order, and the times that it gives. */
import type { Order, OrderHistoryEntry, OrderStatus } from '#api/generated/entities.ts'
import { timeOf } from '#lib/dates.ts'
import { isInMachine, isOrderStatus, statusFacts } from './status.ts'

type History = readonly OrderHistoryEntry[]

/** The date of an entry of the history. Servers of the live network send `updatedAt` instead of `createdAt`. */
export const entryDate = ({ createdAt, updatedAt }: { createdAt?: string; updatedAt?: string }) =>
  createdAt || updatedAt

/** The date of an entry of the history in milliseconds. Undefined without a readable date. */
const entryTime = (entry: OrderHistoryEntry) => timeOf(entryDate(entry))

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

/** A stay in the machine. `until` is undefined while the parcel is there. */
export interface Visit {
  from: number
  until: number | undefined
}

/**
 * Stays of the parcel in the machine, the first one first. Undefined when it was never there, and when the start or the end of
 * a stay is unknown.
 */
function visitsOf(status: string | undefined, history: History, now: number): Visit[] | undefined {
  const entries = inTime(history)
  const first = entries.findIndex((entry) => isInMachine(entry.status))
  let since: number | undefined
  const visits: Visit[] = []
  for (const entry of first === -1 ? [] : entries.slice(first)) {
    const at = entryTime(entry)
    if (at === undefined || !isOrderStatus(entry.status)) return undefined
    if (isInMachine(entry.status)) {
      if (since === undefined && entry.status !== 'operin') return undefined
      since ??= at
    } else if (since !== undefined) {
      visits.push({ from: since, until: at })
      since = undefined
    }
  }
  if (first === -1 || (since !== undefined) !== isInMachine(status)) return undefined
  if (since === undefined) return visits
  return since <= now ? [...visits, { from: since, until: undefined }] : undefined
}

/** Total time of the parcel in the machine, and its stays. Undefined where `visitsOf` is. */
export function timeInMachine(status: string | undefined, history: History, now: number) {
  const visits = visitsOf(status, history, now)
  return (
    visits && {
      ms: visits.reduce((sum, { from, until = now }) => sum + until - from, 0),
      isRunning: visits.at(-1)?.until === undefined,
      visits,
    }
  )
}

/** `timeInMachine` of an order. */
export const stayOf = ({ status, history = [] }: Pick<Order, 'status' | 'history'>, now: number) =>
  timeInMachine(status, history, now)
