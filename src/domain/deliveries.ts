/** The facts of each delivery, and the shares that are made of many. */
import type { Company, Locker, Order } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { tahitiOf, timeOf } from '#lib/dates.ts'
import { lockerName, nameOf } from '#lib/names.ts'
import { firstEntry } from './orders/history.ts'
import { companyOf, lockerOf } from './orders/place.ts'
import { isInMachine } from './orders/status.ts'
import { stayOf } from './orders/timeline.ts'

/** Minimum number of deliveries for a figure, and of stays for a forecast. */
export const FEWEST = 20

const MINUTE = 60_000
const DAY_MS = 24 * 60 * MINUTE

/** A company or a machine. Without id and name it is unknown. */
export interface Party {
  id?: number | undefined
  name?: string | undefined
}

export const companyParty = (company: Ref<Company> | undefined): Party => ({ id: company?.id, name: nameOf(company) })
export const machineParty = (locker: Ref<Locker> | undefined): Party => ({ id: locker?.id, name: lockerName(locker) })

/** Total time in the machine over all stays, up to now for a parcel that is still there. */
export type Stay = NonNullable<ReturnType<typeof stayOf>>

/** Statuses after which a parcel counts as having been in a machine. */
const AFTER_A_STAY = new Set<string | undefined>(['receive', 'return', 'operout'])
const COLLECTED = new Set<string | undefined>(['receive', 'return'])

/** Facts of an order for the figures. A fact is undefined when the server does not send it. */
export type Delivery = ReturnType<typeof deliveryOf>

export function deliveryOf(order: Order, now: number) {
  const { history = [], status, hold } = order
  const statuses = [status, ...history.map((entry) => entry.status)]
  const deposit = firstEntry(history, 'operin')
  const collection = firstEntry(history, 'receive')
  const createdAt = timeOf(order.createdAt) ?? firstEntry(history, 'created')
  return {
    company: companyParty(companyOf(order)),
    machine: machineParty(lockerOf(order)),
    /** The day of its creation in Tahiti. */
    createdDay: createdAt === undefined ? undefined : tahitiOf(createdAt).day,
    /** True if it has been in a machine, even at an unknown date. */
    wasDeposited: statuses.some((each) => isInMachine(each) || AFTER_A_STAY.has(each)),
    deposit,
    isCollected: statuses.some((each) => COLLECTED.has(each)),
    /** Collected, and brought back by the client. */
    isReturned: statuses.includes('return'),
    /** The client's first collection. One before the deposit belongs to an earlier stay that the history has lost. */
    collection: deposit !== undefined && collection !== undefined && collection < deposit ? undefined : collection,
    // 0 would make every parcel expire at its deposit.
    holdMs: hold !== undefined && hold > 0 ? hold * MINUTE : undefined,
    /** The server has marked it as expired. */
    isMarkedExpired: statuses.includes('overtime'),
    /** Undefined when its history does not give it. */
    stay: stayOf(order, now),
  }
}

/** `early`: too soon to decide. `unknown`: the history is incomplete. `apart`: it was never in a machine. */
export type Verdict = 'yes' | 'no' | 'early' | 'unknown' | 'apart'

/** Collected within 24 hours of the deposit. Only deposits of more than 24 hours ago count, even if collected earlier. */
export function isCollectedInADay(delivery: Delivery, now: number): Verdict {
  const { wasDeposited, deposit, isCollected, collection } = delivery
  if (!wasDeposited) return 'apart'
  if (deposit === undefined) return 'unknown'
  if (deposit + DAY_MS > now) return 'early'
  if (!isCollected) return 'no'
  if (collection === undefined) return 'unknown'
  return collection - deposit <= DAY_MS ? 'yes' : 'no'
}

/**
 * Expired: marked as such by the server, or longer in the machine than the hold time. Only deliveries whose hold time is over
 * count, because otherwise quick collections would be overrepresented among the newest ones.
 */
export function isExpired(delivery: Delivery, now: number): Verdict {
  const { wasDeposited, deposit, holdMs, isMarkedExpired, stay } = delivery
  if (!wasDeposited) return 'apart'
  if (deposit === undefined || holdMs === undefined) return 'unknown'
  if (isMarkedExpired) return 'yes'
  if (deposit + holdMs > now) return 'early'
  if (stay === undefined) return 'unknown'
  return stay.ms > holdMs ? 'yes' : 'no'
}

/** Share of « yes » among the deliveries with an answer. */
export type Share = ReturnType<typeof shareOf>

export function shareOf(verdicts: readonly Verdict[]) {
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length
  const yes = count('yes')
  const of = yes + count('no')
  return {
    yes,
    of,
    /** Undefined when too few deliveries have an answer. */
    part: of < FEWEST ? undefined : yes / of,
    /** Left out because it is too soon to decide. */
    early: count('early'),
    /** Left out because their history is incomplete. */
    unknown: count('unknown'),
  }
}

/** Share of the orders that expired. */
export const expiredShare = (orders: readonly Order[], now: number) =>
  shareOf(orders.map((order) => isExpired(deliveryOf(order, now), now)))
