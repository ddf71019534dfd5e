import type { Check } from './table.ts'
import { ordersWrites } from './writes-orders.ts'
import { writes } from './writes.ts'

const check = (operation: string, edited: string, where: string, request?: RegExp): Check => ({
  operation,
  where: `the reading before the write, ${where}`,
  edit: { operation: edited, where },
  ...(request && { request }),
})

/** Refetch of a record before its edit is sent, for every edit form. */
export const checks: Check[] = [
  check('companies.one', 'companies.update', 'the form'),
  check('users.one', 'users.update', 'the form'),
  check('users.me', 'users.update', 'the form of the account'),
  check('lockers.one', 'lockers.update', 'the form'),
  check('temperatureZones.one', 'temperatureZones.update', 'the zone of a machine'),
  // The API has no read of a single slot, booking or recipient.
  check('temperatureZones.one', 'slots.update', 'the slot of a machine'),
  check('companies.bookings', 'bookingSlots.update', 'the dialog of the list'),
  check('companies.bookings', 'bookingSlots.update', 'the dialog of the sizes'),
  check('orders.one', 'orders.update', 'the details', /^GET \/orders\/900\?.*cleveronOrderId.*ageRestriction$/),
  check('orders.one', 'orders.update', 'the products', /^GET \/orders\/900\?q%5B%5D=id&q%5B%5D=products$/),
  check('orders.one', 'clients.update', 'the recipient', /^GET \/orders\/900\?q%5B%5D=id&q%5Bclient%5D/),
]

export function editOf({ edit }: Check) {
  const found = [...writes, ...ordersWrites].find(
    ({ operation, where }) => operation === edit.operation && where === edit.where,
  )
  if (found === undefined) throw new Error(`no row in the tables of writes: ${edit.operation}, ${edit.where}`)
  return found
}
