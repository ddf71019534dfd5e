import type { Order } from '#api/generated/entities.ts'
import { isInMachine } from '#domain/orders/status.ts'
import { entryDate, lastEntry } from '#domain/orders/timeline.ts'
import { timeOf } from '#lib/dates.ts'
import { isOrderStatus } from './status.ts'

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
  const moments = history.map((entry) => ({ at: timeOf(entryDate(entry)), ...entry }))
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
const AHEAD_MS = 6 * 3_600_000

export interface Expiring {
  order: Order
  /** In milliseconds. */
  deadline: number
}

/** Counts the parcels without a known deadline that have not expired. They may expire soon, too. */
export const countUndated = (parcels: readonly Order[], dueAt: (order: Order) => number | undefined): number =>
  parcels.filter((order) => order.status !== 'overtime' && dueAt(order) === undefined).length

/**
 * Parcels whose deadline is within six hours, soonest first. Expired ones are in a separate worklist.
 * @param dueAt undefined where the deposit has no date
 * @param now server time
 */
export const expiringSoon = (
  parcels: readonly Order[],
  dueAt: (order: Order) => number | undefined,
  now: number,
): Expiring[] =>
  parcels
    .flatMap((order): Expiring[] => {
      const deadline = dueAt(order)
      return deadline !== undefined && deadline > now && deadline <= now + AHEAD_MS ? [{ order, deadline }] : []
    })
    .toSorted((a, b) => a.deadline - b.deadline || a.order.id - b.order.id)
