/** How many slots of a machine will probably be free, from the parcels that are known and the stays of earlier ones. */
import { bisectLeft, bisectRight } from 'd3-array'
import type { Order } from '#api/generated/entities.ts'
import { FEWEST } from '#domain/deliveries.ts'
import { depositOf } from '#domain/orders/history.ts'
import { lockerOf } from '#domain/orders/place.ts'
import { isInMachine, isOnTheWay, isOrderStatus } from '#domain/orders/status.ts'
import { datedEntries, type StayPeriod, staysOf } from '#domain/orders/timeline.ts'
import { groupBy } from '#lib/group-by.ts'

export const DAY_MS = 86_400_000

/** A forecast is for the same hour tomorrow, in two and in three days. */
export const HORIZONS = [1, 2, 3] as const

/** From this number of stays on, a machine is judged by its own. */
const OWN_STAYS = 50

/** The part of the distribution that the range leaves out at each end. */
const TAIL = 0.1
/** Rounding error of a sum of probabilities. */
const EPSILON = 1e-9

/** A stay that is long enough ago to count. One that goes on has its length so far. */
export interface PastStay {
  machineId: number | undefined
  ms: number
  isRunning: boolean
}

/** A parcel that is in a machine or on its way to one. */
export interface ExpectedParcel {
  /** Undefined when the server does not tell: it may be in any machine. */
  machineId: number | undefined
  /** IRI of the booked slot. Undefined when unknown: it may be in any of the machine. */
  slot: string | undefined
  isOnItsWay: boolean
  /** Time in the machine. Undefined when the deposit has no date. */
  age: number | undefined
}

/** A machine, or its slots of one kind. */
export interface Place {
  machineId: number
  /** Number of slots. Undefined when the server does not tell. */
  total: number | undefined
  /** IRIs of the slots of one kind. Undefined for the whole machine. */
  slots?: ReadonlySet<string>
}

/** The known parcels and stays at one moment. */
export interface Books {
  parcels: readonly ExpectedParcel[]
  stays: readonly PastStay[]
  /** There may be further parcels in any machine. */
  hasGaps?: boolean
}

/** Number of free slots that is reached with a probability of at least 80 %. */
export interface Range {
  least: number
  most: number
}

/** The ranges for each of `HORIZONS`, and the stays that they come from; or why there is none. */
export type Forecast = { ranges: Range[]; stays: number; isOwn: boolean } | 'few' | 'unmeasured'

type Lengths = ReturnType<typeof lengthsOf>

/** Lengths of the stays, sorted. */
function lengthsOf(stays: readonly PastStay[]) {
  const sorted = (isRunning: boolean) =>
    Float64Array.from(stays.filter((stay) => stay.isRunning === isRunning).map(({ ms }) => ms)).toSorted()
  return { ended: sorted(false), running: sorted(true) }
}

/** Share of the stays beyond `age` that went on for `ahead`. One that goes on counts as longer. Undefined for none. */
function shareStaying({ ended, running }: Lengths, age: number, ahead: number): number | undefined {
  const goingOn = running.length - bisectLeft(running, age)
  const reached = ended.length - bisectLeft(ended, age) + goingOn
  return reached === 0 ? undefined : (ended.length - bisectRight(ended, age + ahead) + goingOn) / reached
}

/** Smallest and greatest probability that a parcel takes a slot. They differ where its age, its slot or its arrival is unknown. */
interface Chance {
  least: number
  most: number
}

/** Undefined when the parcel is elsewhere. */
function chanceOf(parcel: ExpectedParcel, place: Place, lengths: Lengths, ahead: number): Chance | undefined {
  const { machineId, slot, isOnItsWay, age } = parcel
  if (machineId !== undefined && machineId !== place.machineId) return undefined
  if (place.slots !== undefined && slot !== undefined && !place.slots.has(slot)) return undefined
  const isSurelyHere = machineId !== undefined && (place.slots === undefined || slot !== undefined)
  const known = isOnItsWay ? 0 : age
  const share = known === undefined ? undefined : shareStaying(lengths, known, ahead)
  return {
    // One on its way arrives between now and then: at once at the earliest.
    least: isSurelyHere ? (share ?? 0) : 0,
    most: isOnItsWay ? 1 : (share ?? 1),
  }
}

/** Probability of 0, 1, 2 … parcels, by convolution, when each stays with its own chance, independently. */
export function distributionOf(chances: readonly number[]): Float64Array {
  const sum = new Float64Array(chances.length + 1)
  sum[0] = 1
  for (const [index, chance] of chances.entries())
    for (let count = index + 1; count >= 0; count -= 1)
      sum[count] = (sum[count] ?? 0) * (1 - chance) + (count > 0 ? (sum[count - 1] ?? 0) * chance : 0)
  return sum
}

/** Smallest number whose cumulated probability reaches `part`, or exceeds it where `isBeyond`. */
function quantile(distribution: Float64Array, part: number, isBeyond: boolean): number {
  let sum = 0
  const limit = isBeyond ? part + EPSILON : part - EPSILON
  const found = distribution.findIndex((chance) => (sum += chance) >= limit)
  return found === -1 ? distribution.length - 1 : found
}

function rangeOf(total: number, chances: readonly Chance[]): Range {
  const fewestStay = quantile(distributionOf(chances.map(({ least }) => least)), TAIL, true)
  const mostStay = quantile(distributionOf(chances.map(({ most }) => most)), 1 - TAIL, false)
  return { least: Math.max(0, total - mostStay), most: Math.max(0, total - fewestStay) }
}

/** Prepares the forecasts of all machines from the same books. */
export function forecaster({ parcels, stays, hasGaps = false }: Books): (place: Place) => Forecast {
  const network = lengthsOf(stays)
  const staysByMachine = groupBy(stays, ({ machineId }) => machineId)
  const parcelsByMachine = groupBy(parcels, ({ machineId }) => machineId)
  return (place) => {
    const { machineId, total } = place
    if (total === undefined) return 'unmeasured'
    const own = staysByMachine.get(machineId) ?? []
    const isOwn = own.length >= OWN_STAYS
    if (!isOwn && stays.length < FEWEST) return 'few'
    const lengths = isOwn ? lengthsOf(own) : network
    const here = [...(parcelsByMachine.get(machineId) ?? []), ...(parcelsByMachine.get(undefined) ?? [])]
    const ranges = HORIZONS.map((days) => {
      const range = rangeOf(
        total,
        here.flatMap((parcel) => chanceOf(parcel, place, lengths, days * DAY_MS) ?? []),
      )
      return hasGaps ? { ...range, least: 0 } : range
    })
    return { ranges, stays: isOwn ? own.length : stays.length, isOwn }
  }
}

/** Whether no slot will probably be free tomorrow. */
export const isFullTomorrow = (forecast: Forecast): boolean =>
  typeof forecast === 'object' && forecast.ranges[0]?.most === 0

/** The books of a forecast, from orders: as they are, and as they stood at an earlier moment. */

const MINUTE = 60_000

const placeOf = (order: Order) => ({ machineId: lockerOf(order)?.id, slot: order.bookingSlot?.slot?.['@id'] })

/** The parcel as it is now. Undefined when it is neither in a machine nor on its way. */
export function expectedParcel(order: Order, now: number): ExpectedParcel | undefined {
  const isOnItsWay = isOnTheWay(order.status)
  if (!isOnItsWay && !isInMachine(order.status)) return undefined
  const deposit = depositOf(order)
  const isDated = deposit !== undefined && deposit <= now
  return { ...placeOf(order), isOnItsWay, age: isDated ? now - deposit : undefined }
}

/** An order whose whole history is known, so that its state at an earlier moment is known. */
export type Track = NonNullable<ReturnType<typeof trackOf>>

/** Undefined when the history lacks a date or a status. */
export function trackOf(order: Order) {
  const entries = datedEntries(order.history ?? []).map(({ entry, at }) => ({ status: entry.status, at }))
  const isWhole = entries.length > 0 && entries.every(({ status, at }) => isOrderStatus(status) && at !== undefined)
  const stays = isWhole ? staysOf(order) : undefined
  if (stays === undefined) return undefined
  const dated = entries.map(({ status, at = 0 }) => ({ status, at }))
  const ways = dated.filter(({ status }, index) => isOnTheWay(status) !== isOnTheWay(dated[index - 1]?.status))
  return {
    ...placeOf(order),
    stays,
    /** Undefined when the order has no hold time. */
    holdMs: order.hold !== undefined && order.hold > 0 ? order.hold * MINUTE : undefined,
    /** When it expired. */
    expiredAt: dated.find(({ status }) => status === 'overtime')?.at,
    /** Beginnings and ends of the times on its way, in turn. The last one may have no end. */
    ways: ways.map(({ at }) => at),
  }
}

const isDuring = ({ from, to = Infinity }: StayPeriod, at: number) => from <= at && at < to

export const isThere = ({ stays }: Track, at: number) => stays.some((stay) => isDuring(stay, at))

/** Whether it was in a machine, or may have been on its way, at a moment or later. */
export const isSince = ({ stays, ways }: Track, at: number) =>
  (ways.at(-1) ?? 0) > at || ways.length % 2 === 1 || stays.some(({ to = Infinity }) => to > at)

/** An odd number of beginnings and ends has passed. */
export const wasOnItsWay = ({ ways }: Track, at: number) => ways.filter((change) => change <= at).length % 2 === 1

/**
 * The stays that count at a moment: those whose hold time was over, because among the newest ones only the quick ones have
 * ended. As in « Analyse », one that went on has its length so far.
 */
export function staysAt(tracks: readonly Track[], at: number): PastStay[] {
  const past: PastStay[] = []
  for (const { machineId, stays, holdMs = Infinity, expiredAt = Infinity } of tracks) {
    for (const { from, to = Infinity } of stays) {
      const isDecided = from <= at && (from + holdMs <= at || (expiredAt <= at && holdMs < Infinity))
      if (isDecided) past.push({ machineId, ms: Math.min(to, at) - from, isRunning: to > at })
    }
  }
  return past
}

/** The parcels in machines and on their way at a moment. */
export const parcelsAt = (tracks: readonly Track[], at: number): ExpectedParcel[] =>
  tracks.flatMap((track) => {
    const { machineId, slot, stays } = track
    const from = stays.find((stay) => isDuring(stay, at))?.from
    if (from === undefined && !wasOnItsWay(track, at)) return []
    return [{ machineId, slot, isOnItsWay: from === undefined, age: from === undefined ? undefined : at - from }]
  })

/** Orders that come from several reads, each once. The last read wins. */
export const eachOnce = (...reads: (readonly Order[])[]): Order[] => [
  ...new Map(reads.flat().map((order) => [order['@id'], order])).values(),
]
