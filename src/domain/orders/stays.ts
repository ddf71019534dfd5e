/** The stays of a parcel in machines, from its history. */
import type { Order } from '#api/generated/entities.ts'
import { isInMachine, isOrderStatus } from './status.ts'
import { entryTime, inTime } from './timeline.ts'

type Told = Pick<Order, 'status' | 'history'>

/** From the deposit to the moment at which the parcel left the machine, which is undefined while it is there. */
export interface StayPeriod {
  from: number
  to: number | undefined
}

/** Statuses of an order that may never have been in a machine. */
const BEFORE_A_STAY = new Set<string | undefined>(['created', 'ready_for_delivery', 'picked_up', 'cancel'])

/**
 * The stays of a parcel, oldest first; none if it was never in a machine. Undefined when the start or the end of one is
 * unknown.
 */
export function staysOf({ status, history = [] }: Told): StayPeriod[] | undefined {
  const entries = inTime(history)
  const first = entries.findIndex((entry) => isInMachine(entry.status))
  if (first === -1) return BEFORE_A_STAY.has(status) ? [] : undefined
  const stays: StayPeriod[] = []
  let from: number | undefined
  for (const entry of entries.slice(first)) {
    const at = entryTime(entry)
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

/**
 * Total time of the parcel in the machine, over all stays. Undefined when it was never there, and when the start or the end
 * of a stay is unknown.
 */
export function stayOf(order: Told, now: number) {
  const stays = staysOf(order) ?? []
  const last = stays.at(-1)
  if (last === undefined || (last.to === undefined && last.from > now)) return undefined
  return { ms: stays.reduce((total, { from, to = now }) => total + to - from, 0), isRunning: last.to === undefined }
}
