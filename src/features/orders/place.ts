import type { Order } from '#api/generated/entities.ts'
import { companyOf, lockerOf } from '#api/records/orders.ts'
import { lockerName, nameOf } from '#lib/names.ts'

/** Undefined when the order does not say. */
export const companyName = (order: Order) => nameOf(companyOf(order))

/** Undefined when the order does not say. */
export const machineName = (order: Order) => lockerName(lockerOf(order))

/** Location, street, zip code and city; what is missing leaves no comma behind. */
export function machineAddress(order: Order): string | undefined {
  const locker = lockerOf(order)
  const town = [locker?.zipCode, locker?.city].filter(Boolean).join(' ')
  return [locker?.location, locker?.street, town].filter(Boolean).join(', ') || machineName(order)
}
