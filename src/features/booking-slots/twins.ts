import type { BookingSlotCreate } from '#api/generated/booking-slots.ts'
import * as companies from '#api/generated/companies.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import { idOf } from '#api/iri.ts'

/**
 * A booking that was sent is found among those of its company, and told by slot and quantity. A booking carries no date: the
 * bookings of the company have to be read before anything is sent.
 */
export const bookingTwins = {
  among: ({ company }: Pick<BookingSlotCreate, 'company'>) =>
    companies.allBookings(idOf(company) ?? 0, { q: ['id', 'capacity', { slot: ['id'] }] }),
  isSame: ({ slot, capacity }: BookingSlot, sent: BookingSlotCreate) =>
    slot?.id !== undefined && slot.id === idOf(sent.slot) && capacity === sent.capacity,
}
