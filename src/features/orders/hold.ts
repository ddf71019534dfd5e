import type { Order } from '#api/generated/entities.ts'
import { timeOf } from '#lib/dates.ts'
import { factsOf } from './status.ts'

const MINUTE = 60_000
/** The last moment that a date can tell; a hold beyond it is no hold. */
const LAST_MOMENT = 8.64e15

/** When the entry was made; servers of the live network write updatedAt instead of createdAt (G-28). */
export const entryDate = ({ createdAt, updatedAt }: { createdAt?: string; updatedAt?: string }) =>
  createdAt || updatedAt

/**
 * Until when the parcel may stay in the machine: its last deposit plus the hold time. Undefined when it is not in there,
 * and when the history does not say since when: this is never guessed.
 */
export function deadlineOf({ status, history = [], hold }: Order): number | undefined {
  if (!factsOf(status)?.showsSlot || hold === undefined) return undefined
  const moments = history.map((entry) => ({ facts: factsOf(entry.status), at: timeOf(entryDate(entry)), ...entry }))
  const deposits = moments.filter((entry) => entry.status === 'operin').map(({ at }) => at)
  // A deposit without a date may be the last one.
  if (deposits.length === 0 || deposits.includes(undefined)) return undefined
  const last = Math.max(...deposits.map(Number))
  // Gone since, and in there again without a word of when.
  if (moments.some(({ facts, at = last }) => facts?.showsSlot === false && at > last)) return undefined
  const deadline = last + hold * MINUTE
  return Math.abs(deadline) <= LAST_MOMENT ? deadline : undefined
}
