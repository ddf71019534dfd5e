import { QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isOutdated, isReadInBackground, readInBackground, waitLeft } from '#api/background.ts'
import { ApiError } from '#api/errors.ts'
import { around } from '#api/test-hooks.ts'
import { useAutomaticReading } from '#refresh/automatic.ts'
import { flash } from '#ui/flash/flash.ts'
import { setErrorReportSink } from './error-report.ts'
import { queryClient } from './query-client.ts'

const reported = vi.fn<(error: unknown) => void>()
const toast = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  reported.mockReset()
  toast.mockReset()
  setErrorReportSink(reported)
  vi.spyOn(flash, 'fetchFailure').mockImplementation(toast)
})

/** The bar of the screen, which retries failed reads. */
function showBar() {
  const hub = { mercureHub: '', features: { mercure: false } }
  renderHook(() => useAutomaticReading({ reads: [], isAutomatic: true, hub }), { wrapper: around(queryClient) })
}

const failure = (status: number, retryAfterMs?: number) => new ApiError({ kind: 'status', status, retryAfterMs })
const unreadable = new ApiError({ kind: 'unreadable', status: 200 })

/** Mounts a query. `answers` are given one after the other, the last one repeatedly. */
function show(queryKey: readonly unknown[], answers: unknown[], meta?: { background: true }) {
  const queryFn = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer
  })
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, ...(meta && { meta }) })
  return { queryFn, observer, open: () => observer.subscribe(() => {}) }
}
const background = { background: true } as const

test('an unreadable answer is reported once, however often it comes', async () => {
  showBar()
  const counter = show(['orders', 'count'], [unreadable], background)
  counter.open()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counter.queryFn.mock.calls.length).toBeGreaterThan(2)
  expect(reported.mock.calls).toEqual([[unreadable]])
  expect(toast).not.toHaveBeenCalled()
})

test('a failure after a success starts with the shortest delay', async () => {
  showBar()
  const counter = show(['orders', 'count'], [failure(500), failure(500), 3, failure(500), 4], background)
  counter.open()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(counter.queryFn).toHaveBeenCalledTimes(3)
  void counter.observer.refetch()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(counter.observer.getCurrentResult().data).toBe(4)
})

test('a busy server is retried after its Retry-After: neither a new screen nor a write retries earlier', async () => {
  showBar()
  const counter = show(['orders', 'count'], [failure(503, 90_000), 7], background)
  const close = counter.open()
  await vi.advanceTimersByTimeAsync(30_000)
  close()
  counter.open()
  await write()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(counter.queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(counter.observer.getCurrentResult().data).toBe(7)
})

test('a failed read of a screen is not retried automatically', async () => {
  showBar()
  const list = show(['orders', 'page'], [failure(503, 1_000)])
  list.open()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(list.queryFn).toHaveBeenCalledTimes(1)
  expect(toast).toHaveBeenCalledTimes(1)
})

async function write(meta: object = { invalidates: ['orders'] }) {
  const mutationFn = async () => ({})
  await queryClient.getMutationCache().build(queryClient, { mutationFn, meta }).execute({ id: 1 })
}

test('[WRK-03] after a write the rows are refetched first, then the counters, and the write does not wait for the counters', async () => {
  const rows = show(['orders', 'page'], ['rows'])
  const counter = show(['orders', 'count'], [3], background)
  counter.open()
  rows.open()
  await vi.advanceTimersByTimeAsync(0)
  const read = Promise.withResolvers<string>()
  rows.queryFn.mockReturnValue(read.promise)
  counter.queryFn.mockReturnValue(new Promise(() => {}))
  const written = vi.fn()
  void write().then(written)
  await vi.advanceTimersByTimeAsync(100)
  expect([rows.queryFn, counter.queryFn, written].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0])
  read.resolve('rows')
  await vi.advanceTimersByTimeAsync(0)
  expect([rows.queryFn, counter.queryFn, written].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1])
})

describe('a background refetch of data on screen', () => {
  const key = ['orders', 'page']
  const query = () => queryClient.getQueryCache().find({ queryKey: key })!
  const readQuietly = () => readInBackground(query())
  /** A write that does not refetch the list. */
  const writePart = () => write({ invalidates: ['orders'], part: 'one of many' })

  async function openList(answers: unknown[]) {
    const list = show(key, answers)
    const close = list.open()
    await vi.advanceTimersByTimeAsync(0)
    return { ...list, close }
  }

  test('a failed background refetch keeps the rows, shows no message and gives the wait', async () => {
    const list = await openList(['rows', failure(500), failure(503, 90_000), 'new rows'])
    const wait = () => waitLeft(query())
    expect(await readQuietly()).toBe(false)
    expect(wait()).toBe(5_000)
    expect(await readQuietly()).toBe(false)
    expect(wait()).toBe(90_000)
    // Neither this screen nor the next one retries. The caller decides.
    list.close()
    list.open()
    await vi.advanceTimersByTimeAsync(0)
    expect(list.queryFn).toHaveBeenCalledTimes(3)
    expect(list.observer.getCurrentResult().data).toBe('rows')
    expect(toast).not.toHaveBeenCalled()
    expect(await readQuietly()).toBe(true)
    expect(wait()).toBe(0)
    expect(list.observer.getCurrentResult().data).toBe('new rows')
  })

  test.each([
    ['before', [readQuietly, writePart]],
    ['after', [writePart, readQuietly]],
  ])(
    'a background refetch that fails %s a write leaves the rows outdated, and the next screen reads them',
    async (_when, steps) => {
      const list = await openList(['rows', failure(500), 'rows after the write'])
      for (const step of steps) await step()
      expect(isOutdated(query())).toBe(true)
      list.close()
      list.open()
      await vi.advanceTimersByTimeAsync(0)
      expect(list.observer.getCurrentResult().data).toBe('rows after the write')
    },
  )

  test('an answer that is older than a write is not shown', async () => {
    const list = await openList(['rows'])
    const answer = Promise.withResolvers<string>()
    list.queryFn.mockReturnValueOnce(answer.promise)
    const reading = readQuietly()
    queryClient.setQueryData(key, 'rows as written')
    await writePart()
    answer.resolve('rows before the write')
    expect(await reading).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(list.observer.getCurrentResult().data).toBe('rows as written')
    expect(isOutdated(query())).toBe(true)
    expect(query().state.fetchStatus).toBe('idle')
  })

  test('a write of another resource does not cancel a background refetch', async () => {
    const list = await openList(['rows'])
    const answer = Promise.withResolvers<string>()
    list.queryFn.mockReturnValueOnce(answer.promise)
    const reading = readQuietly()
    await write({ invalidates: ['companies'] })
    answer.resolve('new rows')
    expect(await reading).toBe(true)
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
})
