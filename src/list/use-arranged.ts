import type { QueryKey } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { inBackground, type QuerySettings } from '#api/query-settings.ts'
import { type Growing, useWholeList } from '#api/whole-list.ts'
import { usePreference } from '#session/preferences.ts'
import { type Columns, idOfColumn } from '#ui/table/columns.tsx'
import type { GrowingList } from '#ui/table/GrowingTable.tsx'
import { filterFor, type ListName, sortRows } from './arrange.ts'
import { type ListSearch, sortOf } from './list-search.ts'

/** The rows of a page, when all of them are wanted. */
export const WHOLE_PAGE = 100

/** A collection that is read whole when it is filtered or sorted. */
export interface Whole<Row> {
  queryKey: QueryKey
  useRows: (settings: QuerySettings) => Growing<Row>
}

interface ListToArrange<Row extends object> {
  name: ListName
  /** The list as the screen reads it, page after page on request. */
  list: GrowingList<Row>
  read: { queryKey: QueryKey }
  whole: Whole<Row>
  columns: Columns<Row>
  search: ListSearch
}

const none: never[] = []
const unsorted = { column: undefined, direction: undefined }
const onePage = { read: 1, of: 1 }

/**
 * Filters and sorts a list. That holds for the whole collection, so the rest of it is read first, by the links of the server
 * and in large pages. A list that has all its rows asks for nothing.
 */
export function useArranged<Row extends object>({ name, list, read, whole, columns, search }: ListToArrange<Row>) {
  const sort = sortOf(search.tri)
  const isSorted = columns.some((column) => idOfColumn(column) === sort?.column && column.meta?.sortable)
  const isWhole = isSorted || search.recherche !== undefined
  const isWanted = isWhole && list.data !== undefined && list.hasNextPage
  const [repeats] = usePreference('autoRefresh')
  // oxlint-disable-next-line react/hooks -- a list gives the same hook for as long as it is on screen
  const growing = whole.useRows({ ...inBackground, staleTime: Infinity, enabled: isWanted })
  const rest = useWholeList(growing, whole.queryKey, repeats && isWanted)
  const isRead = isWanted && rest.items !== undefined
  const items = useSteps((isRead ? rest.items : list.data?.items) ?? none, !(isRead && rest.isReading))

  const { column, direction } = isSorted && sort ? sort : unsorted
  const sorted = useMemo(
    () => (column === undefined ? undefined : (some: readonly Row[]) => sortRows(name, some, { column, direction })),
    [name, column, direction],
  )
  return {
    /** The read that the rows are of. */
    read: isRead ? { queryKey: whole.queryKey } : read,
    /** The rows in their order, before they are filtered. */
    rows: useMemo(() => sorted?.(items) ?? items, [sorted, items]),
    accepts: useMemo(() => filterFor(name, search.recherche), [name, search.recherche]),
    /** Puts rows into the order of the list, where a person has chosen one. */
    sorted,
    /** The rows are those of the whole collection, as far as it is read: « Charger plus » makes no sense. */
    isWhole,
    /** Further rows are on their way. */
    isReading: isWanted && rest.isReading,
    /** How far the collection is read, for the line that says so. */
    reading: isWanted
      ? rest
      : { ...rest, pages: onePage, isReading: false, hasFailed: false, isCut: false, isComplete: true },
  }
}

/** While a long collection is read, its rows are arranged again when they have doubled, and not with every page. */
function useSteps<Row>(items: readonly Row[], isEnd: boolean) {
  const [step, setStep] = useState(items)
  const isDue = step !== items && (isEnd || items.length >= 2 * step.length || items.length < step.length)
  if (isDue) setStep(items)
  return isDue ? items : step
}
