import type { BookingSlot, Order } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import type { Ref } from '#api/read.ts'
import { isOpen } from '#features/orders/booking-place.ts'
import { companyOf, lockerOf } from '#features/orders/place.ts'
import { numberOf } from '#lib/names.ts'
import { messages } from './copy.ts'

/** What tells the zones of a company in one machine apart, and whether they have a slot left. */
export const zoneFields = [
  'id',
  'active',
  'available',
  { company: ['id'] },
  {
    slot: ['id', 'height', 'width', 'depth', { temperatureZone: ['id', 'name', 'myKey', { locker: ['id'] }] }],
  },
] as const satisfies Selection<BookingSlot>

/** « Frais (MT) »; the number of what came as a bare address (G-18), « - » without any booking. */
export function zoneOf(booking: Ref<BookingSlot> | undefined): string {
  const zone = booking?.slot?.temperatureZone
  const id = zone?.id ?? booking?.slot?.id ?? booking?.id
  if (!zone?.name) return zone?.myKey ?? numberOf({ id }) ?? '-'
  return zone.myKey && zone.myKey !== zone.name ? `${zone.name} (${zone.myKey})` : zone.name
}

function labelOf(booking: Ref<BookingSlot>): string {
  const { height, width, depth } = booking.slot ?? {}
  const sides = [height, width, depth].filter((side) => side !== undefined)
  const size = sides.length === 3 ? `${sides.map((side) => side.toLocaleString('fr-FR')).join(' x ')} cm` : undefined
  const free = booking.available === undefined ? undefined : messages.free(booking.available)
  return [zoneOf(booking), size, free].filter(Boolean).join(' · ')
}

/** Whose bookings: the order's company, or the one that its booking turns out to belong to. */
const ownerOf = (order: Order, bookings: readonly BookingSlot[]) =>
  companyOf(order)?.id ?? bookings.find(({ id }) => id === order.bookingSlot?.id)?.company?.id

/**
 * Where an order may be moved: the company's active bookings in the same machine with a slot left, and where it is already
 * (G-26). What a server does not say is left for it to judge.
 */
export function zoneOptions(order: Order, bookings: readonly BookingSlot[]): (readonly [iri: string, label: string])[] {
  const current = order.bookingSlot
  const machine = lockerOf(order)?.id
  const company = ownerOf(order, bookings)
  const possible = bookings.filter((booking) => {
    if (booking.id === current?.id) return true
    const isHere = machine !== undefined && booking.slot?.temperatureZone?.locker?.id === machine
    const isOurs = booking.company?.id === undefined || booking.company.id === company
    return isHere && isOurs && company !== undefined && isOpen(booking)
  })
  const isListed = possible.some(({ id }) => id === current?.id)
  return [
    ...(isListed ? [] : [[current?.['@id'] ?? '', zoneOf(current)] as const]),
    ...possible.map((booking) => [booking['@id'], labelOf(booking)] as const),
  ]
}
