import type { QueryKey } from '@tanstack/react-query'
import type { SortingState, Updater } from '@tanstack/react-table'
import { useEffect, useMemo } from 'react'
import { useRefreshedRows } from '#refresh/refreshed-rows.ts'
import { releaseWithSession } from '#session/tab.ts'
import type { Columns, NamedColumn } from '#ui/table/columns.tsx'
import { useRowKeys } from '#ui/table/row-keys.ts'
import { useDataTable } from '#ui/table/use-data-table.ts'
import { type LayoutSearch, useListLayout } from './list-layout.ts'
import type { ListName } from './parameters.ts'

/** The rows of a list in their order, and how to read those before and after them. */
export interface ListRows {
  rows: readonly { '@id': string }[]
  before?: (() => Promise<ListRows>) | undefined
  after?: (() => Promise<ListRows>) | undefined
}

/** The rows last shown by each list, for « Précédente » and « Suivante » on the page of a record. In memory until the session ends. */
const lastShown = new Map<ListName, ListRows>()
releaseWithSession(() => lastShown.clear())

export const shownRows = (list: ListName) => lastShown.get(list)
export const setShownRows = (list: ListName, rows: ListRows) => void lastShown.set(list, rows)

interface Options<Row extends { '@id': string }> {
  /** Name of the list for its layout and its views. */
  name: ListName
  columns: Columns<Row>
  /** Columns of the tables inside the rows. The layout then arranges these instead. */
  innerColumns?: readonly NamedColumn[]
  rows: readonly Row[]
  /** The read that gives the rows. */
  read: { queryKey: QueryKey }
  /** Search parameters of the address. */
  search: LayoutSearch & { recherche?: string | undefined; tri?: string | undefined; filtre?: string | undefined }
  /** Whether a row passes the filter. */
  accepts: ((row: Row) => boolean) | undefined
  sorting?: SortingState
  /** Changes the sorting in the address. Without it no column sorts. */
  onSort?: (update: Updater<SortingState>) => void
  /** Reads the rows before and after these, for the pages of their records. */
  ends?: Omit<ListRows, 'rows'>
  /** Selects or deselects a row, where the list can. */
  onToggle?: ((row: Row) => unknown) | undefined
}

const unsorted: SortingState = []

/** The table of a list by its address and settings. Rows on screen keep their places while newer ones are pending. */
export function useList<Row extends { '@id': string }>(options: Options<Row>) {
  const { name, columns, innerColumns, read, search, accepts, sorting = unsorted, onSort, ends, onToggle } = options
  const layout = useListLayout(name, innerColumns ?? columns, search)
  const { colonnes: _columns, lignes: _density, ...narrowed } = search
  const refreshed = useRefreshedRows(read.queryKey, options.rows, narrowed)
  const accepted = useMemo(() => (accepts ? refreshed.rows.filter(accepts) : refreshed.rows), [accepts, refreshed.rows])
  const table = useDataTable({
    columns,
    rows: accepted,
    enableSorting: onSort !== undefined,
    manualSorting: refreshed.pending?.rows !== undefined,
    state: { sorting, ...(innerColumns === undefined && layout.state) },
    onSortingChange: (update) => onSort?.(update),
  })
  const shown = table.getRowModel().rows
  const rows = useMemo(() => shown.map(({ original }) => original), [shown])
  useRowKeys(onToggle && ((index) => rows[index] && onToggle(rows[index])))
  // An effect, because a list that was rendered but never shown must not replace the one on screen.
  useEffect(() => setShownRows(name, { rows, ...ends }))
  return {
    /** For `TableView`. */
    view: { table, density: layout.layout.density, marks: refreshed.marks },
    /** The rows of the table, and the number of rows before the filter. */
    rows,
    readCount: refreshed.rows.length,
    isFiltered: accepts !== undefined,
    layout,
    /** For the bar of the refresh. */
    refreshed: { ...refreshed, rows },
  }
}
