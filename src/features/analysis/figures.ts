import { bisectLeft, quantileSorted } from 'd3-array'
import type { Order } from '#api/generated/entities.ts'
import { firstEntry } from '#domain/orders/history.ts'
import { companyOf, lockerOf } from '#domain/orders/place.ts'
import { isInMachine } from '#domain/orders/status.ts'
import { stayOf } from '#domain/orders/timeline.ts'
import { tahitiOf, timeOf } from '#lib/dates.ts'
import { groupBy } from '#lib/group-by.ts'
import { compareNames, lockerName, nameOf } from '#lib/names.ts'

export { FEWEST } from '#domain/forecast.ts'

/** Share of « yes » among the deliveries with an answer. */
export interface Share {
  yes: number
  of: number
  /** Left out because it is too soon to decide. */
  early: number
  /** Left out because their history is incomplete. */
  unknown: number
}

export interface Quantile {
  ms: number
  /** Lower bound, because parcels that are still in the machine may raise it. */
  isAtLeast: boolean
}

export interface Figures {
  deliveries: number
  /** Stays of deliveries whose hold time is over, so that quick collections do not weigh too much. */
  stays: readonly Stay[]
  median: Quantile | undefined
  p90: Quantile | undefined
  inADay: Share
  expired: Share
}

function shareOf(verdicts: readonly Verdict[]): Share {
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length
  return { yes: count('yes'), of: count('yes') + count('no'), early: count('early'), unknown: count('unknown') }
}

/**
 * Interpolates between two values, as MEDIANE and CENTILE of a spreadsheet do. A parcel that is still in the machine
 * counts with its time so far.
 */
export function quantileOf(stays: readonly Stay[], part: number): Quantile | undefined {
  const sorted = stays.toSorted((a, b) => a.ms - b.ms)
  const ms = quantileSorted(sorted, part, (stay) => stay.ms)
  return ms === undefined ? undefined : { ms, isAtLeast: sorted.some((stay) => stay.isRunning && stay.ms <= ms) }
}

/** Share of the orders that expired, as in « Analyse ». */
export const expiredShare = (orders: readonly Order[], now: number): Share =>
  shareOf(orders.map((order) => isExpired(deliveryOf(order, stayOf(order, now)), now)))

export function figuresOf(deliveries: readonly Delivery[], now: number): Figures {
  const verdicts = deliveries.map((delivery) => isExpired(delivery, now))
  const stays = deliveries.flatMap(({ stay }, index) =>
    stay && (verdicts[index] === 'yes' || verdicts[index] === 'no') ? [stay] : [],
  )
  return {
    deliveries: deliveries.length,
    stays,
    median: quantileOf(stays, 0.5),
    p90: quantileOf(stays, 0.9),
    inADay: shareOf(deliveries.map((delivery) => isCollectedInADay(delivery, now))),
    expired: shareOf(verdicts),
  }
}

/** Groups by id, or by name where the server gives none. */
const keyOf = ({ id, name = '' }: Party) => (id === undefined ? `name ${name}` : `id ${id}`)

/** Whether the name is missing. A server may send it with some orders only. */
const isNumber = (name: string | undefined) => name === undefined || name.startsWith('#')

const namedOf = (parties: readonly Party[]): Party => parties.find(({ name }) => !isNumber(name)) ?? parties[0] ?? {}

/** The companies or machines of these deliveries, in the sequence of their names. */
export const partiesOf = (deliveries: readonly Delivery[], partyOf: (delivery: Delivery) => Party) =>
  [...groupBy(deliveries, (delivery) => keyOf(partyOf(delivery))).values()]
    .map((group) => namedOf(group.map(partyOf)))
    .toSorted((a, b) => compareNames(a.name ?? '', b.name ?? ''))

export interface GroupFigures extends Figures {
  key: string
  party: Party
}

/** The figures of each company or machine, in descending order of deliveries. */
export function figuresBy(
  deliveries: readonly Delivery[],
  partyOf: (delivery: Delivery) => Party,
  now: number,
): GroupFigures[] {
  const groups = groupBy(deliveries, (delivery) => keyOf(partyOf(delivery)))
  return [...groups]
    .map(([key, group]) => ({ key, party: namedOf(group.map(partyOf)), ...figuresOf(group, now) }))
    .toSorted((a, b) => b.deliveries - a.deliveries || compareNames(a.party.name ?? '', b.party.name ?? ''))
}

export const HOUR_MS = 3_600_000

export interface Bin {
  /** Lower limit in hours, excluded. */
  from: number
  /** Upper limit in hours, included. Undefined for the last bin, which has no end. */
  to: number | undefined
  count: number
  /** Parcels of the bin that are still in the machine. */
  running: number
}

/** Widths of a bin in hours. */
const WIDTHS = [1, 2, 3, 6, 12, 24, 48, 96, 168]
const MOST_BINS = 16
/** Nine of ten stays end before the 90th percentile. The last bins show the longer stays. */
const BEYOND_P90 = 1.25

/** The stays by their length. The width of the bins follows the 90th percentile, so that a few long stays do not flatten the rest. */
export function binsOf(stays: readonly Stay[], p90: Quantile): Bin[] {
  const reach = Math.max(1, (p90.ms / HOUR_MS) * BEYOND_P90)
  const width = WIDTHS.find((each) => reach / each <= MOST_BINS - 1) ?? Math.ceil(reach / (MOST_BINS - 1))
  const ends = Array.from({ length: Math.ceil(reach / width) }, (_, index) => (index + 1) * width)
  const bins = [...ends, undefined].map((to, index): Bin => ({ from: index * width, to, count: 0, running: 0 }))
  for (const { ms, isRunning } of stays) {
    const bin = bins[bisectLeft(ends, ms / HOUR_MS)]
    if (bin === undefined) continue
    bin.count += 1
    bin.running += Number(isRunning)
  }
  return bins
}

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
  deposit: number | undefined
  isCollected: boolean
  /** Collected, and brought back by the client. */
  isReturned: boolean
  /** The client's first collection. */
  collection: number | undefined
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
