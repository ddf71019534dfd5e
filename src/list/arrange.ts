import { compareNames } from '#lib/collation.ts'
import { plainText } from '#ui/plain-text.ts'
import type { Sort } from '#ui/table/DataTable.tsx'
import type { ListName } from './arranged.ts'
import { kindOf, type Value } from './kinds.ts'

/** Filters and sorts the rows of a list. */

const plain = new WeakMap<object, string>()

function plainOf(name: ListName, row: object) {
  const known = plain.get(row)
  if (known !== undefined) return known
  const text = plainText(kindOf(name).texts(row).filter(Boolean).join(' '))
  plain.set(row, text)
  return text
}

/** Whether the row shows every typed word. Accents and case do not count. */
export function filterFor(name: ListName, typed: string | undefined) {
  const words = plainText(typed ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return (row: object) => {
    const text = words.length > 0 ? plainOf(name, row) : ''
    return words.every((word) => text.includes(word))
  }
}

function valueOf(name: ListName, row: object, column: string): Value {
  const own = kindOf(name).values[column]
  if (own) return own(row)
  const value: unknown = column in row ? row[column as keyof typeof row] : undefined
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** Numbers as numbers, texts as in French. */
const compareValues = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b))

/** Sorts by the text of the column. Rows without a value come last in both directions. */
export function sortRows<Row extends object>(
  name: ListName,
  rows: readonly Row[],
  { column, direction }: Sort,
): readonly Row[] {
  const sign = direction === 'asc' ? 1 : -1
  // Each value is asked for once, and not with each comparison.
  return rows
    .map((row) => ({ row, value: valueOf(name, row, column) }))
    .toSorted(({ value: a }, { value: b }) =>
      a === undefined || b === undefined
        ? Number(a === undefined) - Number(b === undefined)
        : sign * compareValues(a, b),
    )
    .map(({ row }) => row)
}
