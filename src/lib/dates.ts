/**
 * Every date the console shows, in the machines' own time whatever the browser's. The only file that knows date-fns.
 * A date without an offset is read as UTC, never as the browser's hour.
 */
import { formatInTimeZone, toDate } from 'date-fns-tz'

const timeZone = 'Pacific/Tahiti'
const missing = '-'

function format(iso: string | null | undefined, pattern: string) {
  if (!iso) return missing
  const date = toDate(iso, { timeZone: 'UTC' })
  return Number.isNaN(date.getTime()) ? missing : formatInTimeZone(date, timeZone, pattern)
}

/** 14/03/2023 19:30, or « - » when absent or unreadable. */
export const formatDateTime = (iso: string | null | undefined) => format(iso, 'dd/MM/yyyy HH:mm')

/** 14/03/2023 */
export const formatDate = (iso: string | null | undefined) => format(iso, 'dd/MM/yyyy')
