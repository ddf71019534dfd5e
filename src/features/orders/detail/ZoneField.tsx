import type { BookingSlot, Order } from '#api/generated/entities.ts'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import type { Selection } from '#api/query-string.ts'
import type { Ref } from '#api/read.ts'
import { companyOf, isOpen, lockerOf, lockerOfBooking, zoneOf } from '#domain/orders/place.ts'
import { changeOnScreen, readRelations } from '#features/orders/change/change-orders.ts'
import { useBookingsFor } from '#features/orders/use-bookings-for.ts'
import { heightFirstCm, isMeasured } from '#lib/numbers.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { fields, messages, titles } from './copy.ts'

/** Fields that the zone options display, and fields that select the offered bookings. */
const zoneFields = [
  'id',
  'active',
  'available',
  { company: ['id'] },
  {
    slot: ['id', 'height', 'width', 'depth', { temperatureZone: ['id', 'name', 'myKey', { locker: ['id'] }] }],
  },
] as const satisfies Selection<BookingSlot>

/** Changes the zone, after a question, by moving the order to another booking: the API cannot set a zone directly. */
export function ZoneField({ order }: { order: Order }) {
  const { id, status, bookingSlot } = order
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.zoneChanged,
    ...changeOnScreen,
    undo: bookingSlot && { read: readRelations, was: { bookingSlot: bookingSlot['@id'] }, same: { status } },
  })
  const bookings = useBookingsFor(order, zoneFields) ?? []

  function ask(target: string) {
    const booking = bookings.find(({ '@id': iri }) => iri === target)
    if (booking === undefined || booking.id === bookingSlot?.id) return
    void confirm({
      title: titles.changeZone,
      message: messages.zoneQuestion(id, zoneOf(booking)),
      run: () => update({ id, body: { bookingSlot: target } }),
    })
  }

  return (
    <FilterSelect
      label={fields.zone}
      value={bookingSlot?.['@id'] ?? ''}
      options={zoneOptions(order, bookings)}
      onChange={ask}
    />
  )
}

function labelOf(booking: Ref<BookingSlot>): string {
  const size = booking.slot && isMeasured(booking.slot) ? heightFirstCm(booking.slot) : undefined
  const free = booking.available === undefined ? undefined : messages.free(booking.available)
  return [zoneOf(booking), size, free].filter(Boolean).join(' · ')
}

/** Open bookings of its company in the same machine, and the current one. Without a number of free slots the server decides. */
export function zoneOptions(order: Order, bookings: readonly BookingSlot[]): (readonly [iri: string, label: string])[] {
  const current = order.bookingSlot
  const listed = bookings.find(({ id }) => id === current?.id)
  const machine = (lockerOf(order) ?? lockerOfBooking(listed))?.id
  const company = companyOf(order)?.id ?? listed?.company?.id
  const possible = bookings.filter((booking) => {
    if (booking.id === current?.id) return true
    const isHere = machine !== undefined && lockerOfBooking(booking)?.id === machine
    const isOurs = booking.company?.id === undefined || booking.company.id === company
    return isHere && isOurs && company !== undefined && isOpen(booking)
  })
  return [
    ...(listed ? [] : [[current?.['@id'] ?? '', zoneOf(current)] as const]),
    ...possible.map((booking) => [booking['@id'], labelOf(booking)] as const),
  ]
}
