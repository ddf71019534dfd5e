import type { OrderHistoryEntry } from '#api/generated/entities.ts'
import { entryDate } from '#api/order-facts.ts'
import { timeOf } from '#lib/dates.ts'

/** Oldest first. Entries without a date keep their position. */
export function inTime(history: readonly OrderHistoryEntry[]): OrderHistoryEntry[] {
  const time = (entry: OrderHistoryEntry) => timeOf(entryDate(entry))
  const dated = history
    .filter((entry) => time(entry) !== undefined)
    .toSorted((a, b) => Number(time(a)) - Number(time(b)))
    .values()
  return history.map((entry) => (time(entry) === undefined ? entry : (dated.next().value ?? entry)))
}
