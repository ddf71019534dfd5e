/** The month of a company: its days in Tahiti, and its figures by the functions of « Analyse ». */
import type { Delivery } from '#domain/deliveries.ts'
import { filtered, isRead, type Period, type Reach } from '#features/analysis/days.ts'
import { byName, figuresOf, groupedBy } from '#features/analysis/figures.ts'
import { dayAfter, daysBetween, tahitiOf, weekdayOf } from '#lib/dates.ts'

/** Search parameters of the statement. The month is `2026-03`. */
export interface StatementSearch {
  societe?: number | undefined
  mois?: string | undefined
}

/** Search parameters of the address before they are validated. */
export type StatementAddress = Partial<Record<keyof StatementSearch, unknown>>

const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/
export const isMonth = (text: string) => MONTH.test(text)

/** The month of a day. */
const monthOf = (day: string) => day.slice(0, 7)

/** The first and the last day of a month. */
export function daysOf(month: string): Period {
  const first = `${month}-01`
  const last = dayAfter(`${monthOf(dayAfter(first, 31))}-01`, -1)
  return { first, last }
}

export const monthBefore = (month: string) => monthOf(dayAfter(`${month}-01`, -1))

/** Months that can be chosen: this one and the twelve before, and the one of the address. */
export function monthsUntil(now: number, chosen: string): string[] {
  const months = [monthOf(tahitiOf(now).day)]
  while (months.length < 13) months.push(monthBefore(months.at(-1) ?? ''))
  return months.includes(chosen) ? months : [...months, chosen]
}

/** The last month that is over. A statement goes out with the invoice of that month. */
export const lastMonth = (now: number) => monthBefore(monthOf(tahitiOf(now).day))

/** The weeks of a month from Monday to Sunday, cut at its first and last day. */
export function weeksOf(month: string): Period[] {
  const { first, last } = daysOf(month)
  const starts = daysBetween(first, last).filter((day) => day === first || weekdayOf(day) === 0)
  return starts.map((start, index) => {
    const next = starts[index + 1]
    return { first: start, last: next === undefined ? last : dayAfter(next, -1) }
  })
}

export type Line = ReturnType<typeof lineOf>

/** Figures of deliveries: what became of those that were created in a period, up to now. */
function lineOf(deliveries: readonly Delivery[], now: number, isWhole: boolean) {
  const { median, p90, expired } = figuresOf(deliveries, now)
  return {
    created: deliveries.length,
    deposited: deliveries.filter(({ wasDeposited }) => wasDeposited).length,
    collected: deliveries.filter(({ isCollected }) => isCollected).length,
    expired: expired.yes,
    /** Among the collected ones. */
    returned: deliveries.filter(({ isReturned }) => isReturned).length,
    /** All deliveries of its period have been read. Otherwise the counts are minimums. */
    isWhole,
    median,
    p90,
  }
}

export type MonthlyStatement = ReturnType<typeof statementOf>

interface Asked {
  companyId: number
  month: string
  now: number
  /** How far the deliveries are read. */
  reach: Reach
}

export function statementOf(deliveries: readonly Delivery[], { companyId, month, now, reach }: Asked) {
  const ofPeriod = ({ first, last }: Period) => filtered(deliveries, { societe: companyId, du: first, au: last })
  const lineOfPeriod = (period: Period) => lineOf(ofPeriod(period), now, isRead(reach, period))
  const { first, last } = daysOf(month)
  const own = ofPeriod({ first, last })
  return {
    month: lineOfPeriod({ first, last }),
    before: lineOfPeriod(daysOf(monthBefore(month))),
    machines: groupedBy(own, ({ machine }) => machine)
      .map(({ key, party, group }) => ({ key, name: party.name, ...lineOf(group, now, isRead(reach, { first })) }))
      .toSorted((a, b) => b.created - a.created || byName(a, b)),
    weeks: weeksOf(month).map((period) => ({ period, ...lineOfPeriod(period) })),
    /** Deliveries created on each day. */
    days: daysBetween(first, last).map((day) => ({
      day,
      count: own.filter(({ createdDay }) => createdDay === day).length,
      isWhole: isRead(reach, { first: day }),
    })),
    /** Deliveries of the company without a date of creation, which are in no month. */
    undated: deliveries.filter(({ company, createdDay }) => company.id === companyId && createdDay === undefined)
      .length,
  }
}
