/** French text helpers shared by the copy.ts files: plurals, signs and placeholders. */

/** In French the plural begins with two: « 0 page », « 1 page », « 2 pages ». */
export const plural = (count: number) => (count > 1 ? 's' : '')

/** Placeholder for a missing value. */
export const NONE = '-'

export const NBSP = '\u00A0'

/** No line may begin with a colon. */
export const colon = '\u00A0:'

export const quoted = (text: string) => `«\u00A0${text}\u00A0»`
