import { describe, expect, test } from 'vitest'
import { stayOf, staysOf } from './stays.ts'

const hour = 3_600_000
const start = Date.parse('2026-01-02T00:00:00Z')
/** An entry at this number of hours after the start; without hours it has no date. */
const entry = (status: string, at?: number) => ({
  status,
  ...(at !== undefined && { createdAt: new Date(start + at * hour).toISOString() }),
})
const hours = (ms: number | undefined) => (ms === undefined ? undefined : ms / hour)
type History = ReturnType<typeof entry>[]

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
