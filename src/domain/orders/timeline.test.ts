import { describe, expect, test } from 'vitest'
import { statusFacts, ORDER_STATUSES } from '#domain/orders/status.ts'
import { ageBand, inStatusSince, isOverdue } from './history.ts'
import { datedEntries, ongoing, stayOf, staysOf, stepsOf } from './timeline.ts'

const hour = 3_600_000
const start = Date.parse('2026-01-02T00:00:00Z')
/** An entry at this number of hours after the start; without hours it has no date. */
const entry = (status: string, hours?: number, key: 'createdAt' | 'updatedAt' = 'createdAt') => ({
  status,
  ...(hours !== undefined && { [key]: new Date(start + hours * hour).toISOString() }),
})
const hours = (ms: number | undefined) => (ms === undefined ? undefined : ms / hour)

test('[ORDD-07] the history starts with the oldest entry, and entries without a date keep their position', () => {
  const given = [
    { status: 'c', createdAt: '2026-01-03T00:00:00Z' },
    entry('?'),
    { status: 'b', updatedAt: '2026-01-02T00:00:00Z' },
    { status: 'a', createdAt: '2026-01-01T23:00:00-10:00' },
  ]
  expect(datedEntries(given).map(({ entry: { status } }) => status)).toEqual(['b', '?', 'a', 'c'])
})

test('[NXT-06] each step lasts until the next entry, with either date key and in any order', () => {
  const history = [entry('operin', 5, 'updatedAt'), entry('created', 0), entry('picked_up', 2), entry('receive', 30)]
  expect(stepsOf(history).map(({ entry: { status }, lasted }) => [status, hours(lasted)])).toEqual([
    ['created', 2],
    ['picked_up', 3],
    ['operin', 25],
    ['receive', undefined],
  ])
})

test('[NXT-06] a step beside an entry without a date has no duration', () => {
  const steps = stepsOf([entry('created', 0), entry('picked_up'), entry('operin', 5), entry('receive', 6)])
  expect(steps.map(({ lasted }) => hours(lasted))).toEqual([undefined, undefined, 1, undefined])
})

describe('irregular entries are marked', () => {
  test.each([
    ['twice the same', ['created', 'created'], [undefined, 'again']],
    ['going back', ['operin', 'picked_up', 'operin'], [undefined, 'back', undefined]],
    ['back from the end', ['receive', 'operin'], [undefined, 'back']],
    ['an unknown status', ['created', 'fetched_by_robot', 'created'], [undefined, 'unknown', 'again']],
    ['no status', ['created', undefined, 'picked_up'], [undefined, 'unknown', undefined]],
  ] as const)('[NXT-06] %s', (_what, statuses, marks) => {
    const history = statuses.map((status, at) => ({ ...entry('', at), status: status as string }))
    expect(stepsOf(history).map(({ odd }) => odd)).toEqual(marks)
  })

  test('[NXT-06] changes by staff and the statuses of an expired parcel are regular', () => {
    for (const now of ORDER_STATUSES)
      for (const next of statusFacts(now)?.next ?? [])
        expect(stepsOf([entry(now, 0), entry(next, 1)])[1]?.odd, `${now} → ${next}`).toBeUndefined()
    const machine = ['operin', 'reminder', 'overtimedue', 'overtime', 'operout']
    expect(stepsOf(machine.map((status, at) => entry(status, at))).flatMap(({ odd }) => odd ?? [])).toEqual([])
    expect(stepsOf([entry('receive', 0), entry('return', 1)])[1]?.odd).toBeUndefined()
  })
})

type History = ReturnType<typeof entry>[]

describe('the current step', () => {
  const now = start + 10 * hour
  test.each<[what: string, status: string, history: History, lasts: number | undefined]>([
    ['since its entry', 'operin', [entry('operin', 7)], 3],
    ['not at an end', 'receive', [entry('operin', 1), entry('receive', 7)], undefined],
    ['not when the last entry is about another status', 'overtime', [entry('operin', 7)], undefined],
    ['not without a date', 'operin', [entry('operin')], undefined],
    ['not when the entry is later than the clock', 'operin', [entry('operin', 11)], undefined],
    ['not without a history', 'operin', [], undefined],
    ['not for an unknown status', 'fetched_by_robot', [entry('fetched_by_robot', 7)], undefined],
  ])('[NXT-06] %s', (_what, status, history, lasts) => expect(hours(ongoing(status, history, now))).toBe(lasts))
})

describe('the time in the machine', () => {
  const now = start + 50 * hour
  const find = (status: string, history: History) => {
    const found = stayOf({ status, history }, now)
    return [hours(found?.ms), found?.isRunning ?? false]
  }
  const twice = [entry('operin', 1), entry('operout', 3), entry('operin', 5), entry('receive', 6)]

  test.each<[what: string, status: string, history: History, total: number | undefined]>([
    ['from deposit to collection', 'receive', [entry('operin', 1), entry('overtime', 5), entry('receive', 9)], 8],
    ['the sum of two stays', 'receive', twice, 3],
    ['unknown without a deposit', 'receive', [entry('reminder', 1), entry('receive', 9)], undefined],
    ['unknown when it was never there', 'cancel', [entry('created', 1), entry('cancel', 9)], undefined],
    ['unknown when the deposit has no date', 'receive', [entry('operin'), entry('receive', 9)], undefined],
    ['unknown when the collection has no date', 'receive', [entry('operin', 1), entry('receive')], undefined],
    ['unknown when the collection has no entry', 'receive', [entry('operin', 1)], undefined],
    [
      'unknown after an unknown status',
      'receive',
      [entry('operin', 1), entry('robot', 2), entry('receive', 9)],
      undefined,
    ],
    ['known with one before', 'receive', [entry('robot', 0), entry('operin', 1), entry('receive', 9)], 8],
    ['unknown when the deposit is later than the clock', 'operin', [entry('operin', 51)], undefined],
    ['unknown without a history', 'operin', [], undefined],
  ])('[NXT-06] %s', (_what, status, history, total) => expect(find(status, history)).toEqual([total, false]))

  test('[NXT-06] still running', () =>
    expect(find('reminder', [entry('operin', 10), entry('reminder', 30)])).toEqual([40, true]))
})

test.each<[what: string, status: string, history: History, stays: [number, number | undefined][] | undefined]>([
  [
    'two stays',
    'receive',
    [entry('operin', 1), entry('operout', 3), entry('operin', 5), entry('receive', 6)],
    [
      [1, 3],
      [5, 6],
    ],
  ],
  ['one that goes on', 'reminder', [entry('operin', 10), entry('reminder', 30)], [[10, undefined]]],
  ['none of a parcel that is on its way', 'picked_up', [entry('created', 1), entry('picked_up', 2)], []],
  ['unknown when the history lacks the machine', 'receive', [entry('created', 1)], undefined],
])('[FORE-01] the stays of a parcel: %s', (_what, status, history, stays) =>
  expect(staysOf({ status, history })?.map(({ from, to }) => [hours(from - start), hours(to && to - start)])).toEqual(
    stays,
  ),
)

test.each([
  ['its entry, whatever follows it', 'created', [entry('created', 1), entry('picked_up', 2)], 1],
  ['the last of several, because a person set it back', 'created', [entry('created', 9), entry('created', 1)], 9],
  ['either date of an entry', 'operin', [entry('created', 0), entry('operin', 3, 'updatedAt')], 3],
  ['nothing without an entry', 'operin', [entry('created', 0)], undefined],
  ['nothing without a date', 'operin', [entry('created', 0), entry('operin')], undefined],
  ['nothing when an entry without a date may be the last', 'operin', [entry('operin', 1), entry('operin')], undefined],
  ['nothing without a history', 'operin', undefined, undefined],
])('[STALE-01] the time of a status is that of %s', (_what, status, history, at) => {
  const since = inStatusSince({ status, ...(history && { history }) })
  expect(since).toBe(at === undefined ? undefined : start + at * hour)
})

test.each([
  [-60, 0],
  [24 * 3600 - 1, 0],
  [24 * 3600, 1],
  [72 * 3600 - 1, 1],
  [72 * 3600, 2],
  [168 * 3600, 2],
  [168 * 3600 + 1, 3],
])('[STALE-02] an age of %i seconds is in band %i, to the second', (seconds, band) => {
  const now = start + seconds * 1000
  expect([0, 999].map((ms) => ageBand(start, now + ms))).toEqual([band, band])
})

test.each([
  [3600, 1, false],
  [3601, 1, true],
  [1801, 0.5, true],
])('[STALE-03] after %i seconds a limit of %d h is exceeded: %s', (seconds, hoursAllowed, isLate) =>
  expect(isOverdue(start, start + seconds * 1000, hoursAllowed)).toBe(isLate),
)
