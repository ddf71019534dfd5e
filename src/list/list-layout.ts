import { useMemo, useSyncExternalStore } from 'react'
import { list, object, text } from '#api/read.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { storedValue } from '#lib/storage.ts'
import { type Density, idOfColumn, type NamedColumn, titleOfColumn } from '#ui/table/columns.tsx'
import { densities, type ListName, listNames } from './parameters.ts'

/** Visible columns, their order and the row height of one list, stored on this device. */
export interface Layout {
  hidden: string[]
  /** Column ids from left to right. Unlisted columns come last. */
  order: string[]
  density: Density | undefined
}

const readIds = (value: unknown) => list(text)(value) ?? []

const readLayout = object<Layout>({
  hidden: readIds,
  order: readIds,
  density: (value) => densities.find((each) => each === value),
})

/** Reads stored layouts. Drops unknown entries, which another version of the console may have written. */
const readLayouts = object<Partial<Record<ListName, Layout>>>(
  Object.fromEntries(listNames.map((name) => [name, readLayout])) as Record<ListName, typeof readLayout>,
)

const stored = storedValue(storageKeys.listLayouts, readLayouts, {})

export const resetLayouts = stored.reset

/** The lists whose columns or row height were changed on this device. */
export function useChangedLists(): readonly ListName[] {
  const layouts = useSyncExternalStore(stored.subscribe, stored.get)
  return listNames.filter((name) => isChanged(layouts[name] ?? asSpecified))
}

const isChanged = ({ hidden, order, density }: Layout) => hidden.length > 0 || order.length > 0 || density !== undefined

export const asSpecified: Layout = { hidden: [], order: [], density: undefined }

/** The layout from the search parameters of an address. Without a known column it is the layout of the specification. */
export function layoutOf(colonnes: string, lignes: Density | undefined, columns: readonly string[]): Layout {
  const order = colonnes.split(',').filter((id) => columns.includes(id))
  return { order, hidden: order.length === 0 ? [] : columns.filter((id) => !order.includes(id)), density: lignes }
}

/** Orders the columns by a layout, each once: an address may name a column twice. */
export const inOrder = (columns: readonly string[], { order }: Layout) => [
  ...new Set([...order.filter((id) => columns.includes(id)), ...columns]),
]

/** Not the name of a column. An address with it shows the layout of the specification, whatever this device has stored. */
export const ALL_COLUMNS = 'toutes'

/** Layout in the link of a view. */
export interface LayoutSearch {
  colonnes?: string | undefined
  lignes?: Density | undefined
}

/** Search parameters of a layout. */
export function layoutSearch(columns: readonly string[], given: Layout): LayoutSearch {
  const visible = inOrder(columns, given).filter((id) => !given.hidden.includes(id))
  return { colonnes: isChanged(given) ? visible.join(',') : ALL_COLUMNS, lignes: given.density }
}

/** Layout of a list, for its table and for the dialogs of its columns and views. */
export type ListLayout = ReturnType<typeof useListLayout>

/** The layout of a list from its address, from this device or from the specification. */
export function useListLayout(
  name: ListName,
  given: readonly NamedColumn[],
  { colonnes, lignes, ...narrowed }: LayoutSearch,
) {
  const own = useSyncExternalStore(stored.subscribe, stored.get)[name] ?? asSpecified
  const columns = useMemo(
    () =>
      given
        .filter(({ meta }) => !meta?.actions)
        .map((column) => ({
          id: idOfColumn(column),
          title: titleOfColumn(column),
          isFixed: column.meta?.rowHeader === true,
        })),
    [given],
  )
  const ids = useMemo(() => columns.map(({ id }) => id), [columns])
  const layout = useMemo(
    () => (colonnes === undefined ? own : layoutOf(colonnes, lignes, ids)),
    [colonnes, lignes, own, ids],
  )
  const state = useMemo(() => {
    const hidden = columns.filter(({ id, isFixed }) => !isFixed && layout.hidden.includes(id))
    return {
      columnVisibility: Object.fromEntries(hidden.map(({ id }) => [id, false])),
      columnOrder: inOrder(ids, layout),
    }
  }, [columns, ids, layout])
  return {
    name,
    layout,
    /** Stores another layout on this device. @returns whether the browser has stored it */
    set: (next: Layout | undefined) => {
      const { [name]: _former, ...others } = stored.get()
      return stored.set(next === undefined ? others : { ...others, [name]: next })
    },
    /** Columns that a person may move. A fixed one is always visible. */
    columns,
    /** Hidden columns and their order, as a table takes them. The menu column stays last. */
    state,
    /** Search parameters of the list, with its layout. */
    search: { ...narrowed, ...layoutSearch(ids, layout) },
    /** True when the columns come from the address instead of this device. */
    isFromAddress: colonnes !== undefined,
  }
}
