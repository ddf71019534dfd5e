import { expect, test } from 'vitest'
import { boxOf, CLOSEST, closeUpOf, drawnAt, isSeen, seenIn, viewOf } from './view.ts'

const size = { width: 600, height: 400 }

test('[NET-01] the frame follows the machines: the outermost ones are inside, and the middle is in the middle', () => {
  const box = boxOf([
    [-5000, 1000],
    [3000, 2000],
    [0, -1000],
  ])
  expect(box).toEqual([-5000, -1000, 3000, 2000])
  const view = viewOf(box ?? [0, 0, 0, 0], size)
  expect(drawnAt([-1000, 500], view)).toEqual([300, 200])
  const seen = seenIn(view, size)
  for (const corner of [
    [-5000, -1000],
    [3000, 2000],
  ] as const)
    expect(isSeen(corner, seen)).toBe(true)
  expect(isSeen([9000, 0], seen)).toBe(false)
})

test('one machine has its surroundings, and the map is never closer than its coast lines are exact', () => {
  expect(viewOf([7, 7, 7, 7], size).k).toBeLessThan(CLOSEST / 5)
  expect(viewOf([7, 7, 7, 7], size, 0).k).toBe(CLOSEST)
  expect(boxOf([])).toBeUndefined()
})

test('a frame too small for margins still shows something', () => {
  expect(viewOf([0, 0, 1000, 1000], { width: 40, height: 20 }).k).toBeGreaterThan(0)
})

test('[NET-01] a close-up shows the machines and their surroundings', () => {
  const far = viewOf([-5000, -5000, 5000, 5000], size)
  expect(closeUpOf([0, 0, 100, 0], size, far, 30)).toEqual(viewOf([0, 0, 100, 0], size, 30))
})

test('[NET-01] a close-up enlarges the map although it is as close already, around the same machines', () => {
  const close = viewOf([0, 0, 2, 0], size, 30)
  const closer = closeUpOf([0, 0, 2, 0], size, close, 30)
  expect(closer.k).toBeGreaterThan(close.k * 1.2)
  expect(drawnAt([1, 0], closer)).toEqual([300, 200])
  expect(closeUpOf([0, 0, 2, 0], size, closer, 30).k).toBe(CLOSEST)
})
