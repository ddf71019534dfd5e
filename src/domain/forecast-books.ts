/** The books of a forecast, from orders: as they are, and as they stood at an earlier moment. */
import type { Order } from '#api/generated/entities.ts'
import { timeOf } from '#lib/dates.ts'
import type { ExpectedParcel, PastStay } from './forecast.ts'
import { depositOf } from './orders/hold.ts'
import { lockerOf } from './orders/place.ts'
import { isInMachine, isOrderStatus } from './orders/status.ts'
import { datedEntries, type StayPeriod, staysOf } from './orders/timeline.ts'

const MINUTE = 60_000

/** Statuses of a parcel that is on its way to its machine. */
export const ON_THE_WAY = ['ready_for_delivery', 'picked_up'] as const
const isOnTheWay = (status: string | undefined) => ON_THE_WAY.some((each) => each === status)

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

/** An odd number of beginnings and ends has passed. */
export const wasOnItsWay = ({ ways }: Track, at: number) => ways.filter((change) => change <= at).length % 2 === 1

/**
 * The stays that count at a moment: those whose hold time was over, because among the newest ones only the quick ones have
 * ended. As in « Analyse », one that went on has its length so far.
 */
export const staysAt = (tracks: readonly Track[], at: number): PastStay[] =>
  tracks.flatMap(({ machineId, stays, holdMs, expiredAt = Infinity }) =>
    holdMs === undefined
      ? []
      : stays.flatMap(({ from, to = Infinity }) => {
          if (from > at || (from + holdMs > at && expiredAt > at)) return []
          return [{ machineId, ms: Math.min(to, at) - from, isRunning: to > at }]
        }),
  )

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

/** The oldest creation among these orders. */
export const oldestCreation = (orders: readonly Order[]): number | undefined => {
  const times = orders.flatMap(({ createdAt }) => timeOf(createdAt) ?? [])
  return times.length === 0 ? undefined : times.reduce((oldest, time) => Math.min(oldest, time))
}
