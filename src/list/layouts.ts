/** Which columns of a list are shown in which order, and how high its rows are: kept on this device. */
import { useMemo, useSyncExternalStore } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { storedValue } from '#lib/stored-value.ts'
import { z } from '#lib/zod.ts'
import type { ListSearch } from './list-search.ts'

export const densities = ['serrees', 'aerees'] as const

export const listNames = ['companies', 'lockers', 'users', 'bookings', 'orders'] as const
export type ListWithLayout = (typeof listNames)[number]

const ids = z.array(z.string()).catch([])
const storedLayout = z.object({
  hidden: ids,
  /** Column ids from left to right. Unlisted columns come last. */
  order: ids,
  density: z.enum(densities).optional().catch(undefined),
})
export type Layout = z.infer<typeof storedLayout>

/** Drops unknown entries: another version of the console may have written them. */
const schema = z.record(z.string(), z.unknown()).transform(
  (given) =>
    Object.fromEntries(
      listNames.flatMap((name) => {
        const read = storedLayout.safeParse(given[name])
        return read.success ? [[name, read.data]] : []
      }),
    ) as Partial<Record<ListWithLayout, Layout>>,
)

const stored = storedValue(storageKeys.listLayouts, (value) => schema.safeParse(value).data, {})

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
