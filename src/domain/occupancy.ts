/** Occupancy of machines and bookings, shared by « Réseau », « Aujourd'hui » and the list of bookings. */
import type { BookingSlot, SlotsInfos, TemperatureZone } from '#api/generated/entities.ts'
import { isWholeCount } from '#lib/numbers.ts'

/** Shares of occupied slots from which a machine is tense, and critical. Both are inclusive. */
const TENSE = 0.8
const CRITICAL = 0.95

/** `unmeasured`: the number of slots is unknown. `unread`: enough unread parcels for tension may be in the machine. */
export type Level = 'free' | 'tense' | 'critical' | 'unmeasured' | 'unread'

/**
 * Two measures of a machine: `unreserved` counts slots that no company has reserved, `occupied` counts parcels that should be in
 * the machine. A machine may be fully reserved and empty.
 */
export interface Occupancy {
  level: Level
  /** Number of slots, if the server sends a valid one. */
  total?: number | undefined
  unreserved?: number | undefined
  /** Number of known parcels. Undefined, not zero, while none is known and there may be more. */
  occupied?: number | undefined
  /** True when there may be more parcels than `occupied`. */
  isAtLeast: boolean
  /** occupied ÷ total; more than 1 when there are more parcels than slots. */
  share?: number | undefined
}

/** The occupancy by the known parcels. `mayBeMore` is Infinity until all parcels have been read. */
export function occupancyOf(infos: SlotsInfos | undefined, parcels: number, mayBeMore: number): Occupancy {
  const total = isWholeCount(infos?.total) && infos.total > 0 ? infos.total : undefined
  const isPossible = isWholeCount(infos?.available) && (total === undefined || infos.available <= total)
  const occupied = mayBeMore === 0 || parcels > 0 ? parcels : undefined
  return {
    level: levelOf(parcels, mayBeMore, total),
    total,
    unreserved: isPossible ? infos?.available : undefined,
    occupied,
    isAtLeast: mayBeMore > 0,
    share: total === undefined || occupied === undefined ? undefined : occupied / total,
  }
}

/** Level of a machine. Known parcels decide it when further ones could only raise it. */
function levelOf(parcels: number, mayBeMore: number, total: number | undefined): Level {
  if (total === undefined) return 'unmeasured'
  if (parcels / total >= CRITICAL) return 'critical'
  if (parcels / total >= TENSE) return 'tense'
  return (parcels + mayBeMore) / total < TENSE ? 'free' : 'unread'
}

export const isUnderTension = ({ level }: Occupancy) => level === 'tense' || level === 'critical'

/** State of a booking that needs attention. An inactive booking takes no parcels, but still blocks its slots. */
export type BookingState = 'saturated' | 'idle' | 'inactive'

type Counts = Pick<BookingSlot, 'capacity' | 'available' | 'active'>

/** Number of reserved slots; undefined for an invalid number. */
export const capacityOf = ({ capacity }: Pick<Counts, 'capacity'>) => (isWholeCount(capacity) ? capacity : undefined)

/** Number of reserved slots that orders use, including orders that are not in the machine yet. */
export function usedOf({ capacity, available }: Pick<Counts, 'capacity' | 'available'>): number | undefined {
  const reserved = capacityOf({ capacity })
  return reserved !== undefined && isWholeCount(available) && available <= reserved ? reserved - available : undefined
}

/** Whether the state of a booking is known: it is inactive, or the server sends the counts to decide it. */
export const isJudged = (booking: Counts) => booking.active === false || usedOf(booking) !== undefined

export function bookingStateOf(booking: Counts): BookingState | undefined {
  const [capacity, used] = [capacityOf(booking), usedOf(booking)]
  if (!capacity) return undefined
  if (booking.active === false) return 'inactive'
  return used === capacity ? 'saturated' : used === 0 ? 'idle' : undefined
}

/** Lowest and highest good temperature in °C, both inclusive. */
export type Band = readonly [lowest: number, highest: number]

/** Bands by the key of the zone: HT, MT, LT. */
export type TemperatureBands = Readonly<Record<string, Band>>

/** `unjudged`: config.json has no band for the zone. */
export type Verdict = 'inside' | 'outside' | 'unmeasured' | 'unjudged'

export type Measured = Pick<TemperatureZone, 'myKey' | 'currentTemp'>

export const bandOf = ({ myKey }: Measured, bands: TemperatureBands): Band | undefined =>
  myKey !== undefined && Object.hasOwn(bands, myKey) ? bands[myKey] : undefined

export function verdictOf(zone: Measured, bands: TemperatureBands): Verdict {
  const band = bandOf(zone, bands)
  if (zone.currentTemp === undefined) return 'unmeasured'
  if (band === undefined) return 'unjudged'
  const [lowest, highest] = band
  return zone.currentTemp >= lowest && zone.currentTemp <= highest ? 'inside' : 'outside'
}
