/** How well the size of a booking fits the parcels that used it, for « Taille des réservations ». */
import { sum } from 'd3-array'
import type { BookingSlot, Order } from '#api/generated/entities.ts'
import { dayAfter, daysBetween, startOfDay } from '#lib/dates.ts'
import { FEWEST } from './deliveries.ts'
import { capacityOf, usedOf } from './occupancy.ts'
import { UNDER_WAY } from './orders/status.ts'
import { type StayPeriod, staysOf } from './orders/timeline.ts'

/** A parcel, for the use of its booking. */
export interface BookedParcel {
  /** Stays in the machine. Undefined when their dates are unknown. */
  stays: readonly StayPeriod[] | undefined
  /** It uses a place now, in the machine or on its way there. */
  holdsPlace: boolean
}

const HOLDS_PLACE = new Set<string | undefined>(['created', ...UNDER_WAY])

export const bookedParcelOf = (order: Order): BookedParcel => ({
  stays: staysOf(order),
  holdsPlace: HOLDS_PLACE.has(order.status),
})

/** The days of a period in Tahiti, both included, up to `now`: their first moments, and the end of the last one. */
export function momentsOf({ first, last }: { first: string; last: string }, now: number): number[] {
  const starts = daysBetween(first, last)
    .map(startOfDay)
    .filter((start) => start < now)
  const end = Math.min(startOfDay(dayAfter(last, 1)), now)
  return starts.length === 0 ? [] : [...starts, end]
}

/** The most parcels at once, for each day between `moments`. One that leaves as another comes gives it its place. */
function dailyPeaks(stays: readonly StayPeriod[], moments: readonly number[]): number[] {
  const changes = stays
    .flatMap(({ from, to = Infinity }) => (from < to ? [[from, 1] as const, [to, -1] as const] : []))
    .toSorted(([a, one], [b, other]) => a - b || one - other)
    .values()
  let next = changes.next()
  let count = 0
  return moments.slice(1).map((end, day) => {
    const start = moments[day] ?? end
    // The parcels that are there when the day begins, and then the highest number until it ends.
    for (; next.done !== true && next.value[0] <= start; next = changes.next()) count += next.value[1]
    let most = count
    for (; next.done !== true && next.value[0] < end; next = changes.next()) {
      count += next.value[1]
      most = Math.max(most, count)
    }
    return most
  })
}

/**
 * `large`: two places or more were never used. `short`: all places were taken at once. `changed`: there were more parcels than
 * places, so the booking was probably larger. `unknown`: the server sends no valid number of places.
 */
export type Verdict = 'large' | 'short' | 'changed' | 'fits' | 'unknown'

/** Why there is no proposal for a booking that is too large. */
export type Doubt = 'inactive' | 'part' | 'undated' | 'missing' | 'few' | 'uncounted' | 'occupied'

export type BookingFit = ReturnType<typeof fitOf>

interface Period {
  /** As from `momentsOf`. */
  moments: readonly number[]
  /** All parcels of the period have been read. */
  isWhole: boolean
}

/** Whether a parcel was in its place during the period of `momentsOf`. */
export function usesPlaceIn({ stays = [] }: BookedParcel, moments: readonly number[]) {
  const [start = Infinity, end = -Infinity] = [moments[0], moments.at(-1)]
  return stays.some(({ from, to = Infinity }) => from < end && to > start && from < to)
}

export function fitOf(booking: BookingSlot, parcels: readonly BookedParcel[], period: Period) {
  const { moments, isWhole } = period
  const inPeriod = parcels.filter((parcel) => usesPlaceIn(parcel, moments))
  const peaks = dailyPeaks(
    inPeriod.flatMap(({ stays = [] }) => stays),
    moments,
  )
  const most = Math.max(0, ...peaks)
  const daysOf = (isSuch: (peak: number) => boolean) => peaks.filter(isSuch).length
  const undated = parcels.filter(({ stays }) => stays === undefined).length
  const used = usedOf(booking)
  // The server knows of parcels in this booking that have not been read.
  const hasUnread = used !== undefined && used > parcels.filter(({ holdsPlace }) => holdsPlace).length
  // A booking reserves one place or more, so that zero is no valid number.
  const capacity = capacityOf(booking) || undefined
  const daysFull = capacity === undefined ? 0 : daysOf((peak) => peak >= capacity)
  const verdict = verdictOf(capacity, most, daysFull)
  const wanted = Math.max(most + 1, used ?? 0)
  const doubts: [Doubt, boolean][] = [
    ['inactive', booking.active === false],
    ['part', !isWhole],
    ['undated', undated > 0],
    ['missing', hasUnread],
    ['few', inPeriod.length < FEWEST],
    ['uncounted', used === undefined],
    ['occupied', capacity !== undefined && wanted >= capacity],
  ]
  const [doubt] = doubts.find(([, applies]) => applies) ?? []
  return {
    booking,
    verdict,
    /** Number of reserved places. */
    capacity,
    /** Number of parcels that used a place in the period. */
    parcels: inPeriod.length,
    /** Number of parcels whose dates are unknown. They are in no figure. */
    undated,
    /** The highest number of places used at once, and the number of days with it. */
    most,
    daysAtMost: daysOf((peak) => peak === most),
    /** Days on which all places were used at once. */
    daysFull,
    daysUnused: daysOf((peak) => peak === 0),
    days: peaks.length,
    /** The parcels may be incomplete, so `most` and `daysFull` are lower bounds. */
    isAtLeast: !isWhole || undated > 0 || hasUnread,
    /** A smaller number of places that would have been enough: the highest use plus one, and no less than are taken now. */
    proposed: verdict === 'large' && doubt === undefined ? wanted : undefined,
    doubt: verdict === 'large' ? doubt : undefined,
  }
}

function verdictOf(capacity: number | undefined, most: number, daysFull: number): Verdict {
  if (capacity === undefined) return 'unknown'
  if (most > capacity) return 'changed'
  if (daysFull > 0) return 'short'
  return most + 1 < capacity ? 'large' : 'fits'
}

const order: readonly Verdict[] = ['large', 'short', 'changed', 'fits', 'unknown']

/** The worst waste first, by places that were never used, then the worst shortage, by days without a free place. */
export function byNeed(one: BookingFit, other: BookingFit): number {
  const unusedPlaces = ({ capacity = 0, most }: BookingFit) => capacity - most
  return (
    order.indexOf(one.verdict) - order.indexOf(other.verdict) ||
    (one.verdict === 'large' ? unusedPlaces(other) - unusedPlaces(one) : other.daysFull - one.daysFull) ||
    (other.capacity ?? 0) - (one.capacity ?? 0) ||
    one.booking.id - other.booking.id
  )
}

/** Sums over several bookings. */
export const sumOf = (fits: readonly BookingFit[]) => ({
  bookings: fits.length,
  /** Reserved places. Undefined when the number of a booking is unknown. */
  reserved: fits.some(({ capacity }) => capacity === undefined) ? undefined : sum(fits, ({ capacity }) => capacity),
  /** Places that were never used in the period. A booking that is full gives none for another one. */
  unused: sum(fits, ({ capacity, most }) => (capacity === undefined ? 0 : Math.max(0, capacity - most))),
  /** Places that the proposals would free. */
  freed: sum(fits, ({ capacity = 0, proposed = capacity }) => capacity - proposed),
  /** Number of bookings with days without a free place. */
  short: fits.filter(({ verdict }) => verdict === 'short').length,
  isAtLeast: fits.some((fit) => fit.isAtLeast),
})
