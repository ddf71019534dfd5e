import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isReadInBackground, readInBackground, waitLeft } from '#api/background.ts'
import { ApiError } from '#api/errors.ts'
import { flash } from '#ui/flash/flash.ts'
import { queryClient } from './query-client.ts'

/** Background refetches of data on screen. */

const toast = vi.fn()
const key = ['orders', 'page']

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  toast.mockReset()
  vi.spyOn(flash, 'fetchFailure').mockImplementation(toast)
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

const failure = (status: number, retryAfterMs?: number) => new ApiError({ kind: 'status', status, retryAfterMs })

/** Mounts a list. `answers` are given one after the other, the last one repeatedly. */
async function openList(answers: unknown[]) {
  const queryFn = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer
  })
  const observer = new QueryObserver(queryClient, { queryKey: key, queryFn })
  observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  return { queryFn, observer }
}

test('a failed background refetch keeps the rows, shows no message and gives the wait', async () => {
  const list = await openList(['rows', failure(500), failure(503, 90_000), 'new rows'])
  const wait = () => waitLeft(queryClient.getQueryCache().find({ queryKey: key })!)
  expect(await readInBackground(queryClient, key)).toBe(false)
  expect(wait()).toBe(5_000)
  expect(await readInBackground(queryClient, key)).toBe(false)
  expect(wait()).toBe(90_000)
  expect(list.observer.getCurrentResult().data).toBe('rows')
  expect(toast).not.toHaveBeenCalled()
  expect(await readInBackground(queryClient, key)).toBe(true)
  expect(wait()).toBe(0)
  expect(list.observer.getCurrentResult().data).toBe('new rows')
  // The list does not retry automatically. The caller decides.
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(list.queryFn).toHaveBeenCalledTimes(4)
})

test('a failed background refetch leaves a list stale', async () => {
  await openList(['rows', failure(500)])
  await readInBackground(queryClient, key)
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false)
  await queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' })
  await readInBackground(queryClient, key)
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
})

test('a list invalidated by a write during a failed refetch stays invalidated', async () => {
  const list = await openList(['rows'])
  const answer = Promise.withResolvers<string>()
  list.queryFn.mockReturnValueOnce(answer.promise)
  const reading = readInBackground(queryClient, key)
  await queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' })
  answer.reject(failure(500))
  expect(await reading).toBe(false)
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
})

test('an answer that is older than a write is not shown', async () => {
  const list = await openList(['rows'])
  const answer = Promise.withResolvers<string>()
  list.queryFn.mockReturnValueOnce(answer.promise)
  const reading = readInBackground(queryClient, key)
  queryClient.setQueryData(key, 'rows as written')
  await queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' })
  answer.resolve('rows before the write')
  expect(await reading).toBe(false)
  expect(list.observer.getCurrentResult().data).toBe('rows as written')
  expect(queryClient.getQueryState(key)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
})

test('after a background refetch a failure of a manual refresh shows a message again', async () => {
  const list = await openList(['rows', failure(500)])
  await readInBackground(queryClient, key)
  await list.observer.refetch()
  expect(toast).toHaveBeenCalledTimes(1)
})

test('a manual refresh during a background refetch takes it over', async () => {
  const list = await openList(['rows'])
  list.queryFn.mockImplementationOnce(() => new Promise(() => {}))
  const reading = readInBackground(queryClient, key)
  const query = queryClient.getQueryCache().find({ queryKey: key })!
  expect(isReadInBackground(query)).toBe(true)
  list.queryFn.mockRejectedValueOnce(failure(500))
  await list.observer.refetch()
  expect(isReadInBackground(query)).toBe(false)
  await reading
  expect(toast).toHaveBeenCalledTimes(1)
})

test('a query without data or with a running read is not refetched in the background', async () => {
  expect(await readInBackground(queryClient, ['unknown'])).toBe(false)
  const list = await openList(['rows'])
  list.queryFn.mockImplementationOnce(() => new Promise(() => {}))
  void list.observer.refetch()
  expect(await readInBackground(queryClient, key)).toBe(false)
  expect(list.queryFn).toHaveBeenCalledTimes(2)
})
