import type { BookingSlot } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import type { Ref } from '#api/read.ts'
import { lockerOfBooking } from '#api/records/orders.ts'
import { bookingState, slotPlace } from '#api/records/selections.ts'
import { NBSP, NONE } from '#lib/french.ts'
import { lockerName, numberOf, zoneName } from '#lib/names.ts'
import { heightFirstCm, isMeasured } from '#lib/numbers.ts'

/** Booking fields for `placeOf` and `isOpen`. */
export const bookingFields = [...bookingState, { slot: slotPlace }] as const satisfies Selection<BookingSlot>

/** Where an order lies, in words. */
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

/** Whether a booking takes an order. Where the server does not say, it decides when the order is sent. */
export const isOpen = ({ active, available }: Pick<BookingSlot, 'active' | 'available'>) =>
  active !== false && (available ?? 1) > 0
