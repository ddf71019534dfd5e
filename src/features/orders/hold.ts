import type { Order } from '#api/generated/entities.ts'
import { timeOf } from '#lib/dates.ts'
import { factsOf } from './status.ts'

/** Minutes that a new parcel may wait in the machine. The specification fixes this value. */
export const defaultHoldMinutes = 2880

const MINUTE = 60_000
/** The latest time that a Date can hold. */
const LAST_MOMENT = 8.64e15

/** The date of an entry. Servers of the live network send `updatedAt` instead of `createdAt`. */
export const entryDate = ({ createdAt, updatedAt }: { createdAt?: string; updatedAt?: string }) =>
  createdAt || updatedAt

/**
 * The time until which the parcel may stay in the machine: its last deposit plus the hold time. Undefined when the
 * parcel is not in the machine, and when the history does not date the deposit.
 */
export function deadlineOf({ status, history = [], hold }: Order): number | undefined {
  if (!factsOf(status)?.showsSlot || hold === undefined) return undefined
  const moments = history.map((entry) => ({ facts: factsOf(entry.status), at: timeOf(entryDate(entry)), ...entry }))
  const deposits = moments.filter((entry) => entry.status === 'operin').map(({ at }) => at)
  // A deposit without a date could be the last one.
  if (deposits.length === 0 || deposits.includes(undefined)) return undefined
  const last = Math.max(...deposits.map(Number))
  // The parcel left after that deposit and is in the machine again, but that deposit has no entry.
  if (moments.some(({ facts, at = last }) => facts?.showsSlot === false && at > last)) return undefined
  const deadline = last + hold * MINUTE
  return Math.abs(deadline) <= LAST_MOMENT ? deadline : undefined
}
