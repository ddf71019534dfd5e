import type { BookingSlot } from '#api/generated/entities.ts'
import { isOpen } from '#features/orders/booking-place.ts'
import { compareNames } from '#lib/names.ts'
import { type Draft, unknownPlace } from './draft.ts'

/** Above this many bookings the list gets a filter, and folds those that cannot be used. */
const MANY = 20

export interface SlotFilter {
  machine: string
  zone: string
}

export const noFilter: SlotFilter = { machine: '', zone: '' }

interface Shown {
  filter: SlotFilter
  /** Bookings with a quantity. They are shown whatever the filter, so that no quantity is hidden. */
  kept: ReadonlySet<number>
}

const unique = (names: readonly string[]) => [...new Set(names)].toSorted(compareNames)

/** The bookings of the list, those that can be used first, and what the filter offers. */
export function slotRows(bookings: readonly BookingSlot[], places: Draft['places'], { filter, kept }: Shown) {
  const placeOf = ({ id }: BookingSlot) => places[id] ?? unknownPlace
  const isUsable = (booking: BookingSlot) => isOpen(booking) || kept.has(booking.id)
  const isLong = bookings.length > MANY
  const inMachine = bookings.filter((each) => filter.machine === '' || placeOf(each).machine === filter.machine)
  const fits = (each: BookingSlot) =>
    kept.has(each.id) || (inMachine.includes(each) && (filter.zone === '' || placeOf(each).zone === filter.zone))
  const shown = isLong ? bookings.filter(fits) : bookings
  const usable = shown.filter(isUsable)
  const closed = shown.filter((each) => !isUsable(each))
  return {
    isLong,
    machines: unique(bookings.map((each) => placeOf(each).machine)),
    zones: unique(inMachine.map((each) => placeOf(each).zone)),
    usable: isLong ? usable : [...usable, ...closed],
    closed: isLong ? closed : [],
  }
}
