import { useMemo } from 'react'
import { useAllCompanyBookings } from '#api/generated/companies.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import { byId } from '#api/iri.ts'
import { bookingFields, placeOf } from '#features/orders/place.ts'
import type { Draft, KnownPlace } from './draft.ts'

/** The bookings of the company as they are now, not as they were when the companies were listed (G-23). */
export function useBookings(companyId: number): BookingSlot[] {
  const { data } = useAllCompanyBookings(companyId, { q: bookingFields }, { staleTime: 0 })
  return useMemo(() => data.items.toSorted(byId), [data])
}

/** Where a booking is and how many orders it takes: none while it is switched off. */
export const knownPlace = (booking: BookingSlot): KnownPlace => {
  const available = booking.active === false ? 0 : booking.available
  return { ...placeOf(booking), ...(available !== undefined && { available }) }
}

export const placesOf = (bookings: readonly BookingSlot[]): Draft['places'] =>
  Object.fromEntries(bookings.map((booking) => [booking.id, knownPlace(booking)]))
