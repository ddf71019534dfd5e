import type { Row, Store } from './store.ts'

/**
 * `available` has two meanings. For a slot it counts the lockers that no booking reserves. For a booking it counts the
 * reserved lockers that no order occupies. An inactive booking keeps its reservation (captures 80 and 81).
 */

/** In these statuses an order occupies one locker of its booking: from its creation until the parcel has left the machine. */
const occupying = ['created', 'ready_for_delivery', 'picked_up', 'operin', 'reminder', 'overtimedue', 'overtime']

const statuses = occupying.map((status) => `'${status}'`).join(', ')
const orderCount = `SELECT count(*) FROM orders WHERE "bookingSlot" = ? AND status IN (${statuses})`
const reservedSum = 'SELECT coalesce(sum(capacity), 0) FROM booking_slots WHERE slot = ?'

export const isOccupying = (status: string): boolean => occupying.includes(status)

export const occupiedInBooking = (store: Store, booking: number): number => store.number(orderCount, booking)

export const freeInBooking = (store: Store, booking: Row): number =>
  Math.max(0, Number(booking['capacity']) - occupiedInBooking(store, Number(booking['id'])))

export const freeInSlot = (store: Store, slot: number): number =>
  Math.max(0, store.number('SELECT capacity FROM slots WHERE id = ?', slot) - store.number(reservedSum, slot))

export type SlotsInfos = { total: number; available: number; rented: number }

export function slotsInfos(store: Store, locker: number): SlotsInfos {
  const inLocker = 'FROM slots s JOIN temperature_zones z ON z.id = s."temperatureZone" WHERE z.locker = ?'
  const total = store.number(`SELECT coalesce(sum(s.capacity), 0) ${inLocker}`, locker)
  const rented = store.number(
    `SELECT coalesce(sum(b.capacity), 0) FROM booking_slots b WHERE b.slot IN (SELECT s.id ${inLocker})`,
    locker,
  )
  return { total, available: Math.max(0, total - rented), rented }
}
