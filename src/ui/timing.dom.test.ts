import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint, useAfterPaint } from './timing.ts'

beforeEach(() => void vi.useFakeTimers())

const frame = () => vi.advanceTimersToNextFrame()
const longEnough = () => act(() => void vi.runAllTimers())

test('cancelled work does not start, before or after the frame', () => {
  const work = vi.fn()
  afterPaint(work)()
  const cancelAfterOne = afterPaint(work)
  frame()
  cancelAfterOne()
  const cancelAfterTwo = afterPaint(work)
  frame()
  frame()
  cancelAfterTwo()
  longEnough()
  expect(work).not.toHaveBeenCalled()
})

test('a screen that was ready once counts as painted, although it loads again before the paint', () => {
  const { result, rerender } = renderHook(useAfterPaint, { initialProps: false })
  longEnough()
  expect(result.current).toBe(false)
  rerender(true)
  rerender(false)
  expect(result.current).toBe(false)
  longEnough()
  expect(result.current).toBe(true)
})
