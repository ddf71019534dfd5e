import { rollup } from 'd3-array'
import { byId } from '#api/addresses.ts'
import type { Order, TemperatureZone, BookingSlot } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { bookingStateOf, capacityOf, usedOf } from '#domain/occupancy.ts'
import { zoneOfOrder, lockerOfBooking } from '#domain/orders/place.ts'
import { groupBy } from '#lib/group-by.ts'
import { zoneName, compareNames, lockerName, nameOf } from '#lib/names.ts'

/** The slots of one size in a zone. */
export interface Stock {
  key: string
  zone?: string | undefined
  size?: string | undefined
  slots?: number | undefined
  /** Slots without a reservation. */
  unreserved?: number | undefined
  /** Reserved slots without a parcel. */
  reservedEmpty?: number | undefined
  /** Slots with a parcel. */
  occupied?: number | undefined
}

type Zone = Ref<TemperatureZone>
type Slot = NonNullable<Zone['slots']>[number]

/** Number of slots, and of those without a reservation. An impossible number counts as unknown. */
const countsOf = (slots: readonly Slot[]) => ({
  slots: sum(slots.map(capacityOf)),
  unreserved: sum(slots.map((slot) => (usedOf(slot) === undefined ? undefined : slot.available))),
})

/**
 * Free, reserved and occupied slots by zone and size. Parcels of an unknown size or zone get separate lines, so that
 * the sum of the parcels is correct. They may be in any size of their zone or of the machine, so those sizes show no zero.
 * @param isWhole the parcels are complete
 */
export function stockOf(zones: readonly Zone[], parcels: readonly Order[], isWhole: boolean): Stock[] {
  const counts = new Map<string, number>()
  const known = new Set(zones.flatMap((zone) => zone.slots?.map((slot) => slot['@id']) ?? []))
  const listed = new Set(zones.map((zone) => zone['@id']))
  for (const order of parcels) {
    const [slot, zone] = [order.bookingSlot?.slot?.['@id'], zoneOfOrder(order)?.['@id']]
    const place = slot !== undefined && known.has(slot) ? slot : zone !== undefined && listed.has(zone) ? zone : ''
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  /** Line for parcels of an unknown size or zone. */
  const loose = (place: string, zone: string | undefined): Stock[] => {
    const count = counts.get(place)
    return count === undefined ? [] : [{ key: place, zone, occupied: count }]
  }
  const rows = zones.toSorted(byId).flatMap((zone) => {
    const sizes = groupBy(zone.slots ?? [], ({ size }) => size)
    const isExact = isWhole && !counts.has('') && !counts.has(zone['@id'])
    const stocks = [...sizes].map(([size, slots]): Stock => {
      const occupied = slots.reduce((total, slot) => total + (counts.get(slot['@id']) ?? 0), 0)
      const { slots: total, unreserved } = countsOf(slots)
      const isSure = isExact && total !== undefined && unreserved !== undefined
      return {
        key: `${zone['@id']} ${size}`,
        zone: zoneName(zone),
        size,
        slots: total,
        unreserved,
        reservedEmpty: isSure ? Math.max(0, total - unreserved - occupied) : undefined,
        occupied: isExact || occupied > 0 ? occupied : undefined,
      }
    })
    return [...stocks, ...loose(zone['@id'], zoneName(zone))]
  })
  return [...rows, ...loose('', undefined)]
}

export type BookingRate = ReturnType<typeof bookingRatesOf>[number]

/** Undefined if a term is unknown, because a partial sum would be wrong. */
const sum = (values: readonly (number | undefined)[]) =>
  values.reduce((total, value) => (total === undefined || value === undefined ? undefined : total + value), 0)

/** The bookings of each company in each machine, sorted by name. */
export function bookingRatesOf(bookings: readonly BookingSlot[]) {
  const groups = groupBy(bookings, (booking) => `${lockerOfBooking(booking)?.id ?? '?'} ${booking.company?.id ?? '?'}`)
  const rates = [...groups].map(([key, group]) => {
    const [locker, company] = [group.map(lockerOfBooking).find(Boolean), group.find((each) => each.company)?.company]
    const [capacity, used] = [sum(group.map(capacityOf)), sum(group.map(usedOf))]
    return {
      key,
      lockerId: locker?.id,
      machine: lockerName(locker),
      companyId: company?.id,
      company: nameOf(company),
      /** Reserved slots; undefined when the number of a booking is unknown or impossible. */
      capacity,
      /** Reserved slots with an order, including one that is still on its way. */
      used,
      rate: capacity && used !== undefined ? used / capacity : undefined,
      /** Number of bookings in each state. */
      states: rollup(
        group.flatMap((booking) => bookingStateOf(booking) ?? []),
        ({ length }) => length,
        (state) => state,
      ),
    }
  })
  return rates.toSorted(
    (a, b) => compareNames(a.machine ?? '', b.machine ?? '') || compareNames(a.company ?? '', b.company ?? ''),
  )
}
