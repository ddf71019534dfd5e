import type { BookingSlot, Slot } from './generated/entities.ts'
import type { Selection } from './query-string.ts'

/** The fields that say where a slot is and how large: its dimensions, its zone and its machine. */
export const slotPlace = [
  'id',
  'height',
  'width',
  'depth',
  { temperatureZone: ['id', 'name', 'myKey', { locker: ['id', 'location', 'shortLocation'] }] },
] as const satisfies Selection<Slot>

/** Fields of a booking without its slot. */
export const bookingState = ['id', 'capacity', 'available', 'active'] as const satisfies Selection<BookingSlot>
