import type { QueryKey } from '@tanstack/react-query'
import type { QuerySettings } from '#api/query-settings.ts'
import type { Growing } from '#api/whole-list.ts'
import type { Columns, Density } from '#ui/table/columns.tsx'

/** The rows of a page, when all of them are wanted. */
export const WHOLE_PAGE = 100

/** The lists that can be filtered and sorted. */
export type ListName = 'companies' | 'lockers' | 'users'

/** How a list is shown: its visible columns in their order, and the height of its rows. */
export interface Shown<Row extends object> {
  columns: Columns<Row>
  density: Density | undefined
}

/** A collection that is read whole when it is filtered or sorted. */
export interface Whole<Row> {
  queryKey: QueryKey
  useRows: (settings: QuerySettings) => Growing<Row>
}

/** Rows of a list after filter and sort (ListTools.tsx). */
export interface Arranged<Row extends object> {
  /** The read that the rows are of. */
  read: { queryKey: QueryKey }
  /** The rows in their order, before they are filtered. */
  rows: readonly Row[]
  accepts: (row: Row) => boolean
  /** Puts rows into the order of the list, where a person has chosen one. */
  sorted: ((rows: readonly Row[]) => readonly Row[]) | undefined
  /** The rows are those of the whole collection, as far as it is read: « Charger plus » makes no sense. */
  isWhole: boolean
  /** Further rows are on their way. */
  isReading: boolean
}
