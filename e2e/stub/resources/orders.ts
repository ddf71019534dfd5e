import { date, exact, int, list, one, partial, relation, text } from '../fields.ts'
import { occupiedInBooking } from '../occupation.ts'
import type { Call, Resource } from '../resource.ts'
import { anyone, isAdmin } from '../roles.ts'
import { onlyHas, violation } from '../rules.ts'
import type { Row, Store } from '../store.ts'
import type { Json, JsonObject, Violation } from '../types.ts'
import { timestamp } from '../world.ts'

const bookingRow = (store: Store, id: Json | undefined): Row | undefined =>
  typeof id === 'number' ? store.get('SELECT * FROM booking_slots WHERE id = ?', id) : undefined

/** An order occupies one slot of an active booking; moving an order to where it already is changes nothing. */
function fitsBooking(call: Call, changes: JsonObject): Violation[] {
  const booking = bookingRow(call.world.store, changes['bookingSlot'])
  if (booking === undefined || booking['id'] === call.row['bookingSlot']) return []
  if (booking['active'] !== 1) return [violation('bookingSlot', 'Ce booking est désactivé.')]
  const free = Number(booking['capacity']) - occupiedInBooking(call.world.store, Number(booking['id']))
  return free > 0 ? [] : [violation('bookingSlot', 'Plus de casier disponible pour ce booking.')]
}

/** Company and machine of an order follow from its booking (captures 119 and 140). */
function placeOf(store: Store, changes: JsonObject): JsonObject {
  const booking = bookingRow(store, changes['bookingSlot'])
  if (booking === undefined) return {}
  const sql = 'SELECT z.locker FROM slots s JOIN temperature_zones z ON z.id = s."temperatureZone" WHERE s.id = ?'
  return { company: Number(booking['company']), locker: store.number(sql, booking['slot'] ?? null) }
}

/** The history grows when the status changes, and only then does updatedAt move (captures 121 and 140). */
function historyOf(call: Call, changes: JsonObject): JsonObject {
  const createdAt = timestamp(call.world)
  const created = call.method === 'POST'
  const status = created ? (changes['status'] ?? 'created') : changes['status']
  if (typeof status !== 'string' || status === call.row['status']) return {}
  const past = created ? [] : (JSON.parse(String(call.row['history'])) as Json[])
  const history = [...past, { status, createdAt }]
  return { status, history, updatedAt: createdAt, ...(created ? { createdAt } : {}) }
}

export const orders: Resource = {
  name: 'Order',
  path: 'orders',
  fields: {
    cleveronOrderId: text({ nullable: true }),
    cleveronSlotId: text({ nullable: true }),
    externalOrderId: text({ nullable: true }),
    barcode: text(),
    multiOrderCode: text({ nullable: true }),
    receiveCode: text({ nullable: true }),
    hold: int({ initial: 2880 }),
    ageRestriction: int({ nullable: true }),
    status: text({ initial: 'created' }),
    products: list(),
    client: one('clients', { embed: true }),
    company: one('companies', { writable: false }),
    locker: one('lockers', { writable: false }),
    // A finished order outlives its booking; refusing to delete a booking in use is a rule of booking slots.
    bookingSlot: one('booking_slots', { onDelete: 'SET NULL' }),
    shippedBy: one('users', { nullable: true }),
    history: list({ writable: false }),
    createdAt: date(),
    updatedAt: date(),
  },
  filters: [partial('barcode'), exact('status'), relation('company'), exact('multiOrderCode')],
  orders: { id: 'id', createdAt: 'julianday("createdAt")' },
  schemas: { create: 'OrderCreate', update: 'OrderUpdate' },
  access: {
    create: anyone,
    update: anyone,
    remove: isAdmin,
    // Everyone moves an order along, only administrators edit it (ROLE-60, ROLE-65 to ROLE-67).
    change: (call, changes) => call.method === 'POST' || isAdmin(call) || onlyHas(changes, 'status'),
  },
  hooks: {
    check: fitsBooking,
    prepare: (call, changes) => ({ ...changes, ...placeOf(call.world.store, changes), ...historyOf(call, changes) }),
  },
}
