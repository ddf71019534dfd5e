/** Occupancy of machines and bookings. Shared by the network, « Aujourd'hui » and the list of bookings, so that they agree. */
import type { BookingSlot, SlotsInfos } from '#api/generated/entities.ts'
import { isWholeCount } from '#lib/numbers.ts'

/** From this part on a machine is under tension, both inclusive. */
const TENSE = 0.8
const CRITICAL = 0.95

/**
 * `unmeasured`: the server does not say how many slots there are. `unread`: more parcels may be in the machine, enough for tension,
 * and those that are known do not show it.
 */
export type Level = 'free' | 'tense' | 'critical' | 'unmeasured' | 'unread'

/**
 * How full a machine is. There are two measures: `unreserved` counts the slots that no company has reserved, `occupied` the
 * parcels that should be in the machine. A machine may be sold out and empty.
 */
export interface Occupancy {
  level: Level
  /** The number of slots, when the server sends a possible one. */
  total?: number | undefined
  unreserved?: number | undefined
  /** The parcels that are known; undefined while none is known and more may be there, because that is not zero. */
  occupied?: number | undefined
  /** There may be more parcels than `occupied`. */
  isAtLeast: boolean
  /** occupied ÷ total; more than 1 when there are more parcels than slots. */
  share?: number | undefined
}

/** @param mayBeMore how many parcels more than those that are known may be in it; Infinity while not all have been read */
export function occupancyOf(infos: SlotsInfos | undefined, parcels: number, mayBeMore: number): Occupancy {
  const total = isWholeCount(infos?.total) && infos.total > 0 ? infos.total : undefined
  const isPossible = isWholeCount(infos?.available) && (total === undefined || infos.available <= total)
  const occupied = mayBeMore === 0 || parcels > 0 ? parcels : undefined
  const share = total === undefined || occupied === undefined ? undefined : occupied / total
  return {
    level: levelOf(parcels, mayBeMore, total),
    total,
    unreserved: isPossible ? infos?.available : undefined,
    occupied,
    isAtLeast: mayBeMore > 0,
    share,
  }
}

/** More parcels can only raise the level that a part of them shows already. */
function levelOf(parcels: number, mayBeMore: number, total: number | undefined): Level {
  if (total === undefined) return 'unmeasured'
  if (parcels / total >= CRITICAL) return 'critical'
  if (parcels / total >= TENSE) return 'tense'
  return (parcels + mayBeMore) / total < TENSE ? 'free' : 'unread'
}

export const isUnderTension = ({ level }: Occupancy) => level === 'tense' || level === 'critical'

/** A booking that needs attention. An inactive one takes no parcel, and keeps its slots from others. */
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
