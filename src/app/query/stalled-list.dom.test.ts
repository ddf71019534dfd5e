import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

test('[WRK-03] an answered write does not wait for a stalled list, which stays invalidated', async () => {
  vi.useFakeTimers()
  queryClient.setQueryData(['orders', 'page'], {})
  const queryFn = vi.fn(() => new Promise<never>(() => {}))
  const options = { queryKey: ['orders', 'page'], queryFn, staleTime: Infinity }
  const stop = new QueryObserver(queryClient, options).subscribe(() => {})
  const mutationFn = () => Promise.resolve({ id: 14 })
  const words = { mutationKey: ['orders', 'update'], mutationFn, meta: { invalidates: ['orders'] } }
  const ended = vi.fn()
  void queryClient.getMutationCache().build(queryClient, words).execute({ id: 14, body: {} }).then(ended)
  await vi.advanceTimersByTimeAsync(300)
  expect(queryFn).toHaveBeenCalledOnce()
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(700)
  expect(ended).toHaveBeenCalledOnce()
  expect(queryClient.getQueryState(['orders', 'page'])?.isInvalidated).toBe(true)
  stop()
  vi.useRealTimers()
})
