/**
 * The search parameters of each list: how a value is read from the address, and whether it may name a person. Routes, views, file
 * names and layouts derive what they need from here. Without React and zod, because the first call waits for this file (app/early.ts).
 */
import { dayIn, textIn, wholeNumberIn } from '#lib/search-values.ts'
import type { Density } from '#ui/table/columns.tsx'

interface Parameter<Value> {
  /** Reads whatever an address holds. A wrong value counts as the default, and the default is undefined (G-34). */
  read: (raw: unknown) => Value | undefined
  /**
   * Keeps values out of views and file names: `always`, or those with an e-mail address or a phone number (`contacts`). An
   * `unwritten` value is not in the address either, only in the memory of the tab.
   */
  personal?: 'contacts' | 'always' | 'unwritten'
}

const filled = (raw: unknown) => textIn(raw) || undefined
const id = (raw: unknown) => wholeNumberIn(raw) || undefined

function matching(raw: unknown, shape: RegExp) {
  const text = textIn(raw)
  return shape.test(text) ? text : undefined
}

const oneOf =
  <Value extends string | number>(values: readonly Value[]) =>
  (raw: unknown) =>
    values.find((each) => String(each) === textIn(raw))

/** Text of « Filtrer ». */
const typed = (raw: unknown) => matching(raw, /^.{1,100}$/)

/**
 * Reader of `tri`: the id of the sorted column, with a minus sign for descending order. Ids of columns are letters only. `sortingIn` refuses a column that does not
 * sort.
 * @param shape ids and orders of a list that sorts by few
 * @param former words of earlier addresses
 */
const sorting = (shape = /^-?[a-z]+$/i, former: Readonly<Record<string, string>> = {}): Parameter<string> => ({
  read: (raw) => matching(former[textIn(raw)] ?? raw, shape),
})

/** How the list of deliveries sorts: by the deadline, or by the age of the status. */
const orderSortings = ['deadline', 'anciennete'] as const

export const densities = ['serrees', 'aerees'] as const satisfies readonly Density[]

/** Ids of the visible columns in order, and the height of the rows, in the link of a view. Without them the device decides. */
const layout = {
  colonnes: { read: (raw: unknown) => matching(raw, /^[a-z,]+$/i) },
  lignes: { read: oneOf(densities) },
}

const page = {
  read: (raw: unknown) => {
    const number = wholeNumberIn(raw) ?? 1
    return number > 1 ? number : undefined
  },
}

/** Rows per page. The first size is the default. */
const perPage = <Size extends string | number>(sizes: readonly Size[]) => ({
  read: (raw: unknown) => {
    const size = oneOf(sizes)(raw)
    return size === sizes[0] ? undefined : size
  },
})

export const bookingSizes = [10, 15, 20, 25, 30, 'tous'] as const
export const bookingFilters = ['actives', 'saturees', 'inutilisees'] as const
export const orderSizes = [10, 20, 50, 100] as const
/** Bands of the age of a status, in the order of `ageBand`. */
export const orderAges = ['moins-24h', '1-3j', '3-7j', 'plus-7j'] as const

/** The order of the parameters is theirs in an address. */
const tables = {
  // « Filtrer » also finds contacts.
  companies: { recherche: { read: typed, personal: 'always' }, tri: sorting(), ...layout },
  users: { recherche: { read: (): string | undefined => undefined, personal: 'unwritten' }, tri: sorting(), ...layout },
  lockers: { recherche: { read: typed, personal: 'contacts' }, tri: sorting(), ...layout },
  inventory: { recherche: { read: typed, personal: 'contacts' }, tri: sorting(), ...layout },
  bookings: {
    page,
    per_page: perPage(bookingSizes),
    tri: sorting(/^-?name$/, { asc: 'name', desc: '-name' }),
    filtre: { read: oneOf(bookingFilters) },
    recherche: { read: typed, personal: 'contacts' },
    ...layout,
  },
  orders: {
    page,
    per_page: perPage(orderSizes),
    // Identifies a record.
    barcode: { read: filled, personal: 'always' },
    status: { read: filled },
    machine: { read: id },
    societe: { read: id },
    du: { read: dayIn },
    au: { read: dayIn },
    // An earlier address says `echeance`.
    tri: { read: (raw: unknown) => oneOf(orderSortings)(raw === 'echeance' ? 'deadline' : raw) },
    age: { read: oneOf(orderAges) },
    ...layout,
  },
} as const satisfies Record<string, Record<string, Parameter<unknown>>>

type Tables = typeof tables
export type ListName = keyof Tables
export const listNames = Object.keys(tables) as ListName[]

/** State of a list in its address. A missing key and one with the value undefined both mean the default (G-112). */
export type SearchOf<Name extends ListName> = {
  -readonly [Key in keyof Tables[Name]]?: Tables[Name][Key] extends Parameter<unknown>
    ? ReturnType<Tables[Name][Key]['read']>
    : never
}

/** Parameters before they are read. */
export type Given<Name extends ListName> = { -readonly [Key in keyof Tables[Name]]?: unknown }

/** Reads any address as a valid state. Every key is present: the router would keep the raw value of a missing one. */
export function readSearch<Name extends ListName>(list: Name, given: Given<Name>): SearchOf<Name> {
  const entries = Object.entries<Parameter<unknown>>(tables[list])
  const search = Object.fromEntries(entries.map(([key, { read }]) => [key, read(given[key as keyof typeof given])]))
  // « Tous » has no pages.
  return (search['per_page'] === 'tous' ? { ...search, page: undefined } : search) as SearchOf<Name>
}

/** `validateSearch` of the route of a list. */
export const parametersOf =
  <Name extends ListName>(list: Name) =>
  (given: SearchOf<Name>) =>
    readSearch(list, given)

/** Whether values of a parameter may name a person. */
export const personalIn = (list: ListName, key: string) =>
  (tables[list] as Readonly<Record<string, Parameter<unknown>>>)[key]?.personal
