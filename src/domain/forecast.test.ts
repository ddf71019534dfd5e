import { describe, expect, test } from 'vitest'
import {
  DAY_MS,
  distributionOf,
  type ExpectedParcel,
  forecaster,
  HORIZONS,
  isFullTomorrow,
  type PastStay,
} from './forecast.ts'
import { drawFrom } from './test-books.ts'

const HOUR = 3_600_000

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
    const sharesAfter = (days: number) => ages.map((age) => naiveShare(stays, age * HOUR, days * DAY_MS))
    const parcels = ages.map((age) => parcel(age))
    expect(rangesOf(parcels, stays, total)).toEqual(HORIZONS.map((days) => naiveRange(total, sharesAfter(days))))
  })
})

describe('the machine', () => {
  const half = [...many(15, stay(10)), ...many(15, stay(100))]

  test('[FORE-01] full with 24 parcels has the range of a binomial distribution', () => {
    const [range] = rangesOf(many24(parcel(5)), half) as number[][]
    // 24 throws of a coin: nine to fifteen heads in the middle 80 %.
    expect(range).toEqual([9, 15])
    const distribution = distributionOf(many24(0.5))
    expect(distribution).toHaveLength(25)
    expect(distribution[12]).toBeCloseTo(2_704_156 / 2 ** 24, 12)
  })

  test('[FORE-01] without a number of slots has no forecast, and none from less than twenty stays', () => {
    expect(forecaster({ parcels: [], stays: half })({ machineId: 1, total: undefined })).toBe('unmeasured')
    expect(rangesOf([], many(19, stay(5)))).toBe('few')
    expect(rangesOf([], many(20, stay(5)))).toEqual(many3([24, 24]))
  })

  test('[FORE-01] is judged by its own stays from fifty on, before by those of the network', () => {
    const elsewhere = many(100, stay(100, false, 2))
    const basis = (own: number) => {
      const stays = [...many(own, stay(5)), ...elsewhere]
      const forecast = forecaster({ parcels: [], stays })({ machineId: 1, total: 1 })
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
    expect(rangesOf([parcel(0), ...others], long, 5, slots)).toEqual(many3([3, 4]))
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
