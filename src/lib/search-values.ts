/** Validates search parameters, which may hold anything. Without zod, because the first script needs them. */

/** The trimmed text; '' for any other value. The router may have parsed digits as a number. */
export const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** A whole number from 0 to 999,999,999; undefined for anything else. */
export const wholeNumberIn = (value: unknown) => (/^\d{1,9}$/.test(textIn(value)) ? Number(textIn(value)) : undefined)
