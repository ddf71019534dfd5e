import { daysBetween, tahitiOf, weekdayOf } from '#lib/dates.ts'
import type { Period } from './days.ts'
import type { Delivery } from './delivery.ts'

const HOURS = 24
export const WEEKDAYS = 7

export interface Week {
  /** How many collections: by hour, then by weekday from Monday on. */
  counts: readonly (readonly number[])[]
  total: number
  highest: number
  /** From the first to the last collection. */
  period: Period | undefined
  /** How often each weekday comes in that period: seven days need not be seven weekdays. */
  occurrences: readonly number[]
}

const zeros = (length: number) => Array.from({ length }, () => 0)

/** When clients collect, by hour and weekday in Tahiti. */
export function weekOf(deliveries: readonly Delivery[]): Week {
  const counts = Array.from({ length: HOURS }, () => zeros(WEEKDAYS))
  const collections = deliveries.flatMap(({ collection }) => (collection === undefined ? [] : [tahitiOf(collection)]))
  for (const { day, hour } of collections) {
    const row = counts[hour] ?? []
    row[weekdayOf(day)] = (row[weekdayOf(day)] ?? 0) + 1
  }
  const days = collections.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  const period = first === undefined || last === undefined ? undefined : { first, last }
  const occurrences = zeros(WEEKDAYS)
  for (const day of period ? daysBetween(period.first, period.last) : [])
    occurrences[weekdayOf(day)] = (occurrences[weekdayOf(day)] ?? 0) + 1
  return { counts, total: collections.length, highest: Math.max(...counts.flat()), period, occurrences }
}

/** The hours in which somebody collects, with those between them. */
export function hoursInUse({ counts }: Week): number[] {
  const used = counts.flatMap((row, hour) => (row.some((count) => count > 0) ? [hour] : []))
  const [first, last] = [used[0], used.at(-1)]
  return first === undefined || last === undefined
    ? []
    : Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
