import { onlineManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { mayBeAskedAgain, readAgainOnScreen } from '#api/background.ts'
import { ApiError } from '#api/errors.ts'
import { queryClient } from '#app/query/query-client.ts'
import {
  answers,
  calls,
  failure,
  MINUTE,
  open,
  openScreen,
  pass,
  removeBar,
  setHidden,
  showBar,
  prepareScreen,
} from './test-screen.ts'

/** Delays before failed reads are retried automatically. */

prepareScreen()

const network = new ApiError({ kind: 'network' })

const refreshAsPerson = () =>
  readAgainOnScreen(
    queryClient,
    ({ queryKey }) => queryKey[0] === 'orders',
    () => true,
  )

test('[LIVE-02] after a failure a successful manual refresh resumes the refresh every minute', async () => {
  await open()
  answers.main = () => failure(503, 60 * MINUTE)
  await pass(MINUTE)
  answers.main = () => ({ items: ['asked'] })
  await refreshAsPerson()
  expect(calls.main).toBe(3)
  await pass(MINUTE)
  expect(calls.main).toBe(4)
})

test('a Retry-After of the server also applies on the next screen', async () => {
  await open()
  answers.main = () => failure(503, 10 * MINUTE)
  await pass(MINUTE)
  removeBar()
  showBar()
  await pass(10 * MINUTE - 1)
  expect(calls.main).toBe(2)
  await pass(1)
  expect(calls.main).toBe(3)
})

async function failUntilWaitIsLong() {
  answers.main = () => network
  answers.counter = () => network
  await pass(MINUTE)
  await refreshAsPerson()
  await pass(6 * MINUTE)
  Object.assign(calls, { main: 0, counter: 0 })
  await pass(MINUTE)
  expect(calls.main).toBe(0)
  expect(calls.counter).toBe(0)
  answers.main = () => ({ items: [] })
  answers.counter = () => ({ total: 3 })
}

test.each([
  [
    'the network is back',
    () => {
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
    },
  ],
  [
    'the person is back',
    () => {
      setHidden(true)
      setHidden(false)
    },
  ],
])('after calls without an answer rows and counts are read as soon as %s', async (_sign, give) => {
  await open()
  await failUntilWaitIsLong()
  give()
  await pass(0)
  expect(calls).toEqual({ main: 1, counter: 1 })
})

test('after calls without an answer, any answered call ends the delay', async () => {
  await open()
  await failUntilWaitIsLong()
  await queryClient.fetchQuery({ queryKey: ['lockers'], queryFn: () => 'an answer' })
  await pass(1_000)
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

test('a refusal is not retried early when the tab or the network is back', async () => {
  await open()
  answers.counter = () => failure(503, 10 * MINUTE)
  await pass(MINUTE)
  expect(calls.counter).toBe(2)
  setHidden(true)
  setHidden(false)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await pass(1_000)
  expect(calls.counter).toBe(2)
})

test('nothing is retried while offline', async () => {
  await open()
  answers.counter = () => network
  await pass(MINUTE)
  onlineManager.setOnline(false)
  await pass(10 * MINUTE)
  expect(calls.counter).toBe(2)
})

test('without automatic refresh a failed count is not retried', async () => {
  answers.counter = () => failure(500)
  await openScreen()
  showBar(false)
  await pass(10 * MINUTE)
  expect(calls.counter).toBe(1)
})

test('a delay that ends in a hidden tab is checked when the tab is visible again', async () => {
  answers.counter = () => failure(500)
  await openScreen()
  showBar()
  setHidden(true)
  await pass(10 * MINUTE)
  expect(calls.counter).toBe(1)
  setHidden(false)
  await pass(0)
  expect(calls.counter).toBe(2)
})

test.each([
  { what: 'a server that names no time', error: failure(500), isAsked: true },
  { what: 'a server that names no time although it is busy', error: failure(503), isAsked: true },
  { what: 'a refusal', error: failure(403), isAsked: true },
  { what: 'a busy server that has named a time', error: failure(503, 60_000), isAsked: false },
  { what: 'a server that has had too many calls', error: failure(429, 60_000), isAsked: false },
])('[LIVE-01] « Actualiser » asks again after $what: $isAsked', async ({ error, isAsked }) => {
  answers.counter = () => error
  await openScreen()
  const askAgain = () => readAgainOnScreen(queryClient, () => true, mayBeAskedAgain)
  await askAgain()
  await pass(0)
  expect(calls).toEqual({ main: 2, counter: isAsked ? 2 : 1 })
  await pass(60_000)
  await askAgain()
  await pass(0)
  expect(calls).toEqual({ main: 3, counter: isAsked ? 3 : 2 })
})
