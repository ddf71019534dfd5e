import type { OrderStatus } from '#api/generated/entities.ts'
import { isOrderStatus } from '#features/orders/status.ts'

export const PAGE_SIZES = [10, 20, 50, 100] as const

/** The state of the list, all of it in the address; what is left out has its default (G-112). */
export interface OrderSearch {
  page?: number
  per_page?: number
  barcode?: string
  status?: OrderStatus
}

const words = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
const wholeNumber = (value: unknown) => (/^\d{1,9}$/.test(words(value)) ? Number(words(value)) : 0)

/** Whatever an address says, a state that can be shown: what is wrong or the default is left out (G-34). */
export function readSearch({ page, per_page, barcode, status }: { [key in keyof OrderSearch]?: unknown }): OrderSearch {
  const size = wholeNumber(per_page)
  const known = words(status)
  return {
    ...(wholeNumber(page) > 1 && { page: wholeNumber(page) }),
    ...(size > 10 && PAGE_SIZES.some((each) => each === size) && { per_page: size }),
    ...(words(barcode) && { barcode: words(barcode) }),
    ...(isOrderStatus(known) && { status: known }),
  }
}
