import { useMemo, useSyncExternalStore } from 'react'
import { isObject, list, text } from '#api/read.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { storedValue } from '#lib/stored-value.ts'
import { type Columns, type Density, idOfColumn } from '#ui/table/columns.tsx'
import { type ListSearch, readSearch } from './list-search.ts'

export const densities = ['serrees', 'aerees'] as const

export const listNames = ['companies', 'lockers', 'users', 'bookings', 'orders'] as const
export type ListWithLayout = (typeof listNames)[number]

/** Visible columns, their order and the row height of one list, stored on this device. */
export interface Layout {
  hidden: string[]
  /** Column ids from left to right. Unlisted columns come last. */
  order: string[]
  density: Density | undefined
}

const readIds = (value: unknown) => list(text)(value) ?? []

const readLayout = (value: unknown): Layout | undefined =>
  isObject(value)
    ? {
        hidden: readIds(value['hidden']),
        order: readIds(value['order']),
        density: densities.find((each) => each === value['density']),
      }
    : undefined

/** Reads stored layouts. Drops unknown entries, which another version of the console may have written. */
function readLayouts(value: unknown): Partial<Record<ListWithLayout, Layout>> | undefined {
  if (!isObject(value)) return undefined
  return Object.fromEntries(
    listNames.flatMap((name) => {
      const layout = readLayout(value[name])
      return layout ? [[name, layout]] : []
    }),
  )
}

const stored = storedValue(storageKeys.listLayouts, readLayouts, {})

export const resetLayouts = stored.reset

/** The lists whose columns or row height were changed on this device. */
export function useChangedLists(): readonly ListWithLayout[] {
  const layouts = useSyncExternalStore(stored.subscribe, stored.get)
  return listNames.filter((name) => isChanged(layouts[name] ?? asSpecified))
}

const isChanged = ({ hidden, order, density }: Layout) => hidden.length > 0 || order.length > 0 || density !== undefined

export const asSpecified: Layout = { hidden: [], order: [], density: undefined }

/** The layout from the address, otherwise the one stored on this device. */
export function useLayout(name: ListWithLayout, columns: readonly string[], { colonnes, lignes }: ListSearch) {
  const own = useSyncExternalStore(stored.subscribe, stored.get)[name] ?? asSpecified
  /** Stores a layout. @returns whether the browser has stored it */
  const set = (next: Layout | undefined) => {
    const { [name]: _former, ...others } = stored.get()
    return stored.set(next === undefined ? others : { ...others, [name]: next })
  }
  const layout = useMemo(
    () => (colonnes === undefined ? own : layoutOf(colonnes, lignes, columns)),
    [colonnes, lignes, own, columns],
  )
  return { layout, set }
}

/** The layout from the search parameters of an address. Without a known column it is the layout of the specification. */
export function layoutOf(colonnes: string, lignes: ListSearch['lignes'], columns: readonly string[]): Layout {
  const order = colonnes.split(',').filter((id) => columns.includes(id))
  return { order, hidden: order.length === 0 ? [] : columns.filter((id) => !order.includes(id)), density: lignes }
}

/** Orders the columns by a layout, each once: an address may name a column twice. */
export const inOrder = (columns: readonly string[], { order }: Layout) => [
  ...new Set([...order.filter((id) => columns.includes(id)), ...columns]),
]

/** Not the name of a column. An address with it shows the layout of the specification, whatever this device has stored. */
export const ALL_COLUMNS = 'toutes'

/** Search parameters of a layout. */
export function layoutSearch(columns: readonly string[], given: Layout): Pick<ListSearch, 'colonnes' | 'lignes'> {
  const visible = inOrder(columns, given).filter((id) => !given.hidden.includes(id))
  return { colonnes: isChanged(given) ? visible.join(',') : ALL_COLUMNS, lignes: given.density }
}

/** A list with the columns of the specification, and its state in the address. */
interface ListOf<Row extends object> {
  name: ListWithLayout
  columns: Columns<Row>
  /** Search parameters of the list, filters included. `colonnes` and `lignes` are validated here. */
  search: { colonnes?: string | undefined; lignes?: string | undefined }
}

/** Layout of a list, with the data for the dialogs of its columns and views. */
export interface ListLayout<Row extends object> {
  name: ListWithLayout
  /** Visible columns in order. */
  columns: Columns<Row>
  density: Density | undefined
  layout: Layout
  /** Stores another layout on this device. @returns whether the browser has stored it */
  set: (next: Layout | undefined) => boolean
  /** Columns that a person may move. */
  ids: readonly string[]
  /** Columns that are always visible. */
  fixed: readonly string[]
  titles: ReadonlyMap<string, string>
  /** Search parameters of the list, with its layout. */
  search: object
  /** True when the columns come from the address instead of this device. */
  isFromAddress: boolean
}

/** The layout of a list from its address, from this device or from the specification. The menu column stays last. */
export function useListLayout<Row extends object>({ name, columns, search }: ListOf<Row>): ListLayout<Row> {
  const movable = useMemo(
    () => new Map(columns.filter(({ meta }) => !meta?.actions).map((column) => [idOfColumn(column), column])),
    [columns],
  )
  const ids = useMemo(() => [...movable.keys()], [movable])
  const { colonnes, lignes, ...narrowed } = search
  const { layout, set } = useLayout(name, ids, readSearch({ colonnes, lignes }))
  const fixed = useMemo(() => columns.filter(({ meta }) => meta?.rowHeader).map(idOfColumn), [columns])
  const visible = useMemo(() => {
    const shown = inOrder(ids, layout).filter((id) => fixed.includes(id) || !layout.hidden.includes(id))
    return [...shown.flatMap((id) => movable.get(id) ?? []), ...columns.filter(({ meta }) => meta?.actions)]
  }, [ids, layout, fixed, movable, columns])
  const titles = useMemo(() => titlesOf(columns), [columns])
  return {
    name,
    columns: visible,
    density: layout.density,
    layout,
    set,
    ids,
    fixed,
    titles,
    search: { ...narrowed, ...layoutSearch(ids, layout) },
    isFromAddress: colonnes !== undefined,
  }
}

const titlesOf = <Row extends object>(columns: Columns<Row>) =>
  new Map(columns.map((column) => [idOfColumn(column), typeof column.header === 'string' ? column.header : '']))
