/** The history of an order. A file of its own, because the first call waits for orders.ts and needs no dates. */
import type { OrderHistoryEntry } from '#api/generated/entities.ts'
import { timeOf } from '#lib/dates.ts'

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
