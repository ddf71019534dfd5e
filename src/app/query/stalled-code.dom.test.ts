import { expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

// The code that shows a change at once is on its way, and the network has stalled.
vi.mock('./written.ts', () => new Promise(() => {}))

test('[WRK-03] a write that was answered does not wait for code that does not come, and its lists are stale', async () => {
  vi.useFakeTimers()
  queryClient.setQueryData(['orders', 'page'], {})
  const mutationFn = () => Promise.resolve({ id: 14 })
  const options = { mutationKey: ['orders', 'update'], mutationFn, meta: { invalidates: ['orders'] } }
  const ended = vi.fn()
  void queryClient.getMutationCache().build(queryClient, options).execute({ id: 14, body: {} }).then(ended)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended).toHaveBeenCalledOnce()
  expect(queryClient.getQueryState(['orders', 'page'])?.isInvalidated).toBe(true)
  vi.useRealTimers()
})
