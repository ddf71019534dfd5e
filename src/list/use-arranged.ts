import type { QueryKey } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { inBackground, type QuerySettings } from '#api/query-settings.ts'
import { type Growing, useWholeList } from '#api/whole-list.ts'
import { usePreference } from '#session/preferences.ts'
import { type Columns, idOfColumn } from '#ui/table/columns.tsx'
import type { GrowingList } from '#ui/table/GrowingTable.tsx'
import { filterFor, type ListName, sortRows } from './arrange.ts'
import { type ListSearch, sortOf } from './list-search.ts'

/** Page size for reading a whole collection. */
export const WHOLE_PAGE = 100

/** The whole collection of a list, read when the list is filtered or sorted. */
export interface Whole<Row> {
  queryKey: QueryKey
  useRows: (settings: QuerySettings) => Growing<Row>
}

interface ListToArrange<Row extends object> {
  name: ListName
  /** The list of the screen, which « Charger plus » reads page by page. */
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
 * Filters and sorts a list. A filter or a sorting applies to the whole collection, so its remaining pages are read first, by
 * the links of the server and in large pages. A list with all its rows sends no call.
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
    /** The read that gives the rows. */
    read: isRead ? { queryKey: whole.queryKey } : read,
    /** Sorted rows, before they are filtered. */
    rows: useMemo(() => sorted?.(items) ?? items, [sorted, items]),
    accepts: useMemo(() => filterFor(name, search.recherche), [name, search.recherche]),
    /** Sorts rows like the list; undefined when it is not sorted. */
    sorted,
    /** The whole collection is read, so « Charger plus » is not shown. */
    isWhole,
    /** Further pages are being fetched. */
    isReading: isWanted && rest.isReading,
    /** Progress of reading the collection. */
    reading: isWanted
      ? rest
      : { ...rest, pages: onePage, isReading: false, hasFailed: false, isCut: false, isComplete: true },
  }
}

/** Throttles the sorting of a long collection while it is read: rows are passed on when they have doubled, not with every page. */
function useSteps<Row>(items: readonly Row[], isEnd: boolean) {
  const [step, setStep] = useState(items)
  const isDue = step !== items && (isEnd || items.length >= 2 * step.length || items.length < step.length)
  if (isDue) setStep(items)
  return isDue ? items : step
}
