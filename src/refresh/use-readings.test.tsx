import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readInBackground } from '#api/background.ts'
import { around } from '#api/test-hooks.ts'
import { queryClient } from '#app/query/query-client.ts'
import { type Change, followChanges, useSummary } from './use-readings.ts'

/** Queries on screen, and the changes reported for them. */
function follow() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const reported: Change[] = []
  let call = 0
  const queryFn = async () => (call += 1)
  const observer = new QueryObserver(client, { queryKey: ['orders'], queryFn })
  observer.subscribe(() => {})
  followChanges(client, (_query, change) => reported.push(change))
  const readQuietly = (key: string) => readInBackground(client.getQueryCache().find({ queryKey: [key] })!)
  return { client, reported, observer, queryFn, readQuietly }
}

test('new data are reported with the previous data and their source', async () => {
  const { client, reported, observer, readQuietly } = follow()
  await observer.refetch()
  expect(reported).toEqual([])
  await readQuietly('orders')
  await observer.refetch()
  client.setQueryData(['orders'], 9)
  expect(reported).toEqual([
    { why: 'background', was: 1, now: 2 },
    { why: 'other', was: 2, now: 3 },
    { why: 'written', was: 3, now: 9 },
  ])
})

test('a further page is reported as a further page', async () => {
  const { client, reported } = follow()
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['users'],
    queryFn: async ({ pageParam }) => pageParam,
    initialPageParam: 1,
    getNextPageParam: (last) => last + 1,
  })
  observer.subscribe(() => {})
  await observer.refetch()
  await observer.fetchNextPage()
  expect(reported).toMatchObject([{ why: 'more', was: { pages: [1] }, now: { pages: [1, 2] } }])
})

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
  const infiniteList = new InfiniteQueryObserver(queryClient, {
    queryKey: rows.queryKey,
    queryFn: () => Promise.resolve({ items: [] }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => pages.length,
  })
  const stop = infiniteList.subscribe(() => {})
  const { result } = renderHook(() => useSummary([rows]), { wrapper: around(queryClient) })
  const readAtAfter = async (now: number, read: () => Promise<unknown>) => {
    vi.setSystemTime(now)
    await act(read)
    await act(() => vi.advanceTimersByTimeAsync(0))
    return result.current.readAt
  }
  expect(await readAtAfter(1000, () => Promise.resolve())).toBe(1000)
  expect(await readAtAfter(5000, () => infiniteList.fetchNextPage())).toBe(1000)
  expect(await readAtAfter(6000, () => infiniteList.fetchNextPage())).toBe(1000)
  expect(await readAtAfter(9000, () => infiniteList.refetch())).toBe(9000)
  stop()
})
