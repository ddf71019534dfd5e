import type { BookingSlot, Company, Locker, Order, OrderStatus, TemperatureZone } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'

/** Display name of an order: its barcode, or « #14 ». */
export const codeOf = ({ id, barcode }: Pick<Order, 'id' | 'barcode'>) => barcode ?? `#${id}`

/** Statuses in which the parcel is in the machine. Only then does it have a slot and a pick-up deadline. */
export const IN_MACHINE = ['operin', 'reminder', 'overtimedue', 'overtime'] as const satisfies OrderStatus[]

export type StatusInMachine = (typeof IN_MACHINE)[number]

/** Statuses in which a parcel is in a machine or on the way to it, in the order in which it passes them. */
export const UNDER_WAY = ['ready_for_delivery', 'picked_up', ...IN_MACHINE] as const satisfies OrderStatus[]

export type StatusUnderWay = (typeof UNDER_WAY)[number]

export const isInMachine = (status: string | undefined): status is StatusInMachine =>
  IN_MACHINE.some((each) => each === status)

export const lockerOfBooking = (booking: Pick<Ref<BookingSlot>, 'slot'> | undefined): Ref<Locker> | undefined =>
  booking?.slot?.temperatureZone?.locker

/**
 * The company of an order. Some servers send company and machine only below the booking, and a relation may be a bare IRI. So
 * both places are read, and the one with a name is preferred.
 */
export function companyOf({ company, bookingSlot }: Order): Ref<Company> | undefined {
  const given = [company, bookingSlot?.company]
  return given.find((each) => each?.name) ?? given.find(Boolean)
}

export function lockerOf({ locker, bookingSlot }: Order): Ref<Locker> | undefined {
  const given = [locker, lockerOfBooking(bookingSlot)]
  return given.find((each) => each?.shortLocation || each?.location) ?? given.find(Boolean)
}

export const zoneOfOrder = ({ bookingSlot }: Order): Ref<TemperatureZone> | undefined =>
  bookingSlot?.slot?.temperatureZone
