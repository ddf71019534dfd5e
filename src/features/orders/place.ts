import type { Company, Locker, Order } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { nameOf, numberOf } from '#lib/names.ts'

/**
 * Where an order belongs. Orders of the live network carry company and machine below their booking only, and a relation
 * may be its bare IRI: what says more wins (G-118).
 */

const zoneOf = ({ bookingSlot }: Order) => bookingSlot?.slot?.temperatureZone

export function companyOf(order: Order): Ref<Company> | undefined {
  const given = [order.company, order.bookingSlot?.company]
  return given.find((company) => company?.name) ?? given.find(Boolean)
}

export function lockerOf(order: Order): Ref<Locker> | undefined {
  const given = [order.locker, zoneOf(order)?.locker]
  return given.find((locker) => locker?.shortLocation || locker?.location) ?? given.find(Boolean)
}

/** Undefined when the order does not say. */
export const companyName = (order: Order) => nameOf(companyOf(order))

export function machineName(order: Order): string | undefined {
  const locker = lockerOf(order)
  return locker?.shortLocation ?? locker?.location ?? numberOf(locker)
}

/** Location, street, zip code and city, without stray commas (ORDD-02). */
export function machineAddress(order: Order): string | undefined {
  const locker = lockerOf(order)
  const town = [locker?.zipCode, locker?.city].filter(Boolean).join(' ')
  return [locker?.location, locker?.street, town].filter(Boolean).join(', ') || machineName(order)
}
