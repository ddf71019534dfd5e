import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOutdated, isReadInBackground, readInBackground, waitLeft } from '#api/background.ts'
import { ApiError } from '#api/errors.ts'
import { flash } from '#ui/flash/flash.ts'
import { registerOpen } from '#ui/open.ts'
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

const query = () => queryClient.getQueryCache().find({ queryKey: key })!
const readQuietly = () => readInBackground(query())

/** Mounts a list. `answers` are given one after the other, the last one repeatedly. */
async function openList(answers: unknown[]) {
  const queryFn = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer
  })
  const observer = new QueryObserver(queryClient, { queryKey: key, queryFn })
  const open = () => observer.subscribe(() => {})
  const close = open()
  await vi.advanceTimersByTimeAsync(0)
  return { queryFn, observer, open, close }
}

test('a failed background refetch keeps the rows, shows no message and gives the wait', async () => {
  const list = await openList(['rows', failure(500), failure(503, 90_000), 'new rows'])
  const wait = () => waitLeft(query())
  expect(await readQuietly()).toBe(false)
  expect(wait()).toBe(5_000)
  expect(await readQuietly()).toBe(false)
  expect(wait()).toBe(90_000)
  expect(list.observer.getCurrentResult().data).toBe('rows')
  expect(toast).not.toHaveBeenCalled()
  expect(await readQuietly()).toBe(true)
  expect(wait()).toBe(0)
  expect(list.observer.getCurrentResult().data).toBe('new rows')
  // The list does not retry automatically. The caller decides.
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(list.queryFn).toHaveBeenCalledTimes(4)
})

/** A write of another resource does not refetch the list. */
async function write(meta: object = { invalidates: ['orders'], part: 'one of many' }) {
  const mutationFn = async () => ({})
  await queryClient.getMutationCache().build(queryClient, { mutationFn, meta }).execute({ id: 1 })
}

test('after a failed background refetch the cached rows are shown, on this screen and on the next', async () => {
  const list = await openList(['rows', failure(500), 'new rows'])
  await readQuietly()
  expect(isOutdated(query())).toBe(false)
  list.close()
  list.open()
  await vi.advanceTimersByTimeAsync(0)
  expect(list.queryFn).toHaveBeenCalledTimes(2)
})

test('rows that a write has changed are refetched before they are shown, also after a failed background refetch', async () => {
  const list = await openList(['rows', failure(500), 'rows after the write'])
  await readQuietly()
  list.close()
  await write()
  expect(isOutdated(query())).toBe(true)
  list.open()
  await vi.advanceTimersByTimeAsync(0)
  expect(list.observer.getCurrentResult().data).toBe('rows after the write')
})

test('rows that a write has changed stay outdated when a background refetch fails', async () => {
  await openList(['rows', failure(500)])
  await write()
  await readQuietly()
  expect(isOutdated(query())).toBe(true)
})

test('an answer that is older than a write is not shown', async () => {
  const list = await openList(['rows'])
  const answer = Promise.withResolvers<string>()
  list.queryFn.mockReturnValueOnce(answer.promise)
  const reading = readQuietly()
  queryClient.setQueryData(key, 'rows as written')
  await write()
  answer.resolve('rows before the write')
  expect(await reading).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(list.observer.getCurrentResult().data).toBe('rows as written')
  expect(isOutdated(query())).toBe(true)
  expect(query().state.fetchStatus).toBe('idle')
})

test('a write of another resource does not cancel a background refetch', async () => {
  await openList(['rows', 'new rows'])
  const reading = readQuietly()
  await write({ invalidates: ['companies'] })
  expect(await reading).toBe(true)
})

test('a background refetch is cancelled when a dialog opens, and its rows stay', async () => {
  const list = await openList(['rows'])
  list.queryFn.mockImplementationOnce(() => new Promise(() => {}))
  const reading = readQuietly()
  const close = registerOpen()
  expect(await reading).toBe(false)
  expect(list.observer.getCurrentResult()).toMatchObject({ data: 'rows', fetchStatus: 'idle', status: 'success' })
  close()
})

test('after a background refetch a failure of a manual refresh shows a message again', async () => {
  const list = await openList(['rows', failure(500)])
  await readQuietly()
  await list.observer.refetch()
  expect(toast).toHaveBeenCalledTimes(1)
})

test('a manual refresh during a background refetch takes it over', async () => {
  const list = await openList(['rows'])
  list.queryFn.mockImplementationOnce(() => new Promise(() => {}))
  const reading = readQuietly()
  expect(isReadInBackground(query())).toBe(true)
  list.queryFn.mockRejectedValueOnce(failure(500))
  await list.observer.refetch()
  expect(isReadInBackground(query())).toBe(false)
  await reading
  expect(toast).toHaveBeenCalledTimes(1)
})

test('a query with a running read is not refetched in the background', async () => {
  const list = await openList(['rows'])
  list.queryFn.mockImplementationOnce(() => new Promise(() => {}))
  void list.observer.refetch()
  expect(await readQuietly()).toBe(false)
  expect(list.queryFn).toHaveBeenCalledTimes(2)
})
