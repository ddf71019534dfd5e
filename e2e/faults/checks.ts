import type { Check } from './table.ts'
import { ordersWrites } from './writes-orders.ts'
import { writes } from './writes.ts'

const check = (operation: string, request: RegExp, edited: string, where: string): Check => ({
  operation,
  where: `the reading before the write, ${where}`,
  edit: { operation: edited, where },
  request,
})

/** Refetch of a record before its edit is sent, for every edit form. */
export const checks: Check[] = [
  check('companies.one', /^GET \/companies\/900\?/, 'companies.update', 'the form'),
  check('users.one', /^GET \/users\/901$/, 'users.update', 'the form'),
  check('users.me', /^GET \/me$/, 'users.update', 'the form of the account'),
  check('lockers.one', /^GET \/lockers\/901\?/, 'lockers.update', 'the form'),
  check('temperatureZones.one', /^GET \/temperature_zones\/901\?/, 'temperatureZones.update', 'the zone of a machine'),
  // The API has no read of a single slot, booking or recipient.
  check('temperatureZones.one', /^GET \/temperature_zones\/900\?/, 'slots.update', 'the slot of a machine'),
  check('companies.bookings', /^GET \/companies\/900\/bookings\?/, 'bookingSlots.update', 'the dialog of the list'),
  check('orders.one', /^GET \/orders\/900\?.*cleveronOrderId.*ageRestriction$/, 'orders.update', 'the details'),
  check('orders.one', /^GET \/orders\/900\?q%5B%5D=id&q%5B%5D=products$/, 'orders.update', 'the products'),
  check('orders.one', /^GET \/orders\/900\?q%5B%5D=id&q%5Bclient%5D/, 'clients.update', 'the recipient'),
]

/** Edit of a check. */
export function editOf({ edit }: Check) {
  const found = [...writes, ...ordersWrites].find(
    ({ operation, where }) => operation === edit.operation && where === edit.where,
  )
  if (found === undefined) throw new Error(`no row in the tables of writes: ${edit.operation}, ${edit.where}`)
  return found
}
