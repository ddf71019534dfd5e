import { useAllBookingSlotsQuery } from '#api/generated/booking-slots.ts'
import { useAllCompanyBookingsQuery } from '#api/generated/companies.ts'
import type { BookingSlot, Order } from '#api/generated/entities.ts'
import type { Asked } from '#api/records/selections.ts'
import { companyOf } from '#domain/orders/place.ts'

/** Bookings of its company, or all when the order has no company (G-23). Undefined until the answer has arrived. */
export function useBookingsFor(
  order: Order,
  q: Asked<'/booking_slots'> & Asked<'/companies/{id}/bookings'>,
): readonly BookingSlot[] | undefined {
  const companyId = companyOf(order)?.id
  const ofCompany = useAllCompanyBookingsQuery(companyId ?? 0, { q }, { enabled: companyId !== undefined })
  const ofAll = useAllBookingSlotsQuery({ q }, { enabled: companyId === undefined })
  return (companyId === undefined ? ofAll : ofCompany).data?.items
}
