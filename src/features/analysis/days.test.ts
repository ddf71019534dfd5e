import { describe, expect, test } from 'vitest'
import { aDelivery } from '#domain/test-deliveries.ts'
import { tahitiOf } from '#lib/dates.ts'
import { filtered, hoursInUse, isRead, MOST_DAYS, perDay, periodOf, type Reach, weekOf } from './days.ts'

const createdAt = (iso: string) => aDelivery({ createdDay: tahitiOf(Date.parse(iso)).day })
const undated = aDelivery({ createdDay: undefined })
/** 9 March at 23 h, 10 March at 0 h, 12 March at 14 h in Tahiti. */
const three = [createdAt('2026-03-10T09:59:00Z'), createdAt('2026-03-10T10:00:00Z'), createdAt('2026-03-13T00:00:00Z')]
const read = { first: '2026-03-09', last: '2026-03-12' }
const today = '2026-03-12'
const part: Reach = { from: read.first, today, isComplete: false, hasGaps: false }
const whole: Reach = { ...part, isComplete: true }
const counted = (...given: Parameters<typeof perDay>) =>
  perDay(...given).days.map(({ day, count, isIncomplete }) => [day.slice(-2), count, isIncomplete])

test('[STAT-01] the period goes from the oldest to the newest creation, by the date in Tahiti', () => {
  expect(periodOf(three.toReversed())).toEqual(read)
  expect(periodOf([undated])).toBeUndefined()
})

test.each([
  { what: 'a day after the oldest one read', given: part, first: '2026-03-10', is: true },
  { what: 'the day of the oldest one read is a part', given: part, first: '2026-03-09', is: false },
  { what: 'a day before it', given: part, first: '2026-03-08', is: false },
  { what: 'a day before it, of a complete list', given: whole, first: '2026-03-08', is: true },
  { what: 'a day to come', given: whole, first: '2026-03-13', is: false },
  { what: 'any day of a list with gaps', given: { ...part, hasGaps: true }, first: '2026-03-10', is: false },
  { what: 'any day while no delivery has a date', given: { ...part, from: undefined }, first: '2026-03-10', is: false },
])('[STAT-01] whether a period is read: $what', ({ given, first, is }) => expect(isRead(given, { first })).toBe(is))

describe('deliveries per day', () => {
  test('[STAT-02] days without a delivery are included, and today is incomplete', () => {
    const rows = [...three, undated]
    expect(counted(rows, {}, { read, reach: whole })).toEqual([
      ['09', 1, false],
      ['10', 1, false],
      ['11', 0, false],
      ['12', 1, true],
    ])
    expect(perDay(rows, {}, { read, reach: whole })).toMatchObject({ earlier: 0, undated: 1 })
  })

  test('[STAT-02] the first day is a part of a day when there are older deliveries', () =>
    expect(counted(three, {}, { read, reach: part })[0]).toEqual(['09', 1, true]))

  test('[STAT-05] a day that is read in part, and has none of the filter, is unknown and not 0', () =>
    expect(counted(three.slice(1), {}, { read, reach: part })[0]).toEqual(['09', undefined, true]))

  test('[STAT-02] one old date does not make the days after it read', () => {
    const rows = [createdAt('2001-01-01T00:00:00Z'), ...three]
    const { days } = perDay(rows, {}, { read: { ...read, first: '2000-12-31' }, reach: part })
    expect(days.map(({ day, isIncomplete }) => [day.slice(-2), isIncomplete])[0]).toEqual(['09', true])
  })

  test('[STAT-02] days since the last delivery are included', () =>
    expect(counted(three, {}, { read, reach: { ...whole, today: '2026-03-14' } }).slice(-2)).toEqual([
      ['13', 0, false],
      ['14', 0, true],
    ]))

  test.each([
    { what: 'a period inside', wanted: { du: '2026-03-10', au: '2026-03-11' }, days: ['10', '11'] },
    {
      what: 'a period that begins before what was read',
      wanted: { du: '2026-03-01' },
      days: ['09', '10', '11', '12'],
    },
    { what: 'a period of the future', wanted: { du: '2026-04-01' }, days: [] },
    { what: 'an end before the beginning', wanted: { du: '2026-03-11', au: '2026-03-09' }, days: [] },
  ])('[STAT-05] $what', ({ wanted, days }) => {
    expect(counted(three, wanted, { read, reach: part }).map(([day]) => day)).toEqual(days)
  })

  test('[STAT-05] when all deliveries were read, days before the first one have none', () => {
    const days = counted(three, { du: '2026-03-08' }, { read, reach: whole })
    expect(days[0]).toEqual(['08', 0, false])
  })

  test('[STAT-02] an old date does not stretch the chart: it is counted separately', () => {
    const rows = [createdAt('2001-01-01T00:00:00Z'), ...three]
    const { days, earlier } = perDay(rows, {}, { read: { ...read, first: '2000-12-31' }, reach: whole })
    expect([days.length, days.at(-1)?.day, earlier]).toEqual([MOST_DAYS, today, 1])
  })
})

test.each([
  ['everything', {}, 5],
  ['a company', { societe: 2 }, 1],
  ['a machine', { machine: 9 }, 1],
  ['a company in a machine where it has none', { societe: 2, machine: 9 }, 0],
  ['from a day on, which leaves out what has no date', { du: '2026-03-10' }, 2],
  ['one day', { du: '2026-03-10', au: '2026-03-10' }, 1],
] as const)('[STAT-05] the filter keeps %s', (_what, wanted, count) => {
  const rows = [
    ...three,
    aDelivery({ createdDay: undefined, company: { id: 2 } }),
    aDelivery({ createdDay: undefined, machine: { id: 9 } }),
  ]
  expect(filtered(rows, wanted)).toHaveLength(count)
})

describe('collections by hour and weekday', () => {
  const collected = (...times: (string | undefined)[]) =>
    times.map((time) => aDelivery({ collection: time === undefined ? undefined : Date.parse(time) }))

  test('[STAT-04] they are counted in Tahiti time', () => {
    // Sunday at 23:59, Monday at 0:00, Thursday at 17:30 twice.
    const rows = collected(
      '2026-03-09T09:59:00Z',
      '2026-03-09T10:00:00Z',
      '2026-03-13T03:30:00Z',
      '2026-03-13T03:30:00Z',
    )
    const week = weekOf([...rows, ...collected(undefined)])
    expect([week.counts[23]?.[6], week.counts[0]?.[0], week.counts[17]?.[3]]).toEqual([1, 1, 2])
    expect(week).toMatchObject({ total: 4, highest: 2, period: { first: '2026-03-08', last: '2026-03-12' } })
    expect(week.counts.flat().reduce((sum, count) => sum + count, 0)).toBe(4)
    // From Sunday to Thursday there is no Friday.
    expect(week.occurrences).toEqual([1, 1, 1, 1, 0, 0, 1])
  })

  test('[STAT-04] the hours shown range from the first to the last with a collection', () => {
    expect(hoursInUse(weekOf(collected('2026-03-09T17:00:00Z', '2026-03-09T20:00:00Z')))).toEqual([7, 8, 9, 10])
    expect(hoursInUse(weekOf(collected(undefined)))).toEqual([])
  })
})
