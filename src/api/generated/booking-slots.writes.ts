// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { type WriteOptions, writeOptions } from '../write.ts'
import { bookingSlot, type BookingSlot } from './entities.ts'

export interface BookingSlotCreate {
  slot: string
  company: string
  capacity: number
}

export interface BookingSlotUpdate {
  capacity?: number
  active?: boolean
}

export type CreateVariables = { body: BookingSlotCreate }

/** Reserve slots for a company. */
export const useCreateBookingSlot = (options?: WriteOptions<BookingSlot, CreateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'booking-slots',
      operation: 'create',
      call: ({ body }: CreateVariables) => ({ method: 'POST', path: 'booking_slots', body, contentType: 'application/ld+json' }),
      read: identified(bookingSlot),
      meta: { invalidates: ['booking-slots', 'companies', 'lockers', 'temperature-zones', 'slots'] },
      options,
    }),
  )

export type UpdateVariables = { id: number; body: BookingSlotUpdate }

/** Change how many slots are reserved, or switch a booking on or off. */
export const useUpdateBookingSlot = (options?: WriteOptions<BookingSlot, UpdateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'booking-slots',
      operation: 'update',
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `booking_slots/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(bookingSlot),
      meta: { invalidates: ['booking-slots', 'companies', 'lockers', 'temperature-zones', 'slots'] },
      options,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete a booking that was switched off before. */
export const useRemoveBookingSlot = (options?: WriteOptions<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      resource: 'booking-slots',
      operation: 'remove',
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `booking_slots/${id}` }),
      read: nothing,
      meta: { invalidates: ['booking-slots', 'companies', 'lockers', 'temperature-zones', 'slots'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'booking-slots' },
      options,
    }),
  )
