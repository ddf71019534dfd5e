import { useMemo, useSyncExternalStore } from 'react'
import { isObject, list, text } from '#api/read.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { storedValue } from '#lib/stored-value.ts'
import { type Columns, type Density, idOfColumn } from '#ui/table/columns.tsx'
import { type ListSearch, readSearch } from './list-search.ts'

/** Which columns of a list are shown in which order, and how high its rows are: kept on this device. */

export const densities = ['serrees', 'aerees'] as const

export const listNames = ['companies', 'lockers', 'users', 'bookings', 'orders'] as const
export type ListWithLayout = (typeof listNames)[number]

/** The columns and rows of one list, as this device keeps them. */
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

/** Drops unknown entries: another version of the console may have written them. */
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

/** The lists whose columns or rows were changed on this device. */
export function useChangedLists(): readonly ListWithLayout[] {
  const layouts = useSyncExternalStore(stored.subscribe, stored.get)
  return listNames.filter((name) => isChanged(layouts[name] ?? asSpecified))
}

const isChanged = ({ hidden, order, density }: Layout) => hidden.length > 0 || order.length > 0 || density !== undefined

export const asSpecified: Layout = { hidden: [], order: [], density: undefined }

/** The layout of the link that was opened, or the one of this device. */
export function useLayout(name: ListWithLayout, columns: readonly string[], { colonnes, lignes }: ListSearch) {
  const own = useSyncExternalStore(stored.subscribe, stored.get)[name] ?? asSpecified
  /** @returns whether the browser has kept it */
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

/** The layout that an address names. An address without any known column names none. */
export function layoutOf(colonnes: string, lignes: ListSearch['lignes'], columns: readonly string[]): Layout {
  const order = colonnes.split(',').filter((id) => columns.includes(id))
  return { order, hidden: order.length === 0 ? [] : columns.filter((id) => !order.includes(id)), density: lignes }
}

/** The columns that a person may hide and move, in their order. An address may name one twice. */
export const inOrder = (columns: readonly string[], { order }: Layout) => [
  ...new Set([...order.filter((id) => columns.includes(id)), ...columns]),
]

/** No column has this name, so an address with it names the layout of the specification (`layoutOf`), whatever a device has. */
export const ALL_COLUMNS = 'toutes'

/** The address of a layout. */
export function layoutSearch(columns: readonly string[], given: Layout): Pick<ListSearch, 'colonnes' | 'lignes'> {
  const visible = inOrder(columns, given).filter((id) => !given.hidden.includes(id))
  return { colonnes: isChanged(given) ? visible.join(',') : ALL_COLUMNS, lignes: given.density }
}

/** A list with the columns of its specification, and its state in the address. */
interface ListOf<Row extends object> {
  name: ListWithLayout
  columns: Columns<Row>
  /** The state of the list in its address, with all that narrows it. `colonnes` and `lignes` are judged here. */
  search: { colonnes?: string | undefined; lignes?: string | undefined }
}

/** How a list is shown, and what the dialogs of its columns and views need to change that. */
export interface ListLayout<Row extends object> {
  name: ListWithLayout
  /** The visible columns in their order. */
  columns: Columns<Row>
  density: Density | undefined
  layout: Layout
  /** Stores another layout on this device. @returns whether the browser has kept it */
  set: (next: Layout | undefined) => boolean
  /** The columns that a person may move, and those of them that are always shown. */
  ids: readonly string[]
  fixed: readonly string[]
  titles: ReadonlyMap<string, string>
  /** The state of the list with its layout, as search parameters. */
  search: object
  /** The columns come from the address, and not from this device. */
  isFromAddress: boolean
}

/** The layout of a list: that of its address, of this device, or of the specification. The menu of a row stays last. */
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
