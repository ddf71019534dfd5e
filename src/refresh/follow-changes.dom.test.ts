import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readInBackground } from '#api/background.ts'
import { type Change, followChanges } from './use-readings.ts'

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

test('a query that is mounted later is followed as well', async () => {
  const { client, reported, queryFn, readQuietly } = follow()
  client.setQueryData(['companies'], 0)
  new QueryObserver(client, { queryKey: ['companies'], queryFn }).subscribe(() => {})
  await readQuietly('companies')
  expect(reported.map(({ was }) => was)).toContain(0)
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
