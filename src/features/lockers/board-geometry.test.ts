import { describe, expect, test } from 'vitest'
import { boardWidth, columnWidth, scaleOf, takenOf, tilesOf, totalsOf } from './board-geometry.ts'

const tilesIn = (path: string) => path.split('M').length - 1

describe('the board', () => {
  test('[NET-04] draws the places with a parcel before the reserved ones without, and no more than are reserved', () => {
    const kind = { height: 15, width: 30, capacity: 10, available: 4 }
    const tiles = (parcels: number) => {
      const { occupied, taken, free } = tilesOf(kind, 1, boardWidth, parcels)
      return [occupied, taken, free].map(tilesIn)
    }
    expect([tiles(0), tiles(2), tiles(6), tiles(8)]).toEqual([
      [0, 6, 4],
      [2, 4, 4],
      [6, 0, 4],
      [6, 0, 4],
    ])
  })

  test.each([boardWidth, columnWidth])('starts a new line at its edge, or that of its column: %d', (edge) => {
    const { free, height } = tilesOf({ height: 10, width: 100, capacity: 9, available: 9 }, 1, edge)
    const ends = [...free.matchAll(/M([\d.]+) [\d.]+h([\d.]+)/g)].map(([, x, width]) => Number(x) + Number(width))
    expect(Math.max(...ends)).toBeLessThanOrEqual(edge)
    expect(height).toBe(3 * 10 + 2 * 3)
  })

  test('draws many tiles smaller, down to a limit', () => {
    const kind = { height: 30, width: 45, capacity: 200, available: 100 }
    expect(scaleOf([kind])).toBeLessThan(scaleOf([{ ...kind, capacity: 10 }]))
    expect(scaleOf([{ ...kind, capacity: 1_000_000 }])).toBeGreaterThan(0.2)
  })

  test('draws at most 300 tiles, in the proportion of the places, with both kinds', () => {
    const tiles = (available: number) => tilesOf({ height: 10, width: 10, capacity: 3000, available }, 0.5)
    expect(tilesIn(tiles(1500).taken)).toBe(150)
    expect(tilesIn(tiles(2999).taken)).toBe(1)
    expect(tilesIn(tiles(1).free)).toBe(1)
    expect(tilesIn(tiles(0).free)).toBe(0)
    expect(tilesIn(tiles(3000).taken)).toBe(0)
  })

  test.each([
    [{ capacity: 5, available: 0 }, 5],
    [{ capacity: 5, available: 5 }, 0],
    [{ capacity: 5, available: 9 }, undefined],
    [{ capacity: 5, available: -2 }, undefined],
    [{ capacity: 5, available: 1.5 }, undefined],
    [{ capacity: 5 }, undefined],
    [{ available: 5 }, undefined],
  ])('%j: %s taken', (kind, taken) => expect(takenOf(kind)).toBe(taken))

  test.each([{}, { capacity: -3 }, { height: 0, width: -1, capacity: 2, available: 1 }, { height: 1e6, capacity: 1 }])(
    'draws %j without an invalid number',
    (kind) => {
      const tiles = tilesOf(kind, scaleOf([kind]))
      expect(JSON.stringify(tiles)).not.toMatch(/NaN|Infinity|null|--/)
    },
  )

  test('a zone has totals only when all its formats have numbers', () => {
    const known = { capacity: 5, available: 2 }
    expect(totalsOf([known, { capacity: 3, available: 3 }])).toEqual({ capacity: 8, free: 5 })
    expect(totalsOf([known, { capacity: 3 }])).toBeUndefined()
    expect(totalsOf([known, { capacity: 3, available: 4 }])).toBeUndefined()
  })

  test('an empty board has a scale as well', () => expect(scaleOf([])).toBe(1))
})
