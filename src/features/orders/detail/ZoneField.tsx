import type { Order } from '#api/generated/entities.ts'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import { zoneOf } from '#features/orders/booking-place.ts'
import { readRelations } from '#features/orders/read-relations.ts'
import { useBookingsFor } from '#features/orders/use-bookings-for.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { fields, messages, titles } from './copy.ts'
import { zoneFields, zoneOptions } from './zone-options.ts'

/** Changes the zone, after a question, by moving the order to another booking: the API cannot set a zone directly. */
export function ZoneField({ order }: { order: Order }) {
  const { id, status, bookingSlot } = order
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.zoneChanged,
    serverSentence: 'if forbidden',
    rereadsAfter: 'any failure',
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
