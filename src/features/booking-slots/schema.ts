import { idOf } from '#api/addresses.ts'
import { bookingSlotCreate } from '#api/generated/booking-slots.schema.ts'
import type { BookingSlotCreate } from '#api/generated/booking-slots.writes.ts'
import * as companies from '#api/generated/companies.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import { z } from '#lib/zod.ts'
import { words } from '#ui/copy.ts'
import { messages } from './copy.ts'

/** The values of the form. The machine and the zone only lead to the slot and are not sent. */
export interface BookingValues {
  company: string
  locker: string
  zone: string
  slot: string
  capacity: number | string
}

const chosen = z.string().min(1, words.required)

/**
 * The rules of the contract, and a quantity of at most the free places of the chosen slot. Gives the three keys that are sent.
 * @param free undefined while no slot is chosen, or when the server does not send the number
 */
export const bookingSchema = (free = Infinity) =>
  bookingSlotCreate
    .extend({
      locker: chosen,
      zone: chosen,
      capacity: bookingSlotCreate.shape.capacity.refine((wanted) => wanted <= free, messages.tooMany(free)),
    })
    .transform(({ locker: _locker, zone: _zone, ...body }) => body)

/** Finds a sent booking by slot and quantity. It has no date, so its company's bookings are read before anything is sent. */
export const lostBooking = {
  candidates: ({ company }: Pick<BookingSlotCreate, 'company'>) =>
    companies.allBookings(idOf(company) ?? 0, { q: ['id', 'capacity', { slot: ['id'] }] }),
  matches: ({ slot, capacity }: BookingSlot, sent: BookingSlotCreate) =>
    slot?.id !== undefined && slot.id === idOf(sent.slot) && capacity === sent.capacity,
}
