/** The deliveries that an address chooses, and the days on which they were created and collected. */
import { extent, range } from 'd3-array'
import type { Delivery } from '#domain/deliveries.ts'
import { dayAfter, daysBetween, tahitiOf, weekdayOf } from '#lib/dates.ts'
import { groupBy } from '#lib/group-by.ts'
import type { AnalysisSearch } from './search.ts'

/** Days in Tahiti, both included. */
export interface Period {
  first: string
  last: string
}

/** How far the newest deliveries have been read. */
export interface Reach {
  /** Creation day of the oldest one. Undefined when none has a date. */
  from: string | undefined
  today: string
  /** No delivery is missing. */
  isComplete: boolean
  /** Deliveries of any day may be missing, because rows moved while they were read or the server's list is cut. */
  hasGaps: boolean
}

/** Whether all deliveries created in a period have been read, up to today. A period to come is not read. */
export const isRead = ({ from, today, isComplete, hasGaps }: Reach, { first }: Pick<Period, 'first'>) =>
  first <= today && (isComplete || (!hasGaps && from !== undefined && first > from))

export interface DayCount {
  day: string
  /** Undefined when none has been read of a day that may have some. */
  count: number | undefined
  /** The day is incomplete: it is today, or the read stopped within it. */
  isIncomplete: boolean
}

/** Range of the creation dates. Undefined when no delivery has a date. */
export const periodOf = (deliveries: readonly Delivery[]) =>
  rangeOf(deliveries.flatMap(({ createdDay }) => createdDay ?? []))

function rangeOf(days: readonly string[]): Period | undefined {
  const [first, last] = extent(days)
  return first === undefined ? undefined : { first, last }
}

/** Filter of the deliveries. */
type Filter = Omit<AnalysisSearch, 'lues'>

export const isFiltered = ({ societe, machine, du, au }: Filter) =>
  [societe, machine, du, au].some((each) => each !== undefined)

/** The deliveries of a filter. Those without a date of creation are in no period. */
export const filtered = (deliveries: readonly Delivery[], { societe, machine, du, au }: Filter): Delivery[] =>
  deliveries.filter(
    (delivery) =>
      (societe === undefined || delivery.company.id === societe) &&
      (machine === undefined || delivery.machine.id === machine) &&
      isWithin(delivery.createdDay, du, au),
  )

const isWithin = (day: string | undefined, du: string | undefined, au: string | undefined) =>
  day === undefined ? du === undefined && au === undefined : (du ?? day) <= day && day <= (au ?? day)

/** Whether deliveries of a filter may be missing, because the read has not gone beyond the begin of its period. */
export const isUnread = (reach: Reach, { du = '' }: Filter) => du <= reach.today && !isRead(reach, { first: du })

export const MOST_DAYS = 92

export interface Reading {
  /** Period of all deliveries read, without the filter. */
  read: Period
  reach: Reach
}

/** Deliveries created on each day. A filter does not change which days were read. `earlier`: older than the days shown. */
export function perDay(deliveries: readonly Delivery[], { du, au }: Filter, { read, reach }: Reading) {
  const { today, isComplete } = reach
  const oldest = isComplete ? read.first : (reach.from ?? read.first)
  const first = du !== undefined && (isComplete || du > oldest) ? du : oldest
  const newest = today > read.last ? today : read.last
  const last = au !== undefined && au < newest ? au : newest
  const shownFrom = dayAfter(last, 1 - MOST_DAYS)
  const days = daysBetween(first > shownFrom ? first : shownFrom, last)
  const dated = deliveries.flatMap(({ createdDay }) => createdDay ?? [])
  const created = groupBy(dated, (day) => day)
  const shown = days.map((day): DayCount => {
    const isWhole = day > today || isRead(reach, { first: day })
    return { day, count: created.get(day)?.length ?? (isWhole ? 0 : undefined), isIncomplete: day >= today || !isWhole }
  })
  const inSight = new Set(days)
  return {
    days: shown,
    earlier: dated.filter((day) => !inSight.has(day)).length,
    undated: deliveries.length - dated.length,
  }
}

const HOURS = 24
export const WEEKDAYS = 7

export type Week = ReturnType<typeof weekOf>

const zeros = (length: number) => Array.from({ length }, () => 0)

/** When clients collect, by hour and weekday in Tahiti. */
export function weekOf(deliveries: readonly Delivery[]) {
  const counts = Array.from({ length: HOURS }, () => zeros(WEEKDAYS))
  const collections = deliveries.flatMap(({ collection }) => (collection === undefined ? [] : [tahitiOf(collection)]))
  for (const { day, hour } of collections) {
    const row = counts[hour] ?? []
    row[weekdayOf(day)] = (row[weekdayOf(day)] ?? 0) + 1
  }
  const period = rangeOf(collections.map(({ day }) => day))
  const occurrences = zeros(WEEKDAYS)
  for (const day of period ? daysBetween(period.first, period.last) : [])
    occurrences[weekdayOf(day)] = (occurrences[weekdayOf(day)] ?? 0) + 1
  return {
    /** Number of collections by hour, then by weekday from Monday on. */
    counts,
    total: collections.length,
    highest: Math.max(...counts.flat()),
    period,
    /** Number of times each weekday occurs in the period. */
    occurrences,
  }
}

/** Range of the hours with collections. */
export function hoursInUse({ counts }: Week): number[] {
  const [first, last] = extent(counts.flatMap((row, hour) => (row.some((count) => count > 0) ? [hour] : [])))
  return first === undefined ? [] : range(first, last + 1)
}
