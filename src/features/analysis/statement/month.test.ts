import { expect, test } from 'vitest'
import { type Delivery, deliveryOf } from '#domain/deliveries.ts'
import { order } from '#domain/test-books.ts'
import { hours, iso } from '#domain/test-deliveries.ts'
import { countText } from '#features/analysis/copy.ts'
import type { Reach } from '#features/analysis/days.ts'
import { figureText, NAMES } from './copy.ts'
import { daysOf, lastMonth, type Line, monthBefore, monthsUntil, statementOf, weeksOf } from './month.ts'
import { csvOfStatement } from './Sheet.tsx'

test('[REP-01] a month has its days, its weeks from Monday on, and the month before', () => {
  expect([daysOf('2026-02'), daysOf('2024-02'), daysOf('2026-12')]).toEqual([
    { first: '2026-02-01', last: '2026-02-28' },
    { first: '2024-02-01', last: '2024-02-29' },
    { first: '2026-12-01', last: '2026-12-31' },
  ])
  expect([monthBefore('2026-01'), monthBefore('2026-03')]).toEqual(['2025-12', '2026-02'])
  // 1 March 2026 is a Sunday.
  const weeks = weeksOf('2026-03').map(({ first, last }) => `${first.slice(8)}-${last.slice(8)}`)
  expect(weeks.join(' ')).toBe('01-01 02-08 09-15 16-22 23-29 30-31')
})

test('[REP-01] the last month that is over follows the clock of Tahiti', () => {
  expect(lastMonth(Date.UTC(2026, 3, 1, 9, 59))).toBe('2026-02')
  expect(lastMonth(Date.UTC(2026, 3, 1, 10))).toBe('2026-03')
  expect(monthsUntil(Date.UTC(2026, 0, 15), '2026-01').slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(monthsUntil(Date.UTC(2026, 0, 15), '2020-05')).toHaveLength(14)
})

const march = Date.UTC(2026, 2, 1, 10)
const april = Date.UTC(2026, 3, 1, 10)
const now = april + hours(24 * 10)

const whole: Reach = { from: undefined, today: '2026-04-11', isComplete: true, hasGaps: false }
const readTo = (from: string): Reach => ({ ...whole, from, isComplete: false })
const marchOf = (deliveries: readonly Delivery[], reach = whole, at = now) =>
  statementOf(deliveries, { companyId: 7, month: '2026-03', now: at, reach })

const delivery = (id: number, createdAt: number, { company = 7, machine = 1, stay = 0 } = {}) =>
  deliveryOf(
    order(
      id,
      stay > 0
        ? [
            ['operin', createdAt + hours(1)],
            ['receive', createdAt + hours(1 + stay)],
          ]
        : [],
      {
        createdAt: iso(createdAt),
        company: { '@id': `/api/companies/${company}`, id: company, name: `C${company}` },
        locker: { '@id': `/api/lockers/${machine}`, id: machine, shortLocation: `M${machine}` },
      },
    ),
    now,
  )

test('[REP-01] a second before midnight in Tahiti belongs to the month before', () => {
  const all = [
    delivery(1, march - 1000),
    delivery(2, march),
    delivery(3, april - 1000),
    delivery(4, april),
    delivery(5, march, { company: 8 }),
  ]
  const { month, before, days, weeks } = marchOf(all)
  expect([month.created, before.created]).toEqual([2, 1])
  expect(days.flatMap(({ day, count }) => (count > 0 ? [day] : []))).toEqual(['2026-03-01', '2026-03-31'])
  expect(weeks.map(({ created }) => created)).toEqual([1, 0, 0, 0, 0, 1])
})

test('[REP-01] deposited, collected and expired count what became of the deliveries, by machine', () => {
  const all = [
    ...Array.from({ length: 20 }, (_, index) => delivery(index, march + hours(index), { stay: 10 + index })),
    delivery(90, march, { machine: 2, stay: 60 }),
    delivery(91, march, { machine: 2 }),
  ]
  const { month, machines } = marchOf(all)
  expect(month).toMatchObject({ created: 22, deposited: 21, collected: 21, expired: 1, median: { ms: hours(20) } })
  expect(machines.map(({ name, created, deposited, expired }) => [name, created, deposited, expired])).toEqual([
    ['M1', 20, 20, 0],
    ['M2', 2, 1, 1],
  ])
})

/** Counts of a line in words. */
const said = (line: Line) =>
  NAMES.slice(0, 4)
    .map((name) => figureText(line, name))
    .join(' ')

test('[REP-01] a period that is not read has no figure, and one that is read in part has minimums', () => {
  const all = [delivery(1, march + hours(24 * 18), { stay: 4 }), delivery(2, march + hours(24 * 24), { stay: 4 })]
  const { month, before, weeks, days, machines } = marchOf(all, readTo('2026-03-19'))
  expect([said(month), said(before)]).toEqual(['≥ 2 ≥ 2 ≥ 2 –', '– – – –'])
  expect(weeks.map(said)).toEqual(['– – – –', '– – – –', '– – – –', '≥ 1 ≥ 1 ≥ 1 –', '1 1 1 0', '0 0 0 0'])
  expect(machines.map(said)).toEqual(['≥ 2 ≥ 2 ≥ 2 –'])
  expect(days.map(({ count, isWhole }) => countText(count, isWhole)).join(' ')).toBe(
    `${'– '.repeat(18)}≥ 1 0 0 0 0 0 1 0 0 0 0 0 0`,
  )
})

test('[REP-01] days and weeks to come have no figure', () => {
  const { month, weeks } = marchOf([delivery(1, march)], { ...whole, today: '2026-03-10' }, march + hours(24 * 9))
  expect([month, ...weeks].map((line) => figureText(line, 'created'))).toEqual(['1', '1', '0', '0', '–', '–', '–'])
})

test('[REP-01] returns are counted among the collected ones, and deliveries without a date in no month', () => {
  const returned = { ...delivery(1, march, { stay: 4 }), isReturned: true }
  const { month, undated } = marchOf([
    returned,
    delivery(2, march, { stay: 4 }),
    { ...returned, createdDay: undefined },
  ])
  expect([month.collected, month.returned, undated]).toEqual([2, 1, 1])
})

test('[REP-02] no time is given for a month that is read in part', () => {
  const all = Array.from({ length: 30 }, (_, index) => delivery(index, april - hours(index + 1), { stay: 10 }))
  expect(figureText(marchOf(all).month, 'median')).toBe('10\u00A0h')
  const part = marchOf(all, readTo('2026-03-30'))
  expect(figureText(part.month, 'median')).toBe('–')
  const lines = csvOfStatement(part, 'Vaima', '2026-03').split('\r\n')
  expect(lines.slice(1, 3)).toEqual([
    'Vaima;mars 2026;Mois;mars 2026;≥ 30;≥ 30;≥ 30;–;–;–;–',
    'Vaima;mars 2026;Mois;février 2026;–;–;–;–;–;–;–',
  ])
  expect(lines).toContain('Vaima;mars 2026;Jour;29/03/2026;–')
})

test('[REP-02] the file has the same figures, and no time from fewer than twenty deliveries', () => {
  const all = Array.from({ length: 20 }, (_, index) => delivery(index, march + hours(index), { stay: 10 }))
  const statement = marchOf(all)
  const [head, own, before, machine, week, ...rest] = csvOfStatement(statement, 'Vaima', '2026-03').split('\r\n')
  expect(head).toBe(
    '\uFEFFSociété;Mois;Tableau;Nom;Créées;Déposées;Récupérées;Expirées;Temps médian (h);90ᵉ centile (h);Dont retours',
  )
  expect([own, before, machine, week]).toEqual([
    'Vaima;mars 2026;Mois;mars 2026;20;20;20;0;10;10;0',
    'Vaima;mars 2026;Mois;février 2026;0;0;0;0;;;0',
    'Vaima;mars 2026;Machine;M1;20;20;20;0;10;10;0',
    'Vaima;mars 2026;Semaine;du 01/03/2026 au 01/03/2026;20;20;20;0;10;10;0',
  ])
  expect(rest.filter((line) => line.startsWith('Vaima;mars 2026;Jour;'))).toHaveLength(31)
})

test('[REP-02] a lower bound is marked in the file too', () => {
  const running = Array.from({ length: 20 }, (_, index) => delivery(index, march + hours(index), { stay: 10 }))
  const statement = marchOf(running)
  const median = statement.month.median && { ...statement.month.median, isAtLeast: true }
  const csv = csvOfStatement({ ...statement, month: { ...statement.month, median } }, 'Vaima', '2026-03')
  expect(csv.split('\r\n')[1]).toBe('Vaima;mars 2026;Mois;mars 2026;20;20;20;0;≥ 10;10;0')
})
