import type { Resource } from './resource.ts'
import { bookingSlots } from './resources/booking-slots.ts'
import { clients } from './resources/clients.ts'
import { companies } from './resources/companies.ts'
import { lockers } from './resources/lockers.ts'
import { orders } from './resources/orders.ts'
import { slots } from './resources/slots.ts'
import { temperatureZones } from './resources/temperature-zones.ts'
import { users } from './resources/users.ts'

/** Parents come before children: tables are created and filled in this order, and emptied in the reverse order. */
export const resources: Resource[] = [users, companies, lockers, temperatureZones, slots, bookingSlots, clients, orders]

export function resourceAt(path: string): Resource {
  const resource = resources.find((candidate) => candidate.path === path)
  if (resource === undefined) throw new Error(`No resource at /api/${path}`)
  return resource
}
