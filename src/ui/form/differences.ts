/** Field-by-field differences between two people's changes to one record. */
import { get } from 'react-hook-form'

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The dotted names of the fields. A list, such as the products, is one field. */
export function fieldNames(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    isGroup(value) ? fieldNames(value, `${prefix}${key}.`) : `${prefix}${key}`,
  )
}

/** Blanks around a text do not count, and a number equals the text of it. What is not there equals what is empty. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) || Array.isArray(b)) {
    const [one, other] = [linesOf(a), linesOf(b)]
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  }
  if (isGroup(a) || isGroup(b))
    return [...new Set([...keysOf(a), ...keysOf(b)])].every((key) => isSame(get(a, key), get(b, key)))
  return textOf(a) === textOf(b)
}

const linesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const keysOf = (value: unknown) => (isGroup(value) ? Object.keys(value) : [])

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : ''

interface Three {
  /** Initial values of the form. */
  before: object
  /** Current values of the form. */
  mine: object
  /** Current values on the server. */
  theirs: object
}

export interface Differences {
  /** Changed here and there, to different values. */
  conflicts: string[]
  /** Changed there alone. */
  taken: string[]
}

/**
 * Compares the fields. A value that the server no longer sends was emptied, or is hidden from this role: it is a conflict
 * where somebody changes it here, and it is not taken over.
 */
export function differencesOf({ before, mine, theirs }: Three): Differences {
  const found: Differences = { conflicts: [], taken: [] }
  for (const name of fieldNames(before)) {
    const [was, here, there]: unknown[] = [before, mine, theirs].map((values) => get(values, name))
    // A field that both changed to the same value is sent anyway, which is harmless.
    if (isSame(was, there) || isSame(here, there)) continue
    if (!isSame(was, here)) found.conflicts.push(name)
    else if (!isSame(there, '')) found.taken.push(name)
  }
  return found
}
