import { useMemo } from 'react'
import { byId } from '#api/addresses.ts'
import { useAllCompanyBookings } from '#api/generated/companies.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import { bookingFields, placeOf } from '#features/orders/booking-place.ts'
import type { Draft, KnownPlace } from './draft.ts'

/** The current bookings of the company, read again because the list of companies may be old. */
export function useBookings(companyId: number): BookingSlot[] {
  const { data } = useAllCompanyBookings(companyId, { q: bookingFields }, { staleTime: 0 })
  return useMemo(() => data.items.toSorted(byId), [data])
}

/** The place of a booking and its number of free slots, which is 0 while the booking is switched off. */
export const knownPlace = (booking: BookingSlot): KnownPlace => {
  const available = booking.active === false ? 0 : booking.available
  return { ...placeOf(booking), ...(available !== undefined && { available }) }
}

export const placesOf = (bookings: readonly BookingSlot[]): Draft['places'] =>
  Object.fromEntries(bookings.map((booking) => [booking.id, knownPlace(booking)]))
