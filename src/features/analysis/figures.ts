import { bisectLeft, quantileSorted } from 'd3-array'
import {
  type Delivery,
  FEWEST,
  isCollectedInADay,
  isExpired,
  type Party,
  shareOf,
  type Stay,
} from '#domain/deliveries.ts'
import { groupBy } from '#lib/group-by.ts'
import { compareNames } from '#lib/names.ts'

export interface Quantile {
  ms: number
  /** Lower bound, because parcels that are still in the machine may raise it. */
  isAtLeast: boolean
}

export type Figures = ReturnType<typeof figuresOf>

/** Interpolates as MEDIANE and CENTILE of a spreadsheet do. A parcel still in the machine counts with its time so far. */
export function quantileOf(stays: readonly Stay[], part: number): Quantile | undefined {
  const sorted = stays.toSorted((a, b) => a.ms - b.ms)
  const ms = quantileSorted(sorted, part, (stay) => stay.ms)
  return ms === undefined ? undefined : { ms, isAtLeast: sorted.some((stay) => stay.isRunning && stay.ms <= ms) }
}

export function figuresOf(deliveries: readonly Delivery[], now: number) {
  const verdicts = deliveries.map((delivery) => isExpired(delivery, now))
  const stays = deliveries.flatMap(({ stay }, index) =>
    stay && (verdicts[index] === 'yes' || verdicts[index] === 'no') ? [stay] : [],
  )
  const known = stays.length < FEWEST ? [] : stays
  return {
    deliveries: deliveries.length,
    /** Stays of deliveries whose hold time is over, so that quick collections do not weigh too much. */
    stays,
    /** Undefined from too few stays, as the 90th percentile. */
    median: quantileOf(known, 0.5),
    p90: quantileOf(known, 0.9),
    inADay: shareOf(deliveries.map((delivery) => isCollectedInADay(delivery, now))),
    expired: shareOf(verdicts),
  }
}

/** Groups by id, or by name where the server gives none. */
const keyOf = ({ id, name = '' }: Party) => (id === undefined ? `name ${name}` : `id ${id}`)

/** Whether the name is missing. A server may send it with some orders only. */
const isNumber = (name: string | undefined) => name === undefined || name.startsWith('#')

/** The items of each company or machine. */
export const groupedBy = <Item>(items: readonly Item[], partyOf: (item: Item) => Party) =>
  [...groupBy(items, (item) => keyOf(partyOf(item)))].map(([key, group]) => {
    const parties = group.map(partyOf)
    return { key, party: parties.find(({ name }) => !isNumber(name)) ?? parties[0] ?? {}, group }
  })

export const byName = ({ name: a = '' }: Party, { name: b = '' }: Party) => compareNames(a, b)

/** The companies or machines of these items, in the sequence of their names. */
export const partiesOf = <Item>(items: readonly Item[], partyOf: (item: Item) => Party) =>
  groupedBy(items, partyOf)
    .map(({ party }) => party)
    .toSorted(byName)

export type GroupFigures = ReturnType<typeof figuresBy>[number]

/** The figures of each company or machine, in descending order of deliveries. */
export const figuresBy = (deliveries: readonly Delivery[], partyOf: (delivery: Delivery) => Party, now: number) =>
  groupedBy(deliveries, partyOf)
    .map(({ group, ...about }) => ({ ...about, ...figuresOf(group, now) }))
    .toSorted((a, b) => b.deliveries - a.deliveries || byName(a.party, b.party))

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
