import { expect, test } from 'vitest'
import {
  type Box,
  boxOf,
  CLOSEST,
  closeUpOf,
  drawnAt,
  homeOf,
  isHome,
  isSeen,
  movedBy,
  reframed,
  seenIn,
  viewOf,
  zoomedBy,
} from './view.ts'

const size = { width: 600, height: 400 }

test('[NET-01] the frame fits the machines: the outermost ones are inside, and they are centred', () => {
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

test('one machine is shown with its surroundings, and the zoom never exceeds the precision of the coast lines', () => {
  expect(viewOf([7, 7, 7, 7], size).k).toBeLessThan(CLOSEST / 5)
  expect(viewOf([7, 7, 7, 7], size, 0).k).toBe(CLOSEST)
  expect(boxOf([])).toBeUndefined()
})

test('a frame too small for margins still shows the map', () =>
  expect(viewOf([0, 0, 1000, 1000], { width: 40, height: 20 }).k).toBeGreaterThan(0))

test('[NET-01] a close-up shows the machines and their surroundings', () => {
  const far = viewOf([-5000, -5000, 5000, 5000], size)
  expect(closeUpOf([0, 0, 100, 0], size, far, 30)).toEqual(viewOf([0, 0, 100, 0], size, 30))
})

test('[NET-01] a close-up zooms in around the same machines, even if they are close already', () => {
  const close = viewOf([0, 0, 2, 0], size, 30)
  const closer = closeUpOf([0, 0, 2, 0], size, close, 30)
  expect(closer.k).toBeGreaterThan(close.k * 1.2)
  expect(drawnAt([1, 0], closer)).toEqual([300, 200])
  expect(closeUpOf([0, 0, 2, 0], size, closer, 30).k).toBe(CLOSEST)
})

const box: Box = [-5000, -1000, 3000, 2000]
const atHome = { box, size, view: homeOf({ box, size }) }
const enlarged = { ...atHome, view: zoomedBy(atHome, 2) }

test('[NET-01] the map zooms around its centre, and never beyond the whole map', () => {
  expect(enlarged.view.k).toBeCloseTo(atHome.view.k * 2)
  expect(drawnAt([-1000, 500], enlarged.view)).toEqual([300, 200])
  expect(zoomedBy(enlarged, 1e6).k).toBe(CLOSEST)
  expect(zoomedBy(enlarged, 0.01)).toEqual(atHome.view)
  expect(movedBy(atHome, 80, -80)).toEqual(atHome.view)
  const { x, k } = movedBy(enlarged, 80, 0)
  expect([x, k]).toEqual([enlarged.view.x - 80, enlarged.view.k])
  expect(seenIn(movedBy(enlarged, 1e6, 0), size)[2]).toBeCloseTo(seenIn(atHome.view, size)[2])
})

test('[NET-01] another size keeps the centre, or the whole map if it was shown', () => {
  const wider = { width: 700, height: 400 }
  expect(reframed(enlarged, [...box], { ...size })).toBe(enlarged)
  expect(reframed(enlarged, box, wider).view).toEqual({ ...enlarged.view, x: enlarged.view.x + 50 })
  expect(reframed(atHome, box, wider).view).toEqual(viewOf(box, wider))
  const huge = { width: 6000, height: 4000 }
  expect(reframed(enlarged, box, huge).view).toEqual(viewOf(box, huge))
  expect([isHome(atHome), isHome(enlarged)]).toEqual([true, false])
})

test('[NET-01] other machines are shown whole', () => {
  const others: Box = [0, 0, 500, 500]
  expect(reframed(enlarged, others, size)).toEqual({ box: others, size, view: viewOf(others, size) })
})
