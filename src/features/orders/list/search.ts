import type { OrderStatus } from '#api/generated/entities.ts'
import type { ListParams } from '#api/generated/orders.ts'
import { orderRow } from '#api/records/selections.ts'
import { isOrderStatus } from '#features/orders/status.ts'
import { textIn, wholeNumberIn } from '#lib/search-values.ts'

export const pageSizes = [10, 20, 50, 100] as const
export const defaultSize = 10

/**
 * State of the list in the address. A missing key has its default (G-112). A key may be present with the value undefined,
 * which means the same.
 */
export interface OrderSearch {
  page?: number | undefined
  per_page?: (typeof pageSizes)[number] | undefined
  barcode?: string | undefined
  status?: OrderStatus | undefined
  /** Ids of a machine and of a company. Filtered on the client, because the server has no such filter. */
  machine?: number | undefined
  societe?: number | undefined
  /** Columns and row density in the link of a view. `list` validates them. */
  colonnes?: string | undefined
  lignes?: string | undefined
}

/** Filter part of the search. */
export type OrderFilter = Pick<OrderSearch, 'barcode' | 'status' | 'machine' | 'societe'>

/** Requested change, not yet validated. */
export type OrderChange = { [key in keyof OrderSearch]?: unknown }

export const noFilter: OrderFilter = { barcode: undefined, status: undefined, machine: undefined, societe: undefined }

/** Whether the list is filtered on the client, by machine or company. Such a list has no server pages. */
export const isByPlace = ({ machine, societe }: OrderFilter) => machine !== undefined || societe !== undefined

/**
 * Reads any address as a valid state: a wrong value counts as its default, and a default is undefined (G-34). Every key is
 * present in the result, because the router merges the result over the raw search, and a missing key would keep the raw
 * value.
 */
export function readOrdersSearch({
  page,
  per_page,
  barcode,
  status,
  machine,
  societe,
  colonnes,
  lignes,
}: OrderChange): OrderSearch {
  const number = wholeNumberIn(page) ?? 1
  const size = wholeNumberIn(per_page)
  const known = textIn(status)
  const place = { machine: wholeNumberIn(machine) || undefined, societe: wholeNumberIn(societe) || undefined }
  return {
    page: number > 1 && !isByPlace(place) ? number : undefined,
    per_page: size === defaultSize ? undefined : pageSizes.find((each) => each === size),
    barcode: textIn(barcode) || undefined,
    status: isOrderStatus(known) ? known : undefined,
    ...place,
    colonnes: textIn(colonnes) || undefined,
    lignes: textIn(lignes) || undefined,
  }
}

const fields = orderRow({ company: ['name'], locker: ['shortLocation', 'location'] })

/**
 * API query for a state of the list. Its parameter names differ from those of the URL. `app/early.ts` sends the same query
 * before the console has started.
 */
export const listQuery = ({ page = 1, per_page = defaultSize, barcode, status }: OrderSearch): ListParams => ({
  page,
  itemsPerPage: per_page,
  ...(barcode && { barcode }),
  ...(status && { status }),
  'order[id]': 'desc',
  q: fields,
})
