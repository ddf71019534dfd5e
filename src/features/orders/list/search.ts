import type { ListParams } from '#api/generated/orders.ts'
import { isInMachine } from '#api/records/orders.ts'
import { orderRow } from '#api/records/selections.ts'
import { isOrderStatus } from '#features/orders/status.ts'
import { dayIn, textIn, wholeNumberIn } from '#lib/search-values.ts'

export const pageSizes = [10, 20, 50, 100] as const
export const defaultSize = 10

const filledIn = (value: unknown) => textIn(value) || undefined
const idIn = (value: unknown) => wholeNumberIn(value) || undefined

/** Filters of the server, by the names of its parameters. */
const serverFilters = {
  barcode: filledIn,
  status: (value: unknown) => {
    const known = textIn(value)
    return isOrderStatus(known) ? known : undefined
  },
}

/**
 * Filters by the ids of a machine and of a company, and by the first and last day of creation in Tahiti. They run on the client,
 * because the server has none.
 */
const clientFilters = { machine: idIn, societe: idIn, du: dayIn, au: dayIn }

const filters = { ...serverFilters, ...clientFilters }

/**
 * Readers of the search parameters. A wrong value counts as its default, and a default is undefined (G-34). The types, the
 * query, « Effacer les filtres », the worklists and the pages take a parameter from here; list/views.ts names those of a view.
 */
const parameters = {
  page: (value: unknown) => {
    const number = wholeNumberIn(value) ?? 1
    return number > 1 ? number : undefined
  },
  per_page: (value: unknown) => {
    const size = wholeNumberIn(value)
    return size === defaultSize ? undefined : pageSizes.find((each) => each === size)
  },
  ...filters,
  // Sorts a worklist of parcels in machines by their deadline, on the client.
  tri: (value: unknown) => (textIn(value) === 'echeance' ? ('echeance' as const) : undefined),
  // Columns and row density in the link of a view. Checked in src/list/list-layout.ts.
  colonnes: filledIn,
  lignes: filledIn,
}

type Read<Readers extends Record<string, (value: unknown) => unknown>> = {
  [key in keyof Readers]?: ReturnType<Readers[key]>
}

/**
 * State of the list in the address. A missing key has its default (G-112). A key may be present with the value undefined,
 * which means the same.
 */
export type OrderSearch = Read<typeof parameters>

/** Filter part of the search. */
export type OrderFilter = Read<typeof filters>

/** Its part that runs on the client. */
export type ClientFilter = Read<typeof clientFilters>

/** Requested change, not yet validated. */
export type OrderChange = { [key in keyof OrderSearch]?: unknown }

const filterNames = Object.keys(filters) as (keyof OrderFilter)[]

export const noFilter: OrderFilter = Object.fromEntries(filterNames.map((name) => [name, undefined]))

export const hasFilter = (search: OrderFilter) => filterNames.some((name) => search[name] !== undefined)

/** Whether the list is filtered or sorted on the client. Such a list has no server pages. */
export const isOnClient = ({ machine, societe, du, au, tri }: OrderSearch) =>
  [machine, societe, du, au, tri].some((each) => each !== undefined)

/**
 * Reads any address as a valid state. Every key is present in the result, because the router merges the result over the raw
 * search, and a missing key would keep the raw value.
 */
export function readOrdersSearch(given: OrderChange): OrderSearch {
  const search: OrderSearch = Object.fromEntries(
    Object.entries(parameters).map(([name, read]) => [name, read(given[name as keyof OrderChange])]),
  )
  if (!isInMachine(search.status)) search.tri = undefined
  if (search.du !== undefined && search.au !== undefined && search.au < search.du) search.au = undefined
  return isOnClient(search) ? { ...search, page: undefined } : search
}

const fields = orderRow({ company: ['name'], locker: ['shortLocation', 'location'] })

/**
 * API query for a state of the list. The names of its page parameters differ from those of the URL. `app/early.ts` sends the
 * same query before the console has started.
 */
export const listQuery = ({ page = 1, per_page = defaultSize, ...search }: OrderSearch): ListParams => ({
  page,
  itemsPerPage: per_page,
  ...Object.fromEntries(Object.entries(search).filter(([name, value]) => name in serverFilters && value)),
  'order[id]': 'desc',
  q: fields,
})
