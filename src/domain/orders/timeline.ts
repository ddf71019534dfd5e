/** The steps of an order and its stays in a machine, from its history. */
import type { Order, OrderHistoryEntry, OrderStatus } from '#api/generated/entities.ts'
import { entryTime, type History } from './history.ts'
import { isInMachine, isOngoing, isOrderStatus, UNDER_WAY } from './status.ts'

/** Oldest first, with the time of each entry. Entries without a date keep their position. */
export function datedEntries(history: History): { entry: OrderHistoryEntry; at: number | undefined }[] {
  const all = history.map((entry) => ({ entry, at: entryTime(entry) }))
  const dated = all
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => Number(a.at) - Number(b.at))
    .values()
  return all.map((each) => (each.at === undefined ? each : (dated.next().value ?? each)))
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
const WAY: OrderStatus[] = [
  'created',
  ...UNDER_WAY,
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
  const entries = datedEntries(history)
  let before: OrderStatus | undefined
  return entries.map(({ entry, at: from }, index) => {
    const to = entries[index + 1]?.at
    const odd = oddityOf(entry.status, before)
    if (isOrderStatus(entry.status)) before = entry.status
    return { entry, ...(from !== undefined && to !== undefined && { lasted: to - from }), ...(odd && { odd }) }
  })
}

/** Undefined for a final status, and when the last entry has no date, is about another status, or is in the future. */
export function ongoing(status: string | undefined, history: History, now: number): number | undefined {
  const { entry, at } = datedEntries(history).at(-1) ?? {}
  const isLast = at !== undefined && entry?.status === status && at <= now
  return isLast && isOngoing(status) ? now - at : undefined
}

type Told = Pick<Order, 'status' | 'history'>

/** From the deposit to the moment at which the parcel left the machine, which is undefined while it is there. */
export interface StayPeriod {
  from: number
  to: number | undefined
}

/** Statuses of an order that may never have been in a machine. */
const BEFORE_A_STAY = new Set<string | undefined>(['created', 'ready_for_delivery', 'picked_up', 'cancel'])

/** Oldest first; none if it was never in a machine. Undefined when the start or the end of one is unknown. */
export function staysOf({ status, history = [] }: Told): StayPeriod[] | undefined {
  const entries = datedEntries(history)
  const first = entries.findIndex(({ entry }) => isInMachine(entry.status))
  if (first === -1) return BEFORE_A_STAY.has(status) ? [] : undefined
  const stays: StayPeriod[] = []
  let from: number | undefined
  for (const { entry, at } of entries.slice(first)) {
    if (at === undefined || !isOrderStatus(entry.status)) return undefined
    if (isInMachine(entry.status)) {
      if (from === undefined && entry.status !== 'operin') return undefined
      from ??= at
    } else if (from !== undefined) {
      stays.push({ from, to: at })
      from = undefined
    }
  }
  if (isInMachine(status) !== (from !== undefined)) return undefined
  return from === undefined ? stays : [...stays, { from, to: undefined }]
}

/** Total time over all stays. Undefined when there was none, and when the start or the end of one is unknown. */
export function stayOf(order: Told, now: number) {
  const stays = staysOf(order) ?? []
  const last = stays.at(-1)
  if (last === undefined || (last.to === undefined && last.from > now)) return undefined
  return { ms: stays.reduce((total, { from, to = now }) => total + to - from, 0), isRunning: last.to === undefined }
}
