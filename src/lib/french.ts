/** What the texts of several copy.ts files share: the plural, signs, and what stands for no value. */

/** In French the plural begins with two: « 0 page », « 1 page », « 2 pages ». */
export const plural = (count: number) => (count > 1 ? 's' : '')

/** Stands for a value that the server did not give. */
export const NONE = '-'

export const NBSP = '\u00A0'

/** No line may begin with a colon. */
export const colon = '\u00A0:'

export const quoted = (text: string) => `«\u00A0${text}\u00A0»`
