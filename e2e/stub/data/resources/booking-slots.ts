import { forbidden } from '../../http/problem.ts'
import type { JsonObject, Violation } from '../../types.ts'
import { bool, boolean, computed, int, one, relation } from '../fields.ts'
import { freeInBooking, freeInSlot, occupiedInBooking } from '../occupation.ts'
import { idOf, type Call, type Resource } from '../resource.ts'
import { isSuperAdmin } from '../roles.ts'
import { violation } from '../rules.ts'

const plural = (count: number): string => (count > 1 ? 's' : '')

/** Checks the free places of the slot. A change of the capacity may reuse the places of the booking (capture 81). */
function fitsSlot(call: Call, changes: JsonObject): Violation[] {
  const capacity = changes['capacity']
  const slot = changes['slot'] ?? call.row['slot']
  if (typeof capacity !== 'number' || typeof slot !== 'number') return []
  const own = call.row['slot'] === slot ? Number(call.row['capacity']) : 0
  const free = freeInSlot(call.world.store, slot) + own
  if (capacity <= free) return []
  return [violation('capacity', `Il ne reste que ${free} casier${plural(free)} disponible${plural(free)}.`)]
}

/** The capacity cannot become smaller than the number of orders in the booking. */
function keepsRoomForOrders(call: Call, changes: JsonObject): Violation[] {
  const capacity = changes['capacity']
  if (typeof capacity !== 'number' || call.method === 'POST') return []
  const used = occupiedInBooking(call.world.store, idOf(call))
  if (capacity >= used) return []
  return [
    violation(
      'capacity',
      `${used} casier${plural(used)} de ce booking ${used > 1 ? 'sont occupés' : 'est occupé'} par des commandes.`,
    ),
  ]
}

/** A booking must be inactive and without orders under way before it can be deleted (capture 86). */
function refuseInUse(call: Call): void {
  if (call.row['active'] === 1) throw forbidden('Ce booking est encore actif : désactivez-le avant de le supprimer.')
  if (occupiedInBooking(call.world.store, idOf(call)) > 0) {
    throw forbidden('Ce booking contient des commandes en cours : il ne peut pas être supprimé.')
  }
}

export const bookingSlots: Resource = {
  name: 'BookingSlot',
  path: 'booking_slots',
  fields: {
    slot: one('slots'),
    company: one('companies'),
    capacity: int(),
    active: bool({ initial: true }),
    available: computed(freeInBooking),
  },
  filters: [relation('company'), relation('slot'), boolean('active')],
  orders: { id: 'id', 'company.name': '(SELECT c.name FROM companies c WHERE c.id = booking_slots.company)' },
  schemas: { create: 'BookingSlotCreate', update: 'BookingSlotUpdate' },
  access: { create: isSuperAdmin, update: isSuperAdmin, remove: isSuperAdmin },
  hooks: {
    check: (call, changes) => [...fitsSlot(call, changes), ...keepsRoomForOrders(call, changes)],
    beforeRemove: refuseInUse,
  },
}
