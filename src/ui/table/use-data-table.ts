import { type ReactTable, type SortingState, type TableOptions, useTable } from '@tanstack/react-table'
import { compareNames } from '#lib/names.ts'
import { type Columns, type Features, features, type Value } from './columns.tsx'

export type DataTableOf<Row extends object> = ReactTable<Features<Row>, Row>

type Options<Row extends object> = Omit<TableOptions<Features<Row>, Row>, 'features' | 'columns' | 'data'> & {
  columns: Columns<Row>
  rows: readonly Row[]
}

/** The TanStack table of a list. `enableSorting` makes the title of every column with a value a button. */
export const useDataTable = <Row extends object>({ rows, ...options }: Options<Row>): DataTableOf<Row> =>
  useTable({ ...settings, features: features as Features<Row>, ...options, data: rows })

/** The parts of a row that sorting needs. */
interface Sortable {
  getValue: (id: string) => Value
  table: { atoms: { sorting: { get: () => SortingState } } }
}

const settings = {
  /** Id of a row. Defaults to its IRI, or to its position for rows without one. */
  getRowId: (row: object, place: number) => String('@id' in row ? row['@id'] : place),
  enableSorting: false,
  defaultColumn: {
    // `sortFn` places empty values, because the table would not take an empty text for one.
    sortUndefined: false as const,
    sortFn: (a: Sortable, b: Sortable, id: string) => {
      const isDescending = a.table.atoms.sorting.get()[0]?.desc === true
      const order = compareValues(a.getValue(id), b.getValue(id), isDescending)
      // The table reverses the result for a descending order.
      return isDescending ? -order : order
    },
  },
}

const isNone = (value: Value) => value === undefined || value === ''

/** Compares numbers by value, and texts in French order. Rows without a value come last in both directions. */
export function compareValues(a: Value, b: Value, isDescending: boolean) {
  if (a === undefined || b === undefined || isNone(a) || isNone(b)) return Number(isNone(a)) - Number(isNone(b))
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b))
  return isDescending ? -order : order
}

/** Sorting after a press on a column: ascending, descending, then the order of the rows. */
export function nextSorting([now]: SortingState, id: string): SortingState {
  if (now?.id !== id) return [{ id, desc: false }]
  return now.desc ? [] : [{ id, desc: true }]
}
