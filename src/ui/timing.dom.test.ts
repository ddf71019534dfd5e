import { expect, test, vi } from 'vitest'
import { afterPaint } from './timing.ts'

const frame = () => new Promise(requestAnimationFrame)

/** Longer than any work waits. */
async function longEnough() {
  await frame()
  await frame()
  await new Promise((resolve) => setTimeout(resolve, 5))
}

test('work begins after the second frame: the first one is on the screen by then', async () => {
  const work = vi.fn()
  afterPaint(work)
  await frame()
  await frame()
  expect(work).not.toHaveBeenCalled()
  await longEnough()
  expect(work).toHaveBeenCalledOnce()
})

test('cancelled work does not begin, whether the frame has come or not', async () => {
  const work = vi.fn()
  afterPaint(work)()
  const cancelAfterOne = afterPaint(work)
  await frame()
  cancelAfterOne()
  const cancelAfterTwo = afterPaint(work)
  await frame()
  await frame()
  cancelAfterTwo()
  await longEnough()
  expect(work).not.toHaveBeenCalled()
})
