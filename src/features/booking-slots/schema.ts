import { bookingSlotCreate } from '#api/generated/booking-slots.schema.ts'
import type { BookingSlotCreate } from '#api/generated/booking-slots.ts'
import { z } from '#lib/zod.ts'
import { messages } from './copy.ts'

/** What is chosen and typed: a machine and a zone lead to the slot, and are not sent. */
export interface BookingValues {
  company: string
  locker: string
  zone: string
  slot: string
  capacity: number | string
}

const chosen = z.string().min(1, messages.required)

/**
 * The rules of the contract, and no more than the chosen slot has free (G-68).
 * @param free undefined while no slot is chosen, or when the server did not say
 */
export const bookingSchema = (free = Infinity) =>
  bookingSlotCreate.extend({
    locker: chosen,
    zone: chosen,
    capacity: bookingSlotCreate.shape.capacity.refine((wanted) => wanted <= free, messages.tooMany(free)),
  })

/** Exactly three keys (BK-50). */
export const toCreate = ({ slot, company, capacity }: BookingSlotCreate): BookingSlotCreate => ({
  slot,
  company,
  capacity,
})
