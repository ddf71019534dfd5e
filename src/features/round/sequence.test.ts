import { expect, test } from 'vitest'
import { kmBetween, type Position } from '#domain/position.ts'
import { kmOf, sequenceOf } from './sequence.ts'

/** Eight machines of Tahiti and Moorea. */
const eight: readonly Position[] = [
  { latitude: -17.5353, longitude: -149.5696 },
  { latitude: -17.5506, longitude: -149.6083 },
  { latitude: -17.6333, longitude: -149.6 },
  { latitude: -17.7667, longitude: -149.4 },
  { latitude: -17.5167, longitude: -149.5 },
  { latitude: -17.5, longitude: -149.3333 },
  { latitude: -17.6833, longitude: -149.5833 },
  { latitude: -17.5333, longitude: -149.8333 },
]
const start: Position = { latitude: -17.5406, longitude: -149.5797 }

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) => ordersOf(items.filter((each) => each !== item)).map((rest) => [item, ...rest]))
}

const bestOf = (from: Position, places: readonly Position[]) =>
  Math.min(...ordersOf(places).map((way) => kmOf(from, way)))

test('[TOUR-02] of eight fixed machines the proposed order is within 5 % of the best of all orders', () => {
  const way = sequenceOf(start, eight)
  expect(way.toSorted((a, b) => eight.indexOf(a) - eight.indexOf(b))).toEqual(eight)
  expect(kmOf(start, way)).toBeLessThanOrEqual(bestOf(start, eight) * 1.05)
})

test('[TOUR-02] beyond eight machines the order has every machine once, and no crossing that a turn would undo', () => {
  // A circle around the start, in a mixed order: the best way follows the circle.
  const around = Array.from({ length: 30 }, (_, index) => {
    const angle = ((index * 7) % 30) * (Math.PI / 15)
    return { latitude: -17.6 + 0.1 * Math.sin(angle), longitude: -149.5 + 0.1 * Math.cos(angle) }
  })
  const [first = start] = around
  const way = sequenceOf(first, around)
  expect(new Set(way).size).toBe(30)
  const step = Math.max(...way.slice(1).map((place, index) => kmBetween(way[index] ?? first, place)))
  expect(step).toBeLessThan(3)
})

test('no machine and one machine have an order', () => {
  expect(sequenceOf(start, [])).toEqual([])
  expect(sequenceOf(start, eight.slice(0, 1))).toEqual(eight.slice(0, 1))
  expect(kmOf(start, [])).toBe(0)
})
