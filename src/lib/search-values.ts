/** Values of an address, which may hold anything. Without zod, because the table of addresses is in the first chunk. */

/** The text without blanks at its ends, '' for a value that is none. The router may have read digits as a number. */
export const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** The whole number from 0 to 999,999,999, undefined for anything else. */
export const wholeNumberIn = (value: unknown) => (/^\d{1,9}$/.test(textIn(value)) ? Number(textIn(value)) : undefined)
