/**
 * All dates of the console, in Tahiti time in every browser. The only file that imports date-fns.
 * A date without an offset is read as UTC.
 */
import { toDate } from 'date-fns-tz/toDate'
import { NONE } from './french.ts'

export const timeZone = 'Pacific/Tahiti'

/** Intl formats the dates: the formats of date-fns would add 12 kB to the first screen. */
const formatter = new Intl.DateTimeFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
})

/** Milliseconds since 1970, or undefined when the date is absent or cannot be read. */
export function timeOf(iso: string | null | undefined): number | undefined {
  const time = iso ? toDate(iso, { timeZone: 'UTC' }).getTime() : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** The reverse: an ISO date in UTC. */
export const isoOf = (time: number) => new Date(time).toISOString()

/** 14/03/2023 19:30, or « - » when the date is absent or cannot be read. */
export function formatDateTime(iso: string | null | undefined) {
  const time = timeOf(iso)
  return time === undefined ? NONE : formatter.format(time)
}
