import { useMutation, useQuery } from '@tanstack/react-query'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import * as companies from '#api/generated/companies.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { companyOf, placeOf } from '#features/orders/place.ts'
import { confirm } from '#ui/confirm.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { fields, messages, titles } from './copy.ts'
import { zoneFields, zoneOptions } from './zone-options.ts'

/** The zone is changed by moving the order to another booking; asked first, then saved (G-26). */
export function ZoneField({ order }: { order: Order }) {
  const { id, bookingSlot } = order
  const { mutateAsync: update } = useMutation(orders.update({ success: messages.zoneChanged, failure: 'refusal' }))
  const bookings = useBookings(companyOf(order)?.id)

  function ask(target: string) {
    const booking = bookings.find(({ '@id': iri }) => iri === target)
    if (booking === undefined || booking.id === bookingSlot?.id) return
    void confirm({
      title: titles.changeZone,
      message: messages.zoneQuestion(id, placeOf(booking).zone),
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

/** Those of the company; of everybody when the order does not say whose it is. Until they are here, none. */
function useBookings(companyId: number | undefined) {
  const params = { q: zoneFields }
  const ofCompany = useQuery({ ...companies.allBookings(companyId ?? 0, params), enabled: companyId !== undefined })
  const ofAll = useQuery({ ...bookingSlots.all(params), enabled: companyId === undefined })
  return (companyId === undefined ? ofAll : ofCompany).data?.items ?? []
}
