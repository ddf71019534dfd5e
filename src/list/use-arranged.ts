import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { inBackground } from '#api/query-settings.ts'
import { useWholeList } from '#api/whole-list.ts'
import { usePreference } from '#session/preferences.ts'
import { type Columns, idOfColumn } from '#ui/table/columns.tsx'
import type { GrowingList } from '#ui/table/GrowingTable.tsx'
import { filterFor, sortRows } from './arrange.ts'
import type { Arranged, ListName, Whole } from './arranged.ts'
import { type ListSearch, sortOf } from './list-search.ts'

export interface ArrangedList<Row extends object> {
  name: ListName
  /** The list as the screen reads it, page after page on request. */
  list: GrowingList<Row>
  read: Arranged<Row>['read']
  whole: Whole<Row>
  columns: Columns<Row>
  search: ListSearch
  onArranged: (arranged: Arranged<Row>) => void
}

const none: never[] = []
const unsorted = { column: undefined, direction: undefined }
const onePage = { read: 1, of: 1 }

/**
 * Filters and sorts a list. That holds for the whole collection, so the rest of it is read first, by the links of the server
 * and in large pages. A list that has all its rows asks for nothing.
 */
export function useArranged<Row extends object>(given: ArrangedList<Row>) {
  const { name, list, read, whole, columns, search, onArranged } = given
  const sort = sortOf(search.tri)
  const isSorted = columns.some((column) => idOfColumn(column) === sort?.column && column.meta?.sortable)
  const needsAll = isSorted || search.recherche !== undefined
  const isWanted = needsAll && list.data !== undefined && list.hasNextPage
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
  const rows = useMemo(() => sorted?.(items) ?? items, [sorted, items])
  const accepts = useMemo(() => filterFor(name, search.recherche), [name, search.recherche])
  const isReading = isWanted && rest.isReading
  const tell = useEffectEvent((next: Omit<Arranged<Row>, 'read'>) =>
    onArranged({ ...next, read: isRead ? { queryKey: whole.queryKey } : read }),
  )
  // An effect, because the table is outside of this component, whose code loads after it.
  useEffect(
    () => tell({ rows, accepts, sorted, isWhole: needsAll, isReading }),
    [rows, accepts, sorted, needsAll, isReading],
  )

  const reading = isWanted
    ? rest
    : { ...rest, pages: onePage, isReading: false, hasFailed: false, isCut: false, isComplete: true }
  return { needsAll, reading, rows, accepts }
}

/** While a long collection is read, its rows are arranged again when they have doubled, and not with every page. */
function useSteps<Row>(items: readonly Row[], isEnd: boolean) {
  const [step, setStep] = useState(items)
  const isDue = step !== items && (isEnd || items.length >= 2 * step.length || items.length < step.length)
  if (isDue) setStep(items)
  return isDue ? items : step
}
