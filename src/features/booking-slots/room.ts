import type { BookingSlot } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { messages } from './copy.ts'

/**
 * How many slots a booking may hold at most, in words: those that are free besides it, and its own. Undefined when the
 * server does not give both.
 */
export function roomOf({ capacity, slot }: Pick<Ref<BookingSlot>, 'capacity' | 'slot'>) {
  const free = slot?.available
  return free === undefined || free < 0 || capacity === undefined ? undefined : messages.room(free, capacity)
}
