import { describe, expect, test } from 'vitest'
import type { Stay } from '#domain/deliveries.ts'
import { aDelivery, hours, now } from '#domain/test-deliveries.ts'
import { binsOf, figuresBy, figuresOf, partiesOf, quantileOf } from './figures.ts'

const ended = (...counts: number[]): Stay[] => counts.map((count) => ({ ms: hours(count), isRunning: false }))
const running = (...counts: number[]): Stay[] => counts.map((count) => ({ ms: hours(count), isRunning: true }))

describe('median and 90th percentile, as a spreadsheet has them', () => {
  test.each([
    { what: 'one value', stays: ended(7), median: 7, p90: 7 },
    { what: 'two values', stays: ended(10, 20), median: 15, p90: 19 },
    { what: 'an even number', stays: ended(4, 1, 3, 2), median: 2.5, p90: 3.7 },
    { what: 'eleven values', stays: ended(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), median: 5, p90: 9 },
  ])('[STAT-02] $what', ({ stays, median, p90 }) => {
    const [found, high] = [quantileOf(stays, 0.5), quantileOf(stays, 0.9)]
    expect((found?.ms ?? 0) / hours(1)).toBeCloseTo(median)
    expect((high?.ms ?? 0) / hours(1)).toBeCloseTo(p90)
    expect(found?.isAtLeast).toBe(false)
  })

  test.each([
    { what: 'a stay that runs longer than the median does not change it', stays: running(90), isAtLeast: false },
    { what: 'a stay that runs shorter may still pass it', stays: running(1), isAtLeast: true },
  ])('[STAT-02] $what', ({ stays, isAtLeast }) => {
    expect(quantileOf([...ended(10, 20, 30), ...stays], 0.5)?.isAtLeast).toBe(isAtLeast)
  })
})

test('[STAT-02] a share includes its base and the number of excluded deliveries', () => {
  const quick = aDelivery()
  const slow = aDelivery({ collection: now - hours(60), stay: { ms: hours(60), isRunning: false } })
  const today = aDelivery({ deposit: now - hours(1) })
  const undated = aDelivery({ deposit: undefined })
  const planned = aDelivery({ wasDeposited: false, deposit: undefined, stay: undefined })
  const { deliveries, stays, inADay, expired } = figuresOf([quick, quick, slow, today, undated, planned], now)
  expect(deliveries).toBe(6)
  expect(inADay).toMatchObject({ yes: 2, of: 3, part: undefined, early: 1, unknown: 1 })
  expect(expired).toMatchObject({ yes: 1, of: 3, early: 1, unknown: 1 })
  // Leaves out the stay of today, because only the quick stays of today have ended.
  expect(stays).toEqual([quick.stay, quick.stay, slow.stay])
})

test.each([
  [19, undefined, undefined],
  [20, 1, hours(4)],
])('[STAT-02] from %s deliveries the share is %s and the median %s', (count, part, ms) => {
  const { inADay, median } = figuresOf(Array(count).fill(aDelivery()), now)
  expect([inADay.part, median?.ms]).toEqual([part, ms])
})

test('[STAT-02] deliveries are grouped by id, and the name of one of them is used for all', () => {
  const vaima = { id: 1, name: 'Vaima' }
  const nameless = { id: 1, name: '#1' }
  const rows = [nameless, vaima, { id: 2, name: 'Aorai' }, {}, { name: 'Sans id' }].map((company) =>
    aDelivery({ company }),
  )
  const groups = figuresBy(rows, ({ company }) => company, now)
  expect(groups.map(({ party, deliveries }) => [party.name, deliveries])).toEqual([
    ['Vaima', 2],
    [undefined, 1],
    ['Aorai', 1],
    ['Sans id', 1],
  ])
  expect(partiesOf(rows, ({ company }) => company).map(({ name }) => name)).toEqual([
    undefined,
    'Aorai',
    'Sans id',
    'Vaima',
  ])
})

describe('the lengths of the stays', () => {
  test('[STAT-03] bins go a quarter beyond the 90th percentile, and the last one takes the rest', () => {
    const stays = [...ended(0, 3, 6, 6.1, 24, 200), ...running(50)]
    const bins = binsOf(stays, { ms: hours(48), isAtLeast: false })
    expect(bins.map(({ from, to }) => [from, to])).toEqual([
      ...Array.from({ length: 10 }, (_, index) => [index * 6, index * 6 + 6]),
      [60, undefined],
    ])
    expect(bins.map(({ count }) => count)).toEqual([3, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1])
    expect(bins.map((bin) => bin.running)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
  })

  test.each([0, 0.2, 5, 30, 100, 500, 5000])('[STAT-03] a 90th percentile of %s h gives few bins', (p90) => {
    const bins = binsOf(ended(p90), { ms: hours(p90), isAtLeast: false })
    expect(bins.length).toBeGreaterThan(1)
    expect(bins.length).toBeLessThanOrEqual(17)
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  })
})
