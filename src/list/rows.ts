/** Filters, sorts and exports rows by the columns of their list. */
import type { SortingState } from '@tanstack/react-table'
import type { CsvColumn } from '#lib/csv.ts'
import { plainText } from '#ui/plain-text.ts'
import { type Columns, idOfColumn, titleOfColumn, valueIn } from '#ui/table/columns.tsx'
import { compareValues } from '#ui/table/use-data-table.ts'

/** Searchable text of each row, by its columns. */
const texts = new WeakMap<object, WeakMap<object, string>>()

function textOf<Row extends object>(columns: Columns<Row>, row: Row) {
  const known = texts.get(columns) ?? new WeakMap<object, string>()
  texts.set(columns, known)
  const text =
    known.get(row) ??
    plainText(
      columns
        .flatMap((column) => (column.meta?.filterText ? column.meta.filterText(row) : valueIn(column, row)))
        .filter(Boolean)
        .join(' '),
    )
  known.set(row, text)
  return text
}

/** @returns a predicate: whether a row contains every typed word, ignoring accents and case. Undefined without a filter. */
export function filterFor<Row extends object>(columns: Columns<Row>, typed: string | undefined) {
  if (typed === undefined) return undefined
  const typedWords = plainText(typed).split(/\s+/).filter(Boolean)
  return (row: Row) => typedWords.every((word) => textOf(columns, row).includes(word))
}

/** Sorts rows that are not in a table, such as those of a file. */
export function sortRows<Row extends object>(columns: Columns<Row>, rows: readonly Row[], sorting: SortingState) {
  const [sort] = sorting
  const column = columns.find((each) => idOfColumn(each) === sort?.id)
  if (sort === undefined || column === undefined) return rows
  // Computes each value once instead of at each comparison.
  return rows
    .map((row) => ({ row, value: valueIn(column, row) }))
    .toSorted((a, b) => compareValues(a.value, b.value, sort.desc))
    .map(({ row }) => row)
}

/** Columns of the file of a list. Neither hiding nor moving columns on screen changes it. */
export const csvColumnsOf = <Row extends object>(columns: Columns<Row>): CsvColumn<Row>[] =>
  columns
    .filter(({ meta }) => !meta?.actions)
    .map((column) => ({
      header: titleOfColumn(column),
      cell: column.meta?.exportValue ?? ((row) => valueIn(column, row)),
    }))
