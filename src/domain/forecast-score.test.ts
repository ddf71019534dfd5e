import { describe, expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { tahitiOf } from '#lib/dates.ts'
import { replay, scoreOf, SCORED_DAYS } from './forecast-score.ts'
import { eachOnce, expectedParcel, staysAt, trackOf, DAY_MS, forecaster, HORIZONS } from './forecast.ts'
import { now, order, randomBooks } from './test-books.ts'

const HOUR = 3_600_000

/** The status of an order at a moment, by its history. */
const statusAt = ({ history = [] }: Order, at: number) =>
  history.findLast(({ createdAt = '' }) => Date.parse(createdAt) <= at)?.status ?? ''
const tracksOf = (orders: readonly Order[]) => orders.flatMap((each) => trackOf(each) ?? [])
const inside = new Set(['operin', 'reminder', 'overtimedue', 'overtime'])

describe('the books as they stood', () => {
  test('[FORE-02] a stay counts from the end of its hold time on, one that went on with its length so far', () => {
    const at = (hours: number) => now - hours * HOUR
    const stayed = (id: number, from: number, last: [status: string, hours: number][], given: Partial<Order> = {}) =>
      order(id, [['operin', at(from)], ...last.map(([status, hours]): [string, number] => [status, at(hours)])], given)
    const tracks = tracksOf([
      stayed(1, 50, [['receive', 40]]),
      stayed(2, 47, [['receive', 46]]),
      stayed(3, 100, []),
      stayed(4, 20, [['overtime', 1]]),
      stayed(5, 90, [['receive', 80]], { hold: 0 }),
    ])
    const lengths = (moment: number) => staysAt(tracks, moment).map(({ ms, isRunning }) => [ms / HOUR, isRunning])
    expect(lengths(now)).toEqual([
      [10, false],
      [100, true],
      [20, true],
    ])
    expect(lengths(at(45))).toEqual([[55, true]])
    expect(lengths(at(2))).toEqual([
      [10, false],
      [98, true],
    ])
  })

  test('[FORE-02] a history with a gap gives no past, and a deposit without a date no age', () => {
    const undated = order(1, [], { status: 'operin', history: [{ status: 'operin' }] })
    expect(trackOf(undated)).toBeUndefined()
    expect(expectedParcel(undated, now)).toMatchObject({ isOnItsWay: false, age: undefined })
    expect(trackOf(order(2, [['robot', now]]))).toBeUndefined()
    expect(expectedParcel(order(3, [['receive', now]]), now)).toBeUndefined()
    // Without a booking the machine of the order counts, and its slot is unknown.
    expect(expectedParcel(order(4, [['operin', now]]), now)).toMatchObject({ machineId: 1, slot: undefined, age: 0 })
  })

  test('orders of several reads count once, as in the last read', () => {
    const [old, young] = [order(1, [['picked_up', now - HOUR]]), order(1, [['operin', now]])]
    expect(eachOnce([old], [young])).toEqual([young])
  })
})

describe('the score', () => {
  const places = [1, 2, 3].map((machineId) => ({ machineId, total: 20 }))

  test.each([21, 22, 23])(
    '[FORE-02] seed %s: as the forecasts of the cut histories against the counted parcels',
    (seed) => {
      const orders = randomBooks(seed, 300)
      const tracks = tracksOf(orders)
      const outcomes = replay(tracks, tracks, places, now, undefined)
      /** The orders as the server would have given them at a moment. */
      const cut = (at: number) =>
        orders.flatMap((each) => {
          const history = (each.history ?? []).filter(({ createdAt = '' }) => Date.parse(createdAt) <= at)
          return history.length === 0 ? [] : [{ ...each, history, status: history.at(-1)?.status ?? '' }]
        })
      const expected = Array.from({ length: SCORED_DAYS }, (_, index) => now - (SCORED_DAYS - index) * DAY_MS).flatMap(
        (madeAt) => {
          const then = cut(madeAt)
          const books = {
            parcels: then.flatMap((each) => expectedParcel(each, madeAt) ?? []),
            stays: staysAt(tracksOf(then), madeAt),
          }
          return HORIZONS.filter((days) => madeAt + days * DAY_MS <= now).flatMap((days) =>
            places.map(({ machineId, total }) => {
              const forecast = forecaster(books)({ machineId, total })
              const here = orders.filter(
                (each) => each.locker?.id === machineId && inside.has(statusAt(each, madeAt + days * DAY_MS)),
              )
              return {
                machineId,
                madeAt,
                days,
                range: typeof forecast === 'object' && forecast.ranges[days - 1],
                free: Math.max(0, total - here.length),
              }
            }),
          )
        },
      )
      expect(outcomes).toEqual(expected.map((outcome) => ({ ...outcome, freeOfKnown: expect.any(Number) as number })))
      expect(outcomes.every(({ free, freeOfKnown }) => freeOfKnown >= free)).toBe(true)
      // Share and mean, in a loop.
      let [held, sum] = [0, 0]
      for (const { range, free } of outcomes) {
        if (free >= range.least && free <= range.most) held += 1
        sum += free - range.least / 2 - range.most / 2
      }
      const score = scoreOf(outcomes)
      expect(score).toMatchObject({ forecasts: outcomes.length, inside: held })
      expect(score.difference).toBeCloseTo(sum / outcomes.length, 9)
    },
  )

  test('[FORE-02] the days begin at midnight in Tahiti when it is midnight there', () => {
    const tracks = tracksOf(randomBooks(31, 300))
    const outcomes = replay(tracks, tracks, places, now, undefined)
    const days = [...new Set(outcomes.map(({ madeAt }) => tahitiOf(madeAt)))]
    expect(days.every(({ hour }) => hour === 0)).toBe(true)
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-02-26', '2026-03-11'])
  })

  test('[FORE-02] a day is left out when less than a week before it was read', () => {
    const tracks = tracksOf(randomBooks(31, 300))
    const days = (readFrom: number) =>
      new Set(replay(tracks, tracks, places, now, readFrom).map(({ madeAt }) => madeAt)).size
    expect([days(now - 8 * DAY_MS), days(now - 8 * DAY_MS + 1), days(now)]).toEqual([1, 0, 0])
  })

  test('[FORE-02] the stays of the other parcels alone are the rule, as in the forecast of today', () => {
    const tracks = tracksOf(randomBooks(31, 300))
    expect(replay(tracks, [], places, now, undefined)).toEqual([])
  })

  test('[FORE-02] nothing gives no score', () =>
    expect(scoreOf([])).toEqual({ forecasts: 0, inside: 0, insideOfKnown: 0, difference: undefined }))
})
