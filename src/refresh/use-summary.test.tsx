import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { around } from '#api/test-hooks.ts'
import { queryClient } from '#app/query/query-client.ts'
import { useSummary } from './use-readings.ts'

const rows = { queryKey: ['orders', 'page', {}] }
const count = { queryKey: ['orders', 'count', { status: 'operin' }] }

/** Rows read at 2000 and a count read at 1000. The refetch of `failing` fails. */
async function screenWith(failing: typeof rows) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(rows.queryKey, { items: [] }, { updatedAt: 2000 })
  client.setQueryData(count.queryKey, { total: 4 }, { updatedAt: 1000 })
  const { result } = renderHook(() => useSummary([rows, count]), { wrapper: around(client) })
  const before = result.current.readAt
  const queryFn = () => Promise.reject(new Error('x'))
  await act(() => client.query({ ...failing, queryFn, staleTime: 0 }).catch(() => undefined))
  await vi.waitFor(() => expect(result.current.hasFailed).toBe(true))
  return { before, readAt: result.current.readAt }
}

test.each([
  ['the age of the screen ignores a failed count, which shows a dash', count, 2000],
  ['rows whose refetch failed stay on screen with their age', rows, 1000],
])('[LIVE-01] %s', async (_what, failing, readAt) => {
  expect(await screenWith(failing)).toMatchObject({ before: 1000, readAt })
})

test('[LIVE-01] a further page leaves the age of the first rows, and a refetch renews it', async () => {
  vi.useFakeTimers({ now: 1000 })
  const series = new InfiniteQueryObserver(queryClient, {
    queryKey: rows.queryKey,
    queryFn: () => Promise.resolve({ items: [] }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => pages.length,
  })
  const stop = series.subscribe(() => {})
  const { result } = renderHook(() => useSummary([rows]), { wrapper: around(queryClient) })
  const readAtAfter = async (now: number, read: () => Promise<unknown>) => {
    vi.setSystemTime(now)
    await act(read)
    await act(() => vi.advanceTimersByTimeAsync(0))
    return result.current.readAt
  }
  expect(await readAtAfter(1000, () => Promise.resolve())).toBe(1000)
  expect(await readAtAfter(5000, () => series.fetchNextPage())).toBe(1000)
  expect(await readAtAfter(6000, () => series.fetchNextPage())).toBe(1000)
  expect(await readAtAfter(9000, () => series.refetch())).toBe(9000)
  stop()
  vi.useRealTimers()
})
