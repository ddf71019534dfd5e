import { expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

const frameAndTask = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)))

test('work begins after the frame, not in it', async () => {
  const work = vi.fn()
  afterPaint(work)
  await new Promise(requestAnimationFrame)
  expect(work).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})

test('cancelled work does not begin', async () => {
  const work = vi.fn()
  afterPaint(work)()
  await frameAndTask()
  const cancelInFrame = afterPaint(work)
  await new Promise(requestAnimationFrame)
  cancelInFrame()
  await frameAndTask()
  expect(work).not.toHaveBeenCalled()
})
