import { useMemo } from 'react'
import { type Columns, idOfColumn } from '#ui/table/columns.tsx'
import { inOrder, layoutSearch, type ListWithLayout, useLayout } from './layouts.ts'
import { readSearch } from './list-search.ts'

/** The address of a list, as its route has read it. Its columns are judged here. */
export interface LayoutSearch {
  colonnes?: string | undefined
  lignes?: string | undefined
}

export interface SettingsOf<Row extends object> {
  name: ListWithLayout
  columns: Columns<Row>
  /** The state of the list in its address, with all that narrows it. */
  search: LayoutSearch
}

/** The columns of a list as a person has arranged them. That of the row's menu keeps its place, and that of its name is always shown. */
export function useListSettings<Row extends object>({ name, columns, search }: SettingsOf<Row>) {
  const movable = useMemo(
    () => new Map(columns.filter(({ meta }) => !meta?.actions).map((column) => [idOfColumn(column), column])),
    [columns],
  )
  const ids = useMemo(() => [...movable.keys()], [movable])
  const { colonnes: given, lignes: rows, ...narrowed } = search
  const { layout, set } = useLayout(name, ids, readSearch({ colonnes: given, lignes: rows }))
  const fixed = useMemo(() => columns.filter(({ meta }) => meta?.rowHeader).map(idOfColumn), [columns])
  const shown = useMemo(() => {
    const visible = inOrder(ids, layout).filter((id) => fixed.includes(id) || !layout.hidden.includes(id))
    return {
      columns: [...visible.flatMap((id) => movable.get(id) ?? []), ...columns.filter(({ meta }) => meta?.actions)],
      density: layout.density,
    }
  }, [ids, layout, fixed, movable, columns])
  const titles = useMemo(() => titlesOf(columns), [columns])
  /** Current state of the list, as search parameters. */
  const now = { ...narrowed, ...layoutSearch(ids, layout) }
  return { layout, set, ids, fixed, titles, shown, now }
}

const titlesOf = <Row extends object>(columns: Columns<Row>) =>
  new Map(columns.map((column) => [idOfColumn(column), typeof column.header === 'string' ? column.header : '']))
