import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mayBeAskedAgain, readAgainOnScreen } from '#api/background.ts'
import { ApiError } from '#api/errors.ts'
import { queryClient } from '#app/query/query-client.ts'
import { watchTyping } from '#ui/form/unsaved.ts'
import {
  answers,
  calls,
  failure,
  main,
  MINUTE,
  open,
  openMenu,
  openScreen,
  pass,
  setHidden,
  showBar,
  prepareScreen,
} from './test-screen.ts'

/** Automatic refresh of a screen, with the console's query client. next-reading.test.ts tests the rule alone. */

prepareScreen()

test('[LIVE-02] rows and counts are refetched every minute, the counts after the rows', async () => {
  await open()
  await pass(MINUTE - 1)
  expect(calls.main).toBe(1)
  await pass(1)
  expect(calls).toEqual({ main: 2, counter: 2 })
  await pass(MINUTE)
  expect(calls).toEqual({ main: 3, counter: 3 })
})

test('[LIVE-02] a return to the tab refetches at once, whatever the age of the data', async () => {
  await open()
  await pass(10_000)
  setHidden(true)
  await pass(1_000)
  expect(calls.main).toBe(1)
  setHidden(false)
  await pass(0)
  expect(calls).toEqual({ main: 2, counter: 2 })
})

test('[LIVE-02] a hidden tab refetches nothing, not even the counts after rows that were being fetched', async () => {
  await open()
  const rows = Promise.withResolvers<object>()
  answers.main = () => rows.promise
  await pass(MINUTE)
  setHidden(true)
  rows.resolve({ items: [1] })
  await pass(10 * MINUTE)
  expect(calls).toEqual({ main: 2, counter: 1 })
})

test('[LIVE-02] a page that opens with old rows is refetched in the background, one with recent rows is not', async () => {
  await openScreen()
  const other: readonly unknown[] = ['orders', 'page', 2]
  queryClient.setQueryData(other, { items: [] })
  await pass(29_000)
  const showReads = showBar()
  await pass(0)
  expect(calls.main).toBe(1)
  showReads([{ queryKey: other }])
  await pass(2_000)
  showReads([{ queryKey: main }])
  await pass(1_000)
  expect(calls.main).toBe(2)
})

test('[LIVE-02] a refetch that runs when a menu opens is cancelled, and repeated after the menu closes', async () => {
  await open()
  const late = Promise.withResolvers<object>()
  answers.main = () => late.promise
  await pass(MINUTE)
  expect(calls.main).toBe(2)
  const close = openMenu()
  late.resolve({ items: ['late'] })
  answers.main = () => ({ items: ['new'] })
  await pass(MINUTE)
  expect(queryClient.getQueryData(main)).toEqual({ items: [], call: 1 })
  expect(queryClient.getQueryState(main)).toMatchObject({ fetchStatus: 'idle', status: 'success' })
  expect(calls.main).toBe(2)
  close()
  await pass(1_000)
  expect(queryClient.getQueryData(main)).toEqual({ items: ['new'], call: 3 })
})

test('[LIVE-02] typing cancels a refetch, and typing that is undone lets it run within a second', async () => {
  await open()
  let isUnsaved = false
  const stop = watchTyping(() => isUnsaved)
  const type = (unsaved: boolean) => {
    isUnsaved = unsaved
    act(() => void document.dispatchEvent(new Event('input')))
  }
  const late = Promise.withResolvers<object>()
  answers.main = () => late.promise
  await pass(MINUTE)
  type(true)
  late.resolve({ items: ['late'] })
  answers.main = () => ({ items: ['new'] })
  await pass(10_000)
  expect(queryClient.getQueryData(main)).toEqual({ items: [], call: 1 })
  type(false)
  await pass(1_000)
  expect(queryClient.getQueryData(main)).toEqual({ items: ['new'], call: 3 })
  stop()
})

test('[LIVE-02] an exception in a fetch is reported and does not end the automatic refresh', async () => {
  const raised = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', raised)
  await open()
  const defect = new TypeError('x is not a function')
  vi.spyOn(queryClient.getQueryCache().find({ queryKey: main })!, 'fetch').mockImplementationOnce(() => {
    throw defect
  })
  await pass(MINUTE)
  expect(calls.main).toBe(1)
  expect(raised.mock.calls).toEqual([[defect]])
  await pass(MINUTE)
  expect(calls.main).toBe(2)
  expect(raised).toHaveBeenCalledTimes(1)
})

test.each([
  ['succeeded', async () => ({ items: [] })],
  ['failed', () => Promise.reject(failure(500))],
])('[NXT-05] a query with `meta.once` that has %s is not read again by itself', async (_name, answer) => {
  const queryFn = vi.fn<() => Promise<object>>(answer)
  const meta = { background: true, once: true }
  const leave = new QueryObserver(queryClient, { queryKey: ['orders', 'all'], queryFn, meta }).subscribe(() => {})
  await open()
  await pass(10 * MINUTE)
  leave()
  expect(calls.counter).toBeGreaterThan(1)
  expect(queryFn).toHaveBeenCalledTimes(1)
})

// Delays before failed reads are retried automatically.

const network = new ApiError({ kind: 'network' })

const always = () => true
const refreshAsPerson = () => readAgainOnScreen(queryClient, ({ queryKey }) => queryKey[0] === 'orders', always)

function comeBack() {
  setHidden(true)
  setHidden(false)
}
function reconnect() {
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
}
function answerAnotherCall() {
  void queryClient.fetchQuery({ queryKey: ['lockers'], queryFn: () => 'an answer' })
}

async function failUntilWaitIsLong() {
  answers.main = () => network
  answers.counter = () => network
  await pass(MINUTE)
  await refreshAsPerson()
  await pass(6 * MINUTE)
  Object.assign(calls, { main: 0, counter: 0 })
  await pass(MINUTE)
  expect(calls).toEqual({ main: 0, counter: 0 })
  answers.main = () => ({ items: [] })
  answers.counter = () => ({ total: 3 })
}

test.each([
  ['the network is back', reconnect, 0],
  ['the person is back', comeBack, 0],
  ['any call is answered', answerAnotherCall, 1_000],
])('after calls without an answer rows and counts are read as soon as %s', async (_sign, give, wait) => {
  await open()
  await failUntilWaitIsLong()
  give()
  await pass(wait)
  expect(calls).toEqual({ main: 1, counter: 1 })
})

test('a call that always fails is not retried with each answer to another call', async () => {
  await open()
  answers.counter = () => network
  await refreshAsPerson()
  await pass(0)
  Object.assign(calls, { main: 0, counter: 0 })
  for (let second = 0; second < 30; second += 1) {
    await queryClient.fetchQuery({ queryKey: ['lockers', second], queryFn: () => 'an answer' })
    await pass(1_000)
  }
  expect(calls.counter).toBe(6)
})

test.each([
  ['a server that names no time although it is busy', failure(503), true],
  ['a refusal', failure(403), true],
  ['a busy server that has named a time', failure(503, 60_000), false],
])('[LIVE-01] « Actualiser » asks again after %s (%s): %s', async (_what, error, isAsked) => {
  answers.counter = () => error
  await openScreen()
  const askAgain = () => readAgainOnScreen(queryClient, always, mayBeAskedAgain)
  await askAgain()
  await pass(0)
  expect(calls).toEqual({ main: 2, counter: isAsked ? 2 : 1 })
  await pass(60_000)
  await askAgain()
  await pass(0)
  expect(calls).toEqual({ main: 3, counter: isAsked ? 3 : 2 })
})
