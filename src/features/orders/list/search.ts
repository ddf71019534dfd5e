import type { OrderStatus } from '#api/generated/entities.ts'
import { isOrderStatus } from '#features/orders/status.ts'

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
}

const words = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
const wholeNumber = (value: unknown) => (/^\d{1,9}$/.test(words(value)) ? Number(words(value)) : 0)

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
}: { [key in keyof OrderSearch]?: unknown }): OrderSearch {
  const number = wholeNumber(page)
  const size = wholeNumber(per_page)
  const known = words(status)
  return {
    page: number > 1 ? number : undefined,
    per_page: size === defaultSize ? undefined : pageSizes.find((each) => each === size),
    barcode: words(barcode) || undefined,
    status: isOrderStatus(known) ? known : undefined,
  }
}
