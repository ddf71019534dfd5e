/** Validates search parameters without zod and dates.ts: the first call waits, and a zoned format takes 50 ms. */
import { cleanCode } from './invisible.ts'

/** The trimmed text, without invisible characters; '' for any other value. The router may have parsed digits as a number. */
export const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? cleanCode(String(value)) : ''

/** A whole number from 0 to 999,999,999; undefined for anything else. */
export const wholeNumberIn = (value: unknown) => (/^\d{1,9}$/.test(textIn(value)) ? Number(textIn(value)) : undefined)

/** A date that exists: neither « 2026-02-30 » nor a year that is still being typed. */
export function dayIn(value: unknown) {
  const text = textIn(value)
  const [, year = 0, month = 0, day = 0] = (/^((?:19|20)\d\d)-(0[1-9]|1[0-2])-(\d\d)$/.exec(text) ?? []).map(Number)
  // Day 0 of the next month is the last day of this one.
  // oxlint-disable-next-line structure/own-dates -- the first call would wait for dates.ts
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day >= 1 && day <= last ? text : undefined
}
