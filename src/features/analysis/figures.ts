import { quantileSorted } from 'd3-array'
import { groupBy } from '#lib/group-by.ts'
import { compareNames } from '#lib/names.ts'
import { type Delivery, isCollectedInADay, isExpired, type Party, type Stay, type Verdict } from './delivery.ts'
import { keyOf, namedOf } from './parties.ts'

/** A figure of fewer deliveries says nothing. */
export const FEWEST = 20

/** A part of the deliveries that a question can be asked of. */
export interface Share {
  yes: number
  of: number
  /** Left out because it is too soon to tell. */
  early: number
  /** Left out because their history does not tell. */
  unknown: number
}

export interface Quantile {
  ms: number
  /** Parcels that are still in the machine may raise it. */
  isAtLeast: boolean
}

export interface Figures {
  deliveries: number
  /** Of deliveries whose time is over, so that the quick ones are not too many. */
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
 * Between two values it lies in proportion, as MEDIANE and CENTILE of a spreadsheet do. A parcel that is still in the machine
 * counts with its time so far.
 */
export function quantileOf(stays: readonly Stay[], part: number): Quantile | undefined {
  const sorted = stays.toSorted((a, b) => a.ms - b.ms)
  const ms = quantileSorted(sorted, part, (stay) => stay.ms)
  return ms === undefined ? undefined : { ms, isAtLeast: sorted.some((stay) => stay.isRunning && stay.ms <= ms) }
}

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

export interface GroupFigures extends Figures {
  key: string
  party: Party
}

/** The figures of each company or machine, that with the most deliveries first. */
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
