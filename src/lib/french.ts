/** French text helpers shared by the copy.ts files: plurals, signs and placeholders. */

/** Plural ending. In French the plural starts at two: « 0 page », « 1 page », « 2 pages ». */
export const plural = (count: number) => (count > 1 ? 's' : '')

/** Placeholder for a missing value. */
export const NONE = '-'

export const NBSP = '\u00A0'

/** A wait in seconds, or in minutes from two on. */
export const waitOf = (seconds: number) =>
  seconds < 120 ? `${seconds}${NBSP}s` : `${Math.ceil(seconds / 60)}${NBSP}min`

/** A colon that never starts a line. */
export const colon = '\u00A0:'

export const quoted = (text: string) => `«\u00A0${text}\u00A0»`

/** A code of any length, cut for a sentence. */
export const shortened = (code: string, most = 40) => (code.length > most ? `${code.slice(0, most)}…` : code)

/** `de Moorea`, `d'Arue`. « h » and « y » keep « de », because only a dictionary knows which of them elide. */
export const ofName = (name: string) => `${/^[aeiou\u0153\u00E6]/i.test(name.normalize('NFD')) ? "d'" : 'de '}${name}`
