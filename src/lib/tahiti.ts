/** Days, weekdays and hours in Tahiti, to count by. A day is its date as a text: `2026-11-22`. */
import { isoOf, timeOf, timeZone } from './dates.ts'

const formatter = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone,
})

const DAY_MS = 86_400_000

/** The date and the hour of a moment. */
export function tahitiOf(time: number): { day: string; hour: number } {
  const part = Object.fromEntries(formatter.formatToParts(time).map(({ type, value }) => [type, value]))
  return { day: `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}`, hour: Number(part['hour']) }
}

const startInUtc = (day: string) => timeOf(day) ?? NaN

/** 0 is Monday. */
export const weekdayOf = (day: string) => (new Date(startInUtc(day)).getUTCDay() + 6) % 7

/** The day so many days later, or earlier. */
export const dayAfter = (day: string, days: number) => isoOf(startInUtc(day) + days * DAY_MS).slice(0, 10)

/** Every day from the first to the last one. None when the last one is the earlier one. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((startInUtc(last) - startInUtc(first)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayAfter(first, index))
}
