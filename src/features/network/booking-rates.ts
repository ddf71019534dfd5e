import type { BookingSlot } from '#api/generated/entities.ts'
import { type BookingState, bookingStateOf, capacityOf, usedOf } from '#domain/occupancy.ts'
import { lockerOfBooking } from '#domain/orders/place.ts'
import { groupBy } from '#lib/group-by.ts'
import { compareNames, lockerName, nameOf } from '#lib/names.ts'

/** The bookings of one company in one machine. */
export interface BookingRate {
  key: string
  lockerId?: number | undefined
  machine?: string | undefined
  companyId?: number | undefined
  company?: string | undefined
  /** Reserved slots; undefined when the number of a booking is unknown or impossible. */
  capacity?: number | undefined
  /** Reserved slots with an order, including one that is still on its way. */
  used?: number | undefined
  /** used ÷ capacity. */
  rate?: number | undefined
  /** Number of bookings in each state. */
  states: ReadonlyMap<BookingState, number>
}

/** Undefined if a term is unknown, because a partial sum would be wrong. */
const sum = (values: readonly (number | undefined)[]) =>
  values.reduce((total, value) => (total === undefined || value === undefined ? undefined : total + value), 0)

/** Rates by machine and company, sorted by name. */
export function bookingRatesOf(bookings: readonly BookingSlot[]): BookingRate[] {
  const groups = groupBy(bookings, (booking) => `${lockerOfBooking(booking)?.id ?? '?'} ${booking.company?.id ?? '?'}`)
  const rates = [...groups].map(([key, group]): BookingRate => {
    const [locker, company] = [group.map(lockerOfBooking).find(Boolean), group.find((each) => each.company)?.company]
    const [capacity, used] = [sum(group.map(capacityOf)), sum(group.map(usedOf))]
    const states = groupBy(group, bookingStateOf)
    states.delete(undefined)
    return {
      key,
      lockerId: locker?.id,
      machine: lockerName(locker),
      companyId: company?.id,
      company: nameOf(company),
      capacity,
      used,
      rate: capacity && used !== undefined ? used / capacity : undefined,
      states: new Map([...states].flatMap(([state, { length }]) => (state === undefined ? [] : [[state, length]]))),
    }
  })
  return rates.toSorted(
    (a, b) => compareNames(a.machine ?? '', b.machine ?? '') || compareNames(a.company ?? '', b.company ?? ''),
  )
}
