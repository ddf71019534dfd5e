import { bookingSlotCreate } from '#api/generated/booking-slots.schema.ts'
import type { BookingSlotCreate } from '#api/generated/booking-slots.writes.ts'
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
 * The rules of the contract, and a quantity of at most the free places of the chosen slot.
 * @param free undefined while no slot is chosen, or when the server does not send the number
 */
export const bookingSchema = (free = Infinity) =>
  bookingSlotCreate.extend({
    locker: chosen,
    zone: chosen,
    capacity: bookingSlotCreate.shape.capacity.refine((wanted) => wanted <= free, messages.tooMany(free)),
  })

/** Exactly the three keys that the server accepts. */
export const toCreate = ({ slot, company, capacity }: BookingSlotCreate): BookingSlotCreate => ({
  slot,
  company,
  capacity,
})
