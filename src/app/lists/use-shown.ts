import { useEffect, useEffectEvent, useMemo } from 'react'
import type { Columns } from '#ui/table/columns.ts'
import type { Shown } from './arranged.ts'
import { idOfColumn } from './column-ids.ts'
import { inOrder, type ListWithLayout, useLayout } from './layouts.ts'
import type { ListSearch } from './list-search.ts'

/** The columns of a list as a person has arranged them. That of the row's menu keeps its place, and that of its name is always shown. */
export function useShown<Row extends object>(
  name: ListWithLayout,
  columns: Columns<Row>,
  search: ListSearch,
  onShown: (shown: Shown<Row>) => void,
) {
  const movable = useMemo(
    () => new Map(columns.filter(({ meta }) => !meta?.actions).map((column) => [idOfColumn(column), column])),
    [columns],
  )
  const ids = useMemo(() => [...movable.keys()], [movable])
  const { layout, set } = useLayout(name, ids, search)
  const fixed = useMemo(() => columns.filter(({ meta }) => meta?.rowHeader).map(idOfColumn), [columns])
  const shown = useMemo(() => {
    const visible = inOrder(ids, layout).filter((id) => fixed.includes(id) || !layout.hidden.includes(id))
    return {
      columns: [...visible.flatMap((id) => movable.get(id) ?? []), ...columns.filter(({ meta }) => meta?.actions)],
      density: layout.density,
    }
  }, [ids, layout, fixed, movable, columns])
  const { columns: shownColumns, density } = shown
  const tell = useEffectEvent((next: Shown<Row>) => onShown(next))
  // An effect, because the table stands outside of this component, whose code comes after it.
  useEffect(() => tell({ columns: shownColumns, density }), [shownColumns, density])
  const titles = useMemo(() => titlesOf(columns), [columns])
  return { layout, set, ids, fixed, titles }
}

const titlesOf = <Row extends object>(columns: Columns<Row>) =>
  new Map(columns.map((column) => [idOfColumn(column), typeof column.header === 'string' ? column.header : '']))
