import type { BookingSlotCreate } from '#api/generated/booking-slots.writes.ts'
import * as companies from '#api/generated/companies.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import { idOf } from '#api/iri.ts'

/**
 * A booking that was sent is searched among those of its company, and recognised by slot and quantity. A booking has no
 * date, so the bookings of the company are read before anything is sent.
 */
export const lostBooking = {
  candidates: ({ company }: Pick<BookingSlotCreate, 'company'>) =>
    companies.allBookings(idOf(company) ?? 0, { q: ['id', 'capacity', { slot: ['id'] }] }),
  matches: ({ slot, capacity }: BookingSlot, sent: BookingSlotCreate) =>
    slot?.id !== undefined && slot.id === idOf(sent.slot) && capacity === sent.capacity,
}
