import type { Json, JsonObject, Violation } from '../../types.ts'
import { date, exact, int, list, one, partial, relation, text } from '../fields.ts'
import { occupiedInBooking } from '../occupation.ts'
import type { Call, Resource } from '../resource.ts'
import { anyone, isAdmin } from '../roles.ts'
import { onlyHas, violation } from '../rules.ts'
import type { Row, Store } from '../store.ts'
import { timestamp } from '../world.ts'

const bookingRow = (store: Store, id: Json | undefined): Row | undefined =>
  typeof id === 'number' ? store.get('SELECT * FROM booking_slots WHERE id = ?', id) : undefined

/** Requires a free locker in an active booking. Skipped if the booking of an order does not change. */
function fitsBooking(call: Call, changes: JsonObject): Violation[] {
  const booking = bookingRow(call.world.store, changes['bookingSlot'])
  if (booking === undefined || booking['id'] === call.row['bookingSlot']) return []
  if (booking['active'] !== 1) return [violation('bookingSlot', 'Ce booking est désactivé.')]
  const free = Number(booking['capacity']) - occupiedInBooking(call.world.store, Number(booking['id']))
  return free > 0 ? [] : [violation('bookingSlot', 'Plus de casier disponible pour ce booking.')]
}

/** The booking determines the company and the machine of an order (captures 119 and 140). */
function placeOf(store: Store, changes: JsonObject): JsonObject {
  const booking = bookingRow(store, changes['bookingSlot'])
  if (booking === undefined) return {}
  const sql = 'SELECT z.locker FROM slots s JOIN temperature_zones z ON z.id = s."temperatureZone" WHERE s.id = ?'
  return { company: Number(booking['company']), locker: store.number(sql, booking['slot'] ?? null) }
}

/** A change of the status adds an entry to the history and sets updatedAt. Other changes do neither (captures 121, 140). */
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
    // A finished order stays when its booking is deleted. booking-slots.ts refuses to delete a booking in use.
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
    // Every role may change the status; only administrators edit an order (ROLE-60, ROLE-65 to ROLE-67).
    change: (call, changes) => call.method === 'POST' || isAdmin(call) || onlyHas(changes, 'status'),
  },
  hooks: {
    check: fitsBooking,
    prepare: (call, changes) => ({ ...changes, ...placeOf(call.world.store, changes), ...historyOf(call, changes) }),
  },
}
