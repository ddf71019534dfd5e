/** The fields of a form by name, and the changes of two people to one record, field by field. */
import { get } from 'react-hook-form'

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Dotted names of the fields. A list, such as the products, is one field. */
export function fieldNames(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    isGroup(value) ? fieldNames(value, `${prefix}${key}.`) : `${prefix}${key}`,
  )
}

/** Typed values with their labels and texts, to show them outside the form. */
export interface Typed {
  values: object
  /** Labels of the fields on the page. */
  labels: ReadonlyMap<string, string>
  toText: ((name: string, value: unknown) => string | undefined) | undefined
}

/** Labels of the fields of a form, as shown on the page. The messages of a list are at its `root`. */
export const labelsIn = (form: Element | null): Typed['labels'] =>
  new Map(
    [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(({ dataset }) => [
      (dataset['field'] ?? '').replace(/\.root$/, ''),
      dataset['label'] ?? '',
    ]),
  )

/** Whether two values are equal, ignoring outer blanks. A number equals its text, and a missing value equals an empty one. */
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

/**
 * Compares the initial values of a form with its current ones and those of the server. A value that the server no longer sends was
 * emptied, or is hidden from this role. It is a conflict if it was changed here, and is never taken over.
 * @returns `conflicts`, the fields changed here and on the server to different values, and `taken`, those changed on the server only
 */
export function differencesOf({ before, mine, theirs }: Record<'before' | 'mine' | 'theirs', object>) {
  const found: Record<'conflicts' | 'taken', string[]> = { conflicts: [], taken: [] }
  for (const name of fieldNames(before)) {
    const [was, here, there]: unknown[] = [before, mine, theirs].map((values) => get(values, name))
    // A field changed to the same value on both sides is sent anyway, which is harmless.
    if (isSame(was, there) || isSame(here, there)) continue
    if (!isSame(was, here)) found.conflicts.push(name)
    else if (!isSame(there, '')) found.taken.push(name)
  }
  return found
}
