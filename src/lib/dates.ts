/**
 * Dates in Tahiti time, whatever the time zone of the browser. Only this file imports date-fns.
 * A date without an offset is read as UTC. A day is a text: `2026-11-22`.
 */
import { toDate } from 'date-fns-tz/toDate'
import { NONE } from './french.ts'

const timeZone = 'Pacific/Tahiti'

const DAY_MS = 86_400_000

/** Intl formats the dates, because the formats of date-fns would add 12 kB to the first screen. */
const dateAndTime = new Intl.DateTimeFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
})

// Made on first use, because making one takes a millisecond or more, and no list shows them.
let longDate: Intl.DateTimeFormat | undefined
let dayAndHour: Intl.DateTimeFormat | undefined

/**
 * A complete date that `Date` reads like `toDate`, 30 times faster: figures read the histories of thousands of deliveries. The
 * last days of a month are left to `toDate`, because browsers read 30 February differently.
 */
const PLAIN =
  /^\d{4}-(0[1-9]|1[0-2])-([01][1-9]|10|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{3})?(Z|[+-](0\d|1[0-2]):00)$/

/** Milliseconds since 1970, or undefined when the date is absent or cannot be read. */
export function timeOf(iso: string | null | undefined): number | undefined {
  if (iso && PLAIN.test(iso)) return new Date(iso).getTime()
  const time = iso ? toDate(iso, { timeZone: 'UTC' }).getTime() : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** Milliseconds since 1970 as an ISO date in UTC. */
export const isoOf = (time: number) => new Date(time).toISOString()

/** 14/03/2023 19:30, or « - » when the date is absent or cannot be read. */
export function formatDateTime(iso: string | null | undefined) {
  const time = timeOf(iso)
  return time === undefined ? NONE : dateAndTime.format(time)
}

/** 19:30, cut from the formatted date: a second format of Intl would be built on the first screen. */
export const formatTime = (time: number) => formatDateTime(isoOf(time)).slice(-'19:30'.length)

/** « jeudi 12 mars 2026 » */
export function formatLongDate(time: number) {
  longDate ??= new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone })
  return longDate.format(time)
}

/** The day and the hour of a moment, for grouping. */
export function tahitiOf(time: number): { day: string; hour: number } {
  dayAndHour ??= new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const part = Object.fromEntries(dayAndHour.formatToParts(time).map(({ type, value }) => [type, value]))
  return { day: `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}`, hour: Number(part['hour']) }
}

const startInUtc = (day: string) => timeOf(day) ?? NaN

/** The first moment of a day in Tahiti. */
export const startOfDay = (day: string) => toDate(day, { timeZone }).getTime()

/** 22/11/2026 */
export const formatDay = (day: string) => day.split('-').toReversed().join('/')

/** Day of the week. 0 is Monday. */
export const weekdayOf = (day: string) => (new Date(startInUtc(day)).getUTCDay() + 6) % 7

/** Moves a day by this number of days, which may be negative. */
export const dayAfter = (day: string, days: number) => isoOf(startInUtc(day) + days * DAY_MS).slice(0, 10)

/** Every day from the first to the last one, both included. Empty when `last` is before `first`. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((startInUtc(last) - startInUtc(first)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayAfter(first, index))
}
