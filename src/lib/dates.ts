/**
 * Every date the console shows, in the machines' own time whatever the browser's. The only file that knows date-fns.
 * A date without an offset is read as UTC, never as the browser's hour.
 */
import { toDate } from 'date-fns-tz'

const timeZone = 'Pacific/Tahiti'
const missing = '-'

/** The platform formats: date-fns would bring its own months and patterns along, 12 kB of the first screen. */
const formatter = new Intl.DateTimeFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
})

/** Milliseconds since 1970; undefined when absent or unreadable. */
export function timeOf(iso: string | null | undefined): number | undefined {
  const time = iso ? toDate(iso, { timeZone: 'UTC' }).getTime() : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** 14/03/2023 19:30, or « - » when absent or unreadable. */
export function formatDateTime(iso: string | null | undefined) {
  const time = timeOf(iso)
  return time === undefined ? missing : formatter.format(time)
}
