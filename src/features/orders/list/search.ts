import type { ListParams } from '#api/generated/orders.ts'
import { orderRow } from '#api/records/selections.ts'
import { isInMachine, isOngoing, isOrderStatus } from '#domain/orders/status.ts'
import { type Given, orderSizes, readSearch, type SearchOf } from '#list/parameters.ts'

/** Filters of the server, by the names of its parameters. */
const serverFilters = ['barcode', 'status'] as const

/** Filters that the server has not. The days are those of the creation in Tahiti, the age is that of the status. */
const clientFilters = ['machine', 'societe', 'du', 'au', 'age'] as const

const filterNames = [...serverFilters, ...clientFilters]

export type OrderSearch = Omit<SearchOf<'orders'>, 'status'> & Pick<ListParams, 'status'>

export type OrderFilter = Pick<OrderSearch, (typeof filterNames)[number]>

export type ClientFilter = Pick<OrderSearch, (typeof clientFilters)[number]>

/** Requested change, not yet validated. */
export type OrderChange = Given<'orders'>

export const noFilter: OrderFilter = Object.fromEntries(filterNames.map((name) => [name, undefined]))

export const hasFilter = (search: OrderFilter) => filterNames.some((name) => search[name] !== undefined)

/** Whether the list puts first what has been longest in its status. */
export const isByAge = ({ tri }: OrderSearch) => tri === 'anciennete'

/** Whether the list is filtered or sorted on the client. Such a list has no server pages. */
export const isOnClient = (search: OrderSearch) =>
  search.tri !== undefined || clientFilters.some((name) => search[name] !== undefined)

/** Reads any address as a valid state. */
export function readOrdersSearch(given: OrderChange): OrderSearch {
  const read = readSearch('orders', given)
  const status = isOrderStatus(read.status) ? read.status : undefined
  const search: OrderSearch = { ...read, status }
  // Only parcels in machines have a deadline.
  if (!(isByAge(search) ? isOngoing : isInMachine)(status)) search.tri = undefined
  if (!isByAge(search)) search.age = undefined
  if (search.du !== undefined && search.au !== undefined && search.au < search.du) search.au = undefined
  return isOnClient(search) ? { ...search, page: undefined } : search
}

export const listFields = orderRow({ company: ['name'], locker: ['shortLocation', 'location'] })

/** API query for a state of the list. `app/early.ts` sends the same one before the console has started. */
export const listQuery = ({ page = 1, per_page = orderSizes[0], ...search }: OrderSearch): ListParams => ({
  page,
  itemsPerPage: per_page,
  ...Object.fromEntries(serverFilters.flatMap((name) => (search[name] ? [[name, search[name]]] : []))),
  'order[id]': 'desc',
  q: listFields,
})
