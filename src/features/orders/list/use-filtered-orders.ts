import { useMemo } from 'react'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { companyOf, lockerOf } from '#api/records/orders.ts'
import { words } from '#ui/copy.ts'
import { narrowing } from './copy.ts'
import { isByPlace, listQuery, type OrderFilter } from './search.ts'

const none: never[] = []

/**
 * Whether an order matches the machine and the company of the filter. The list and its export share this filter, because
 * the server has none. An order without a machine or company does not match.
 */
export const accepts =
  ({ machine, societe }: OrderFilter) =>
  (order: Order) =>
    (machine === undefined || lockerOf(order)?.id === machine) &&
    (societe === undefined || companyOf(order)?.id === societe)

/** The query of the list without its page number, a hundred rows a call. */
function queryOf({ barcode, status }: OrderFilter) {
  const { page: _page, ...query } = listQuery({ barcode, status })
  return { ...query, itemsPerPage: 100 }
}

/**
 * Rows of a filter by machine or company, filtered on the client from the orders of the status and the barcode fetched so
 * far. Further pages are fetched only on demand, by the server's links.
 * @param mayRead false delays the fetch until the first answer of the screen
 * @returns undefined without such a filter
 */
export function useFilteredOrders(search: OrderFilter, mayRead: boolean) {
  const { barcode, status, machine, societe } = search
  const isOn = isByPlace(search)
  const list = orders.useOrdersSeries(queryOf(search), {
    ...inBackground,
    staleTime: Infinity,
    enabled: mayRead && isOn,
  })
  const firstReadFailed = list.data === undefined && readState(list).hasFailed
  const read = useMemo(() => {
    const { queryKey } = orders.series(queryOf({ barcode, status }))
    return { queryKey, accepts: accepts({ machine, societe }) }
  }, [barcode, status, machine, societe])
  if (!isOn) return undefined
  return {
    list,
    read,
    /** Undefined until the first answer. */
    rows: firstReadFailed ? none : list.data?.items,
    firstReadFailed,
    /** The first or a further page failed. The refresh bar shows a failed refresh. */
    hasFailed: firstReadFailed || list.isFetchNextPageError,
    /** Sentence of an empty list. */
    sentence: firstReadFailed ? narrowing.unread : words.noMatch,
  }
}

export type FilteredOrders = NonNullable<ReturnType<typeof useFilteredOrders>>
