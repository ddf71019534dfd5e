/** Facts about an order, shared by several features, which must not import each other. */
import type {
  BookingSlot,
  Company,
  Locker,
  Order,
  OrderHistoryEntry,
  OrderStatus,
  TemperatureZone,
} from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { timeOf } from '#lib/dates.ts'

/** Display name of an order: its barcode, or « #14 ». */
export const codeOf = ({ id, barcode }: Pick<Order, 'id' | 'barcode'>) => barcode ?? `#${id}`

/** In these statuses the parcel is in the machine. Only then does it have a slot and a pick-up deadline. */
export const IN_MACHINE = ['operin', 'reminder', 'overtimedue', 'overtime'] as const satisfies OrderStatus[]

export type StatusInMachine = (typeof IN_MACHINE)[number]

export const isInMachine = (status: string | undefined): status is StatusInMachine =>
  IN_MACHINE.some((each) => each === status)

export const lockerOfBooking = (booking: Pick<Ref<BookingSlot>, 'slot'> | undefined): Ref<Locker> | undefined =>
  booking?.slot?.temperatureZone?.locker

/**
 * Some servers send the company and the machine of an order only below its booking, and a relation may be a bare IRI.
 * These functions read both places and prefer the one that has a name.
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

/** The date of an entry of the history. Servers of the live network send `updatedAt` instead of `createdAt`. */
export const entryDate = ({ createdAt, updatedAt }: { createdAt?: string; updatedAt?: string }) =>
  createdAt || updatedAt

/** The same in milliseconds. Undefined without a date that can be read. */
export const entryTime = (entry: OrderHistoryEntry) => timeOf(entryDate(entry))
