/** Selections of fields that several features ask for, because features must not import each other. */
import type { BookingSlot, Company, Locker, Order, Slot, TemperatureZone } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'

interface Related {
  company: Selection<Company>
  locker: Selection<Locker>
  zone?: Selection<TemperatureZone>
}

/**
 * Fields shown by every list of orders. Neither the client nor the pick-up code, because they are private. Some servers send company and machine only below the
 * booking, so both places are requested. `hold` and `history` give the deadline.
 */
export const orderRow = ({ company, locker, zone = [] }: Related): Selection<Order> => [
  'id',
  'barcode',
  'multiOrderCode',
  'cleveronSlotId',
  'status',
  'createdAt',
  'hold',
  'history',
  { company },
  { locker },
  { bookingSlot: [{ company }, { slot: [{ temperatureZone: [...zone, { locker }] }] }] },
]

/** Dimensions, zone and machine of a slot. */
export const slotPlace = [
  'id',
  'height',
  'width',
  'depth',
  { temperatureZone: ['id', 'name', 'myKey', { locker: ['id', 'location', 'shortLocation'] }] },
] as const satisfies Selection<Slot>

/** Fields of a booking without its slot. */
export const bookingState = ['id', 'capacity', 'available', 'active'] as const satisfies Selection<BookingSlot>
