/** Validates search parameters, which may hold anything. Without zod, because the first script needs them. */
import { isoOf, timeOf } from './dates.ts'

/** The trimmed text; '' for any other value. The router may have parsed digits as a number. */
export const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** A whole number from 0 to 999,999,999; undefined for anything else. */
export const wholeNumberIn = (value: unknown) => (/^\d{1,9}$/.test(textIn(value)) ? Number(textIn(value)) : undefined)

/** A date that exists: neither « 2026-02-30 » nor a year that is still being typed. */
export function dayIn(value: unknown) {
  const text = textIn(value)
  const time = /^(19|20)\d\d-\d\d-\d\d$/.test(text) ? timeOf(text) : undefined
  return time !== undefined && isoOf(time).startsWith(text) ? text : undefined
}
