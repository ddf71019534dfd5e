/** The books of a forecast, from orders: as they are, and as they stood at an earlier moment. */
import type { Order } from '#api/generated/entities.ts'
import type { ExpectedParcel, PastStay } from './forecast.ts'
import { depositOf } from './orders/history.ts'
import { lockerOf } from './orders/place.ts'
import { isInMachine, isOnTheWay, isOrderStatus } from './orders/status.ts'
import { datedEntries, type StayPeriod, staysOf } from './orders/timeline.ts'

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
export interface Track {
  machineId: number | undefined
  slot: string | undefined
  stays: StayPeriod[]
  /** Milliseconds. Undefined when the order has no hold time. */
  holdMs: number | undefined
  /** When it expired. */
  expiredAt: number | undefined
  /** Beginnings and ends of the times on its way, in turn. The last one may have no end. */
  ways: number[]
}

/** Undefined when the history lacks a date or a status. */
export function trackOf(order: Order): Track | undefined {
  const entries = datedEntries(order.history ?? []).map(({ entry, at }) => ({ status: entry.status, at }))
  const isWhole = entries.length > 0 && entries.every(({ status, at }) => isOrderStatus(status) && at !== undefined)
  const stays = isWhole ? staysOf(order) : undefined
  if (stays === undefined) return undefined
  const dated = entries.map(({ status, at = 0 }) => ({ status, at }))
  const ways = dated.filter(({ status }, index) => isOnTheWay(status) !== isOnTheWay(dated[index - 1]?.status))
  return {
    ...placeOf(order),
    stays,
    holdMs: order.hold !== undefined && order.hold > 0 ? order.hold * MINUTE : undefined,
    expiredAt: dated.find(({ status }) => status === 'overtime')?.at,
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
