import type { Order } from '#api/generated/entities.ts'
import { timeOf } from '#lib/dates.ts'
import { factsOf } from './status.ts'

const MINUTE = 60_000

/** When the entry was made; servers of the live network write updatedAt instead of createdAt (G-28). */
export const entryDate = ({ createdAt, updatedAt }: { createdAt?: string; updatedAt?: string }) =>
  createdAt ?? updatedAt

/**
 * Until when the parcel may stay in the machine: its last deposit plus the hold time. Undefined when it is not in there,
 * and when the history does not say since when: this is never guessed.
 */
export function deadlineOf({ status, history = [], hold }: Order): number | undefined {
  if (!factsOf(status)?.showsSlot || hold === undefined) return undefined
  const deposits = history.filter((entry) => entry.status === 'operin').map((entry) => timeOf(entryDate(entry)))
  // A deposit without a date may be the last one.
  if (deposits.length === 0 || deposits.includes(undefined)) return undefined
  return Math.max(...deposits.map(Number)) + hold * MINUTE
}
