/** The dates in the history of an order: how old its status is, and until when the parcel may stay. */
import type { Order, OrderHistoryEntry } from '#api/generated/entities.ts'
import { timeOf } from '#lib/dates.ts'
import { isInMachine, isOrderStatus } from './status.ts'

export type History = readonly OrderHistoryEntry[]

/** The date of an entry of the history. Servers of the live network send `updatedAt` instead of `createdAt`. */
export const entryDate = ({ createdAt, updatedAt }: { createdAt?: string; updatedAt?: string }) =>
  createdAt || updatedAt

/** The date of an entry of the history in milliseconds. Undefined without a readable date. */
export const entryTime = (entry: OrderHistoryEntry) => timeOf(entryDate(entry))

/** The times of all entries of a status. Undefined without one, and when one has no date: it could be the first or the last. */
function timesOf(history: History, status: string | undefined): number[] | undefined {
  const times = history.filter((entry) => entry.status === status).map(entryTime)
  return times.length === 0 || times.includes(undefined) ? undefined : times.map(Number)
}

export function firstEntry(history: History, status: string): number | undefined {
  const times = timesOf(history, status)
  return times && Math.min(...times)
}

/** The time of the last entry of a status, because a person may set a status back. */
function lastEntry(history: History, status: string | undefined): number | undefined {
  const times = timesOf(history, status)
  return times && Math.max(...times)
}

/** When an order got its present status. */
export const inStatusSince = ({ status, history = [] }: Pick<Order, 'status' | 'history'>) => lastEntry(history, status)

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/** The age of a status in whole seconds, the precision of the history. Never negative: the clocks may differ. */
const secondsBetween = (since: number, now: number) => Math.max(0, Math.floor((now - since) / 1000))

/** Band of the age of a status: 0 less than a day, 1 up to three days, 2 up to seven days, 3 more than seven days. */
export function ageBand(since: number, now: number): 0 | 1 | 2 | 3 {
  const age = secondsBetween(since, now)
  if (age < DAY_S) return 0
  if (age < 3 * DAY_S) return 1
  return age <= 7 * DAY_S ? 2 : 3
}

/** Limits in hours by status, of which 0 is none. */
export type WaitLimits = Record<'created' | 'ready_for_delivery' | 'picked_up' | 'left_for_customer_service', number>

/** Whether a status lasts longer than a limit in hours. */
export const isOverdue = (since: number, now: number, hours: number) => secondsBetween(since, now) > hours * HOUR_S

/** Minutes that a new parcel may wait in the machine. The specification fixes this value. */
export const DEFAULT_HOLD_MINUTES = 2880

const MINUTE = 60_000
/** The latest time that a Date can hold. */
const LAST_MOMENT = 8.64e15

/** Time of the last deposit. Undefined when the parcel is not in the machine, or the deposit has no date. */
export function depositOf({ status, history = [] }: Order): number | undefined {
  if (!isInMachine(status)) return undefined
  const last = lastEntry(history, 'operin')
  if (last === undefined) return undefined
  const moments = history.map((entry) => ({ at: entryTime(entry), ...entry }))
  // The parcel left after that deposit and is in the machine again, without an entry for the new deposit.
  const hasLeft = moments.some(({ status: was, at = last }) => isOrderStatus(was) && !isInMachine(was) && at > last)
  return hasLeft ? undefined : last
}

/** The time until which the parcel may stay in the machine: its last deposit plus the hold time. */
export function deadlineOf(order: Order): number | undefined {
  const deposit = depositOf(order)
  if (deposit === undefined || order.hold === undefined) return undefined
  const deadline = deposit + order.hold * MINUTE
  return Math.abs(deadline) <= LAST_MOMENT ? deadline : undefined
}

/** Time range of « Aujourd'hui ». */
const AHEAD_MS = 6 * HOUR_S * 1000

export interface Expiring {
  order: Order
  /** In milliseconds. */
  deadline: number
}

/** Counts the parcels without a known deadline that have not expired. They may expire soon, too. */
export const countUndated = (parcels: readonly Order[]): number =>
  parcels.filter((order) => order.status !== 'overtime' && deadlineOf(order) === undefined).length

/** Parcels whose deadline is within six hours of the server's time, soonest first. Expired ones are in a separate worklist. */
export const expiringSoon = (parcels: readonly Order[], now: number): Expiring[] =>
  parcels
    .flatMap((order): Expiring[] => {
      const deadline = deadlineOf(order)
      return deadline !== undefined && deadline > now && deadline <= now + AHEAD_MS ? [{ order, deadline }] : []
    })
    .toSorted((a, b) => a.deadline - b.deadline || a.order.id - b.order.id)
