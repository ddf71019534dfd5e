import type { Order } from '#api/generated/entities.ts'
import { companyOf, lockerOf } from '#api/records/orders.ts'
import type { OrderFilter } from './search.ts'

/**
 * Whether an order is of the machine and of the company of the filter. The server filters by neither, so the list and its
 * export ask this function. An order that does not say where it belongs does not match.
 */
export const accepts =
  ({ machine, societe }: OrderFilter) =>
  (order: Order) =>
    (machine === undefined || lockerOf(order)?.id === machine) &&
    (societe === undefined || companyOf(order)?.id === societe)
