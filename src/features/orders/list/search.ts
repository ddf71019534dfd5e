import type { OrderStatus } from '#api/generated/entities.ts'
import type { ListParams } from '#api/generated/orders.ts'
import { orderRow } from '#api/records/selections.ts'
import { isOrderStatus } from '#features/orders/status.ts'
import { textIn, wholeNumberIn } from '#lib/search-values.ts'

export const pageSizes = [10, 20, 50, 100] as const
export const defaultSize = 10

/**
 * The state of the list, all of it in the address. What is left out has its default (G-112). A key may be present with
 * the value undefined, which means the same.
 */
export interface OrderSearch {
  page?: number | undefined
  per_page?: (typeof pageSizes)[number] | undefined
  barcode?: string | undefined
  status?: OrderStatus | undefined
  /** The ids of a machine and of a company. The server has no such filter: the console filters what it has read. */
  machine?: number | undefined
  societe?: number | undefined
  /** The columns and the height of the rows, in the link of a view. `list` judges them. */
  colonnes?: string | undefined
  lignes?: string | undefined
}

/** Filter part of the search. */
export type OrderFilter = Pick<OrderSearch, 'barcode' | 'status' | 'machine' | 'societe'>

/** Requested change, not yet validated. */
export type OrderChange = { [key in keyof OrderSearch]?: unknown }

export const noFilter: OrderFilter = { barcode: undefined, status: undefined, machine: undefined, societe: undefined }

/** The server has no filter by machine or company. Such a list has no pages of the server. */
export const isByPlace = ({ machine, societe }: OrderFilter) => machine !== undefined || societe !== undefined

/**
 * Reads any address as a state that can be shown: a wrong value counts as its default, and a default is undefined (G-34).
 * Every key is present in the result. The router lays the result over the raw search, so a missing key would let the raw
 * value through to the screen.
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
 * The query of the API for a state of the list. Its parameters have other names than those of the URL. `app/early.ts` sends the
 * same query before the console has started.
 */
export const listQuery = ({ page = 1, per_page = defaultSize, barcode, status }: OrderSearch): ListParams => ({
  page,
  itemsPerPage: per_page,
  ...(barcode && { barcode }),
  ...(status && { status }),
  'order[id]': 'desc',
  q: fields,
})
