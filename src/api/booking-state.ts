/** Bookings that need attention. Shared by the network, « Aujourd'hui » and the list of bookings, so that they agree. */
import type { BookingSlot } from '#api/generated/entities.ts'
import { isWholeCount } from '#lib/numbers.ts'

/** An inactive booking takes no parcel, and keeps its slots from others. */
export type BookingState = 'saturated' | 'idle' | 'inactive'

type Counts = Pick<BookingSlot, 'capacity' | 'available' | 'active'>

/** How many slots are reserved; undefined for an impossible number. */
export const capacityOf = ({ capacity }: Pick<Counts, 'capacity'>) => (isWholeCount(capacity) ? capacity : undefined)

/** How many of them an order occupies, also one that is still on its way. */
export function usedOf({ capacity, available }: Pick<Counts, 'capacity' | 'available'>): number | undefined {
  const reserved = capacityOf({ capacity })
  return reserved !== undefined && isWholeCount(available) && available <= reserved ? reserved - available : undefined
}

/** Whether the server gives the counts that decide between full, unused and neither. An inactive booking is none of them. */
export const isJudged = (booking: Counts) => booking.active === false || usedOf(booking) !== undefined

export function bookingStateOf(booking: Counts): BookingState | undefined {
  const [capacity, used] = [capacityOf(booking), usedOf(booking)]
  if (!capacity) return undefined
  if (booking.active === false) return 'inactive'
  return used === capacity ? 'saturated' : used === 0 ? 'idle' : undefined
}
