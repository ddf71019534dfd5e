import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { afterPaint, useAfterPaint } from './timing.ts'

const frame = () => new Promise(requestAnimationFrame)

/** Waits longer than the longest delay of work. */
async function longEnough() {
  await frame()
  await frame()
  await new Promise((resolve) => setTimeout(resolve, 5))
}

test('work starts after the second frame, when the first one is on screen', async () => {
  const work = vi.fn()
  afterPaint(work)
  await frame()
  await frame()
  expect(work).not.toHaveBeenCalled()
  await longEnough()
  expect(work).toHaveBeenCalledOnce()
})

test('cancelled work does not start, before or after the frame', async () => {
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

test('a screen that was ready once counts as painted, although it loads again before the paint', async () => {
  const { result, rerender } = renderHook(useAfterPaint, { initialProps: false })
  await act(longEnough)
  expect(result.current).toBe(false)
  rerender(true)
  rerender(false)
  expect(result.current).toBe(false)
  await act(longEnough)
  expect(result.current).toBe(true)
})
