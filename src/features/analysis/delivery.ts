import type { Order } from '#api/generated/entities.ts'
import { firstEntry } from '#domain/orders/history.ts'
import { companyOf, lockerOf } from '#domain/orders/place.ts'
import { isInMachine } from '#domain/orders/status.ts'
import { tahitiOf, timeOf } from '#lib/dates.ts'
import { lockerName, nameOf } from '#lib/names.ts'

const MINUTE = 60_000
const DAY_MS = 24 * 60 * MINUTE

/** A company or a machine. Without id and name it is unknown. */
export interface Party {
  id?: number | undefined
  name?: string | undefined
}

/** Total time in the machine over all stays, up to now for a parcel that is still there. */
export interface Stay {
  ms: number
  isRunning: boolean
}

/** Facts of an order for the figures. A fact is undefined when the server does not send it. */
export interface Delivery {
  company: Party
  machine: Party
  /** The day of its creation in Tahiti. */
  createdDay: string | undefined
  /** True if it has been in a machine, even at an unknown date. */
  wasDeposited: boolean
  /** The first deposit. */
  deposit: number | undefined
  isCollected: boolean
  /** Collected, and brought back by the client. */
  isReturned: boolean
  /** The client's first collection. */
  collection: number | undefined
  /** How long the parcel may stay. */
  holdMs: number | undefined
  /** The server has marked it as expired. */
  isMarkedExpired: boolean
  stay: Stay | undefined
}

/** Statuses after which a parcel counts as having been in a machine. */
const AFTER_A_STAY = new Set<string | undefined>(['receive', 'return', 'operout'])
const COLLECTED = new Set<string | undefined>(['receive', 'return'])

/** @param stay how long the order was in the machine; undefined when its history does not give it */
export function deliveryOf(order: Order, stay: Stay | undefined): Delivery {
  const { history = [], status, hold } = order
  const statuses = [status, ...history.map((entry) => entry.status)]
  const deposit = firstEntry(history, 'operin')
  const collection = firstEntry(history, 'receive')
  const createdAt = timeOf(order.createdAt) ?? firstEntry(history, 'created')
  const company = companyOf(order)
  const machine = lockerOf(order)
  return {
    company: { id: company?.id, name: nameOf(company) },
    machine: { id: machine?.id, name: lockerName(machine) },
    createdDay: createdAt === undefined ? undefined : tahitiOf(createdAt).day,
    wasDeposited: statuses.some((each) => isInMachine(each) || AFTER_A_STAY.has(each)),
    deposit,
    isCollected: statuses.some((each) => COLLECTED.has(each)),
    isReturned: statuses.includes('return'),
    // A collection before the deposit belongs to an earlier stay that the history has lost.
    collection: deposit !== undefined && collection !== undefined && collection < deposit ? undefined : collection,
    // 0 would make every parcel expire at its deposit.
    holdMs: hold !== undefined && hold > 0 ? hold * MINUTE : undefined,
    isMarkedExpired: statuses.includes('overtime'),
    stay,
  }
}

/**
 * Answer of a delivery to a question. `early`: too soon to decide. `unknown`: the history is incomplete. `apart`: it was
 * never in a machine.
 */
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
