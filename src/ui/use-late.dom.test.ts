import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilLoaded } from './Late.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = () => vi.fn<() => Promise<string>>().mockRejectedValue(new Error('Code not loaded'))

test('code that the page needs is fetched again, with waits from one second to one minute', async () => {
  const load = failing()
  const loaded = retryUntilLoaded(load)()
  const attemptsAfter = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    return load.mock.calls.length
  }
  expect([await attemptsAfter(0), await attemptsAfter(1), await attemptsAfter(2), await attemptsAfter(4)]).toEqual([
    1, 2, 3, 4,
  ])
  const before = await attemptsAfter(600)
  expect(await attemptsAfter(600)).toBe(before + 10)
  load.mockResolvedValue('code')
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(loaded).resolves.toBe('code')
})

test('code that the page needs is fetched again as soon as the network is back', async () => {
  const load = failing()
  const loaded = retryUntilLoaded(load)()
  await vi.advanceTimersByTimeAsync(600_000)
  load.mockResolvedValue('code')
  window.dispatchEvent(new Event('online'))
  await expect(loaded).resolves.toBe('code')
})
