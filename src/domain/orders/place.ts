/** Texts for the company, machine and zone of an order, and the bookings that it may get. */
import type { BookingSlot, Company, Locker, Order, TemperatureZone } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import type { Ref } from '#api/read.ts'
import { bookingState, slotPlace } from '#api/records/selections.ts'
import { NBSP, NONE } from '#lib/french.ts'
import { lockerName, nameOf, numberOf, zoneName } from '#lib/names.ts'
import { heightFirstCm, isMeasured } from '#lib/numbers.ts'

/** Display name of an order: its barcode, or « #14 ». */
export const codeOf = ({ id, barcode }: Pick<Order, 'id' | 'barcode'>) => barcode ?? `#${id}`

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

/** Undefined when the order names no company. */
export const companyName = (order: Order) => nameOf(companyOf(order))

/** Undefined when the order names no machine. */
export const machineName = (order: Order) => lockerName(lockerOf(order))

/** Location, street, zip code and city, without a comma for a missing part. Undefined when the server sends none of them. */
export const addressOf = ({ location, street, zipCode, city }: Partial<Locker> = {}): string | undefined =>
  [location, street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || undefined

/** Booking fields for `placeOf` and `isOpen`. */
export const bookingFields = [...bookingState, { slot: slotPlace }] as const satisfies Selection<BookingSlot>

export interface Place {
  machine: string
  zone: string
  size: string
}

type Booking = Pick<Ref<BookingSlot>, 'id' | 'slot'>

/** Machine, zone and dimensions of a booking. A relation that the server sent as a bare IRI shows its number. */
export function placeOf(booking: Booking | undefined): Place {
  const slot = booking?.slot
  return {
    machine: lockerName(lockerOfBooking(booking)) ?? NONE,
    zone: zoneName(slot?.temperatureZone) ?? NONE,
    // The dimensions stay on one line in a sentence.
    size: (slot && isMeasured(slot) ? heightFirstCm(slot).replaceAll(' ', NBSP) : numberOf(slot)) ?? NONE,
  }
}

/** The zone without machine and dimensions. An unknown zone shows the number of its slot or booking. */
export const zoneOf = (booking: Booking | undefined): string =>
  zoneName(booking?.slot?.temperatureZone) ?? numberOf(booking?.slot) ?? numberOf(booking) ?? NONE

export const placeText = ({ machine, zone, size }: Place) => `${machine} · ${zone} · ${size}`

/** Whether a booking may take an order. True if the server does not send the free slots: it then decides about the order. */
export const isOpen = ({ active, available }: Pick<BookingSlot, 'active' | 'available'>) =>
  active !== false && (available ?? 1) > 0
