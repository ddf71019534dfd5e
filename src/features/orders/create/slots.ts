import { useMemo } from 'react'
import { byId } from '#api/addresses.ts'
import { useAllCompanyBookings } from '#api/generated/companies.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import { bookingFields, isOpen, placeOf } from '#domain/orders/place.ts'
import { compareNames } from '#lib/names.ts'
import { type Draft, type KnownPlace, unknownPlace } from './draft.ts'

/** Current bookings of the company, refetched because the list of companies may be stale. */
export function useBookings(companyId: number): BookingSlot[] {
  const { data } = useAllCompanyBookings(companyId, { q: bookingFields }, { staleTime: 0 })
  return useMemo(() => data.items.toSorted(byId), [data])
}

/** Machine and zone of a booking, and its number of free slots, which is 0 while the booking is switched off. */
export const knownPlace = (booking: BookingSlot): KnownPlace => {
  const available = booking.active === false ? 0 : booking.available
  return { ...placeOf(booking), ...(available !== undefined && { available }) }
}

export const placesOf = (bookings: readonly BookingSlot[]): Draft['places'] =>
  Object.fromEntries(bookings.map((booking) => [booking.id, knownPlace(booking)]))

/** Above this number of bookings the list has a filter. */
const MANY = 20

export const noFilter = { machine: '', zone: '' }
export type SlotFilter = typeof noFilter

interface Shown {
  filter: SlotFilter
  /** Bookings with a quantity. The filter always keeps them, so that no quantity is hidden. */
  kept: ReadonlySet<number>
}

const unique = (names: readonly string[]) => [...new Set(names)].toSorted(compareNames)

export function slotRows(bookings: readonly BookingSlot[], places: Draft['places'], { filter, kept }: Shown) {
  const whereOf = ({ id }: BookingSlot) => places[id] ?? unknownPlace
  const isUsable = (booking: BookingSlot) => isOpen(booking) || kept.has(booking.id)
  const isLong = bookings.length > MANY
  const inMachine = bookings.filter((each) => filter.machine === '' || whereOf(each).machine === filter.machine)
  const fits = (each: BookingSlot) =>
    kept.has(each.id) || (inMachine.includes(each) && (filter.zone === '' || whereOf(each).zone === filter.zone))
  const shown = isLong ? bookings.filter(fits) : bookings
  return {
    isLong,
    machines: unique(bookings.map((each) => whereOf(each).machine)),
    zones: unique(inMachine.map((each) => whereOf(each).zone)),
    rows: [...shown.filter(isUsable), ...shown.filter((each) => !isUsable(each))],
  }
}
