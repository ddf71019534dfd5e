import { describe, expect, test } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { tahitiOf } from '#lib/dates.ts'
import { eachOnce, expectedParcel, parcelsAt, staysAt, trackOf } from './forecast-books.ts'
import { replay, scoreOf, SCORED_DAYS } from './forecast-score.ts'
import {
  DAY_MS,
  distributionOf,
  type ExpectedParcel,
  forecaster,
  HORIZONS,
  isFullTomorrow,
  type PastStay,
} from './forecast.ts'

const HOUR = 3_600_000
/** Midnight in Tahiti, at the beginning of Thursday 12 March 2026. */
const now = Date.UTC(2026, 2, 12, 10)

/** Seeded numbers from 0 to 1. */
function drawFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

const stay = (hours: number, isRunning = false, machineId = 1): PastStay => ({ machineId, ms: hours * HOUR, isRunning })
const parcel = (age: number | undefined, given: Partial<ExpectedParcel> = {}): ExpectedParcel => ({
  machineId: 1,
  slot: '/api/slots/1',
  isOnItsWay: false,
  age: age === undefined ? undefined : age * HOUR,
  ...given,
})
const many = (count: number, ...stays: PastStay[]) => Array.from({ length: count }, () => stays).flat()
const rangesOf = (parcels: ExpectedParcel[], stays: PastStay[], total = 24, slots?: ReadonlySet<string>) => {
  const forecast = forecaster({ parcels, stays })({ machineId: 1, total, ...(slots && { slots }) })
  return typeof forecast === 'object' ? forecast.ranges.map(({ least, most }) => [least, most]) : forecast
}

describe('against every outcome written out', () => {
  /** The share by its definition, in a loop. */
  function naiveShare(stays: readonly PastStay[], age: number, ahead: number) {
    let [reached, longer] = [0, 0]
    for (const { ms, isRunning } of stays) {
      if (ms < age) continue
      reached += 1
      if (isRunning || ms > age + ahead) longer += 1
    }
    return longer / reached
  }

  /** The range from each of the 2ⁿ outcomes. */
  function naiveRange(total: number, chances: readonly number[]): [number, number] {
    const byCount = new Map<number, number>()
    for (let outcome = 0; outcome < 2 ** chances.length; outcome += 1) {
      let [probability, count] = [1, 0]
      for (const [index, chance] of chances.entries()) {
        const stays = Math.floor(outcome / 2 ** index) % 2 === 1
        probability *= stays ? chance : 1 - chance
        count += Number(stays)
      }
      byCount.set(count, (byCount.get(count) ?? 0) + probability)
    }
    const below = (count: number) => [...byCount].reduce((sum, [each, chance]) => sum + (each < count ? chance : 0), 0)
    const counts = Array.from({ length: chances.length + 1 }, (_, count) => count)
    // At most a tenth of the probability is below the smallest count, and at most a tenth is above the greatest one.
    const smallest = counts.findLast((count) => below(count) <= 0.1 + 1e-9) ?? 0
    const greatest = counts.find((count) => 1 - below(count + 1) <= 0.1 + 1e-9) ?? 0
    return [Math.max(0, total - greatest), Math.max(0, total - smallest)]
  }

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('[FORE-01] seed %s', (seed) => {
    const draw = drawFrom(seed)
    const stays = Array.from({ length: 20 + seed * 12 }, () => stay(Math.ceil(draw() * 90), draw() < 0.1))
    const size = Math.floor(draw() * 13)
    // No parcel is older than the longest stay.
    const oldest = Math.max(...stays.map(({ ms }) => ms / HOUR))
    const ages = Array.from({ length: size }, () => Math.floor(draw() * oldest))
    const total = Math.floor(draw() * 16)
    const expected = HORIZONS.map((days) =>
      naiveRange(
        total,
        ages.map((age) => naiveShare(stays, age * HOUR, days * DAY_MS)),
      ),
    )
    expect(
      rangesOf(
        ages.map((age) => parcel(age)),
        stays,
        total,
      ),
    ).toEqual(expected)
  })
})

describe('the machine', () => {
  const half = [...many(15, stay(10)), ...many(15, stay(100))]

  test('[FORE-01] with no parcel has all its slots free', () => expect(rangesOf([], half)).toEqual(many3([24, 24])))

  test('[FORE-01] with one parcel has all or all but one free', () =>
    expect(rangesOf([parcel(5)], half)).toEqual(many3([23, 24])))

  test('[FORE-01] full with 24 parcels has the range of a binomial distribution', () => {
    const [range] = rangesOf(many24(parcel(5)), half) as number[][]
    // 24 throws of a coin: nine to fifteen heads in the middle 80 %.
    expect(range).toEqual([9, 15])
    const distribution = distributionOf(many24(0.5))
    expect(distribution).toHaveLength(25)
    expect(distribution[12]).toBeCloseTo(2_704_156 / 2 ** 24, 12)
  })

  test('[FORE-01] with more parcels than slots has none free', () =>
    expect(rangesOf(many24(parcel(0)), many(20, stay(100)), 5)).toEqual(many3([0, 0])))

  test('[FORE-01] without a number of slots has no forecast, and none from less than twenty stays', () => {
    expect(forecaster({ parcels: [], stays: half })({ machineId: 1, total: undefined })).toBe('unmeasured')
    expect(rangesOf([], many(19, stay(5)))).toBe('few')
    expect(rangesOf([], many(20, stay(5)))).toEqual(many3([24, 24]))
  })

  test('[FORE-01] is judged by its own stays from fifty on, before by those of the network', () => {
    const elsewhere = many(100, stay(100, false, 2))
    const basis = (own: number) => {
      const forecast = forecaster({ parcels: [], stays: [...many(own, stay(5)), ...elsewhere] })({
        machineId: 1,
        total: 1,
      })
      return typeof forecast === 'object' && [forecast.stays, forecast.isOwn]
    }
    expect([basis(49), basis(50)]).toEqual([
      [149, false],
      [50, true],
    ])
  })
})

const many3 = (range: number[]) => HORIZONS.map(() => range)
const many24 = <Item>(item: Item) => Array.from({ length: 24 }, () => item)

describe('what is not known widens the range', () => {
  const long = many(20, stay(100))
  test.each<[what: string, parcels: ExpectedParcel[], range: [number, number]]>([
    ['nothing', [parcel(0)], [23, 23]],
    ['the machine: it may be this one', [parcel(0), parcel(0, { machineId: undefined })], [22, 23]],
    ['the date of the deposit', [parcel(undefined)], [23, 24]],
    ['an age that no stay has reached', [parcel(101)], [23, 24]],
    ['another machine is known', [parcel(0, { machineId: 2 })], [24, 24]],
  ])('[FORE-01] %s', (_what, parcels, range) => expect((rangesOf(parcels, long) as number[][])[0]).toEqual(range))

  test('[FORE-01] one on its way may come at once or just before: it counts, and may have been collected', () => {
    const way = parcel(undefined, { isOnItsWay: true })
    expect(rangesOf([way], [...many(10, stay(30)), ...many(10, stay(100))])).toEqual([
      [23, 23],
      [23, 24],
      [23, 24],
    ])
  })

  test('[FORE-01] of a size: parcels of other slots do not count, and those of an unknown slot may be there', () => {
    const slots = new Set(['/api/slots/1'])
    const others = [parcel(0, { slot: '/api/slots/2' }), parcel(0, { slot: undefined })]
    expect(rangesOf([parcel(0), ...others], long, 5, slots)).toEqual([
      [3, 4],
      [3, 4],
      [3, 4],
    ])
  })

  test('[FORE-01] parcels that were not read may be anywhere', () => {
    const forecast = forecaster({ parcels: [], stays: long, hasGaps: true })({ machineId: 1, total: 4 })
    expect(forecast).toMatchObject({ ranges: many3([0, 4]).map(([least, most]) => ({ least, most })) })
  })

  test('[FORE-03] a machine is full tomorrow only when its whole range is 0', () => {
    const fullWith = (...parcels: ExpectedParcel[]) =>
      isFullTomorrow(forecaster({ parcels, stays: long })({ machineId: 1, total: 1 }))
    expect([fullWith(parcel(0)), fullWith(), fullWith(parcel(undefined))]).toEqual([true, false, false])
    expect([isFullTomorrow('few'), isFullTomorrow('unmeasured')]).toEqual([false, false])
  })
})

const iso = (at: number) => new Date(at).toISOString()
type Entry = [status: string, at: number]
const order = (id: number, entries: Entry[], given: Partial<Order> = {}): Order => ({
  '@id': `/api/orders/${id}`,
  id,
  hold: 2880,
  status: entries.at(-1)?.[0] ?? 'created',
  history: entries.map(([status, at]) => ({ status, createdAt: iso(at) })),
  locker: { '@id': '/api/lockers/1', id: 1 },
  ...given,
})

/** Random orders of a few machines over five weeks. Those that are over have left, some twice, some before their deposit. */
function randomBooks(seed: number, count: number): Order[] {
  const draw = drawFrom(seed)
  return Array.from({ length: count }, (_, index) => {
    let at = now - Math.floor(draw() * 35 * 24 * 60) * 60_000
    const entries: Entry[] = []
    for (const status of [
      'created',
      'ready_for_delivery',
      'picked_up',
      'operin',
      'reminder',
      'overtime',
      'operout',
      'operin',
      'receive',
    ]) {
      if ((status === 'reminder' || status === 'overtime') && draw() < 0.7) continue
      if (status === 'operout' && draw() < 0.9) continue
      if (status === 'operin' && entries.some(([each]) => each === 'operin') && entries.at(-1)?.[0] !== 'operout')
        continue
      entries.push([status, at])
      at += 60_000 + Math.floor(draw() * 30 * 60) * 60_000
    }
    const id = 1 + Math.floor(draw() * 3)
    const past = entries.filter(([, moment]) => moment <= now)
    const first = entries[0] as Entry
    return order(index, past.length > 0 ? past : [first], {
      locker: { '@id': `/api/lockers/${id}`, id },
      createdAt: iso(first[1]),
    })
  })
}

/** The status of an order at a moment, by its history. */
const statusAt = ({ history = [] }: Order, at: number) =>
  history.filter(({ createdAt = '' }) => Date.parse(createdAt) <= at).at(-1)?.status ?? ''
const inside = ['operin', 'reminder', 'overtimedue', 'overtime']

describe('the books as they stood', () => {
  test.each([11, 12, 13])('[FORE-02] seed %s: as a filter of the histories gives them', (seed) => {
    const orders = randomBooks(seed, 200)
    const tracks = orders.flatMap((each) => trackOf(each) ?? [])
    expect(tracks).toHaveLength(200)
    for (const days of [0, 1, 6, SCORED_DAYS]) {
      const at = now - days * DAY_MS
      const parcels = parcelsAt(tracks, at)
      const ofStatus = (statuses: string[]) => orders.filter((each) => statuses.includes(statusAt(each, at))).length
      expect(parcels.filter(({ isOnItsWay }) => !isOnItsWay)).toHaveLength(ofStatus(inside))
      expect(parcels.filter(({ isOnItsWay }) => isOnItsWay)).toHaveLength(ofStatus(['ready_for_delivery', 'picked_up']))
    }
    // The books of now are the orders as they are.
    const live = orders.flatMap((each) => expectedParcel(each, now) ?? [])
    expect(live.map(({ age }) => age)).toEqual(parcelsAt(tracks, now).map(({ age }) => age))
  })

  test('[FORE-02] a stay counts from the end of its hold time on, one that went on with its length so far', () => {
    const at = (hours: number) => now - hours * HOUR
    const tracks = [
      order(1, [
        ['operin', at(50)],
        ['receive', at(40)],
      ]),
      order(2, [
        ['operin', at(47)],
        ['receive', at(46)],
      ]),
      order(3, [['operin', at(100)]]),
      order(4, [
        ['operin', at(20)],
        ['overtime', at(1)],
      ]),
      order(
        5,
        [
          ['operin', at(90)],
          ['receive', at(80)],
        ],
        { hold: 0 },
      ),
    ].flatMap((each) => trackOf(each) ?? [])
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
      const outcomes = replay(
        orders.flatMap((each) => trackOf(each) ?? []),
        places,
        now,
        undefined,
      )
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
            stays: staysAt(
              then.flatMap((each) => trackOf(each) ?? []),
              madeAt,
            ),
          }
          return HORIZONS.filter((days) => madeAt + days * DAY_MS <= now).flatMap((days) =>
            places.map(({ machineId, total }) => {
              const forecast = forecaster(books)({ machineId, total })
              const here = orders.filter(
                (each) => each.locker?.id === machineId && inside.includes(statusAt(each, madeAt + days * DAY_MS)),
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
      expect(outcomes.map(({ freeOfKnown: _, ...outcome }) => outcome)).toEqual(expected)
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
    const outcomes = replay(
      randomBooks(31, 300).flatMap((each) => trackOf(each) ?? []),
      places,
      now,
      undefined,
    )
    const days = [...new Set(outcomes.map(({ madeAt }) => tahitiOf(madeAt)))]
    expect(days.every(({ hour }) => hour === 0)).toBe(true)
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-02-26', '2026-03-11'])
  })

  test('[FORE-02] a day is left out when less than a week before it was read', () => {
    const tracks = randomBooks(31, 300).flatMap((each) => trackOf(each) ?? [])
    const days = (readFrom: number) => new Set(replay(tracks, places, now, readFrom).map(({ madeAt }) => madeAt)).size
    expect([days(now - 8 * DAY_MS), days(now - 8 * DAY_MS + 1), days(now)]).toEqual([1, 0, 0])
  })

  test('[FORE-02] nothing gives no score', () =>
    expect(scoreOf([])).toEqual({ forecasts: 0, inside: 0, insideOfKnown: 0, difference: undefined }))
})
