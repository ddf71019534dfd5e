import { expect, test } from 'vitest'
import { queryClient } from '#app/query/query-client.ts'
import { follow, last, prepareHub, row, SOON } from './test-hub.ts'
import { answers, calls, failure, main, MINUTE, openMenu, pass, prepareScreen } from './test-screen.ts'

/** Refetches caused by updates of a hub, with the console's query client. */

prepareScreen()
prepareHub()

test('[LIVE-05] an update refetches the list at once, and the counts if the list has changed', async () => {
  await follow()
  answers.main = () => ({ items: [{ ...row, status: 'receive' }] })
  last().send(row)
  await pass(SOON)
  expect(calls).toEqual({ main: 2, counter: 2 })
})

test('[LIVE-05] simultaneous updates cause one refetch, and frequent updates cause fewer and fewer', async () => {
  await follow()
  for (let sent = 0; sent < 20; sent += 1) last().send(row)
  await pass(SOON)
  expect(calls.main).toBe(2)
  for (let second = 0; second < 60; second += 1) {
    last().send(row)
    await pass(1_000)
  }
  expect(calls.main).toBeGreaterThan(6)
  expect(calls.main).toBeLessThan(13)
})

test('[LIVE-06] a forged update causes one call, and its content is not shown', async () => {
  await follow()
  const shown = queryClient.getQueryData(main)
  answers.main = () => ({ ...(shown as object) })
  last().send({ ...row, status: 'forged' })
  await pass(SOON)
  expect(calls).toEqual({ main: 2, counter: 1 })
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('forged')
})

test('[LIVE-05] an update about an order of another page also refetches the counts', async () => {
  await follow()
  const shown = queryClient.getQueryData(main)
  answers.main = () => ({ ...(shown as object) })
  last().send({ '@id': '/api/orders/99' })
  await pass(SOON)
  expect(calls).toEqual({ main: 2, counter: 2 })
})

test('[LIVE-05] an update about no record on screen refetches nothing', async () => {
  await follow()
  last().send({ '@id': '/api/users/99' })
  await pass(SOON)
  expect(calls).toEqual({ main: 1, counter: 1 })
})

test('[LIVE-05] [LIVE-02] an update waits while a menu is open', async () => {
  await follow()
  const close = openMenu()
  last().send(row)
  await pass(30_000)
  expect(calls.main).toBe(1)
  close()
  await pass(1_000)
  expect(calls.main).toBe(2)
})

test('[LIVE-05] an update whose refetch ends while a menu is open is refetched after the menu closes', async () => {
  await follow()
  const late = Promise.withResolvers<object>()
  answers.main = () => late.promise
  last().send(row)
  await pass(SOON)
  const close = openMenu()
  late.resolve({ items: [] })
  await pass(MINUTE)
  answers.main = () => ({ items: ['new'] })
  close()
  await pass(1_000)
  expect(calls.main).toBe(3)
  expect(queryClient.getQueryData(main)).toMatchObject({ items: ['new'] })
})

test('[LIVE-05] an update whose refetch fails is retried after the delay', async () => {
  await follow()
  answers.main = () => failure(503, 20_000)
  last().send(row)
  await pass(19_000)
  expect(calls.main).toBe(2)
  await pass(2_000)
  expect(calls.main).toBe(3)
})

test('[LIVE-05] an update that arrives during a fetch causes a refetch after it', async () => {
  await follow()
  const late = Promise.withResolvers<object>()
  answers.main = () => late.promise
  last().send(row)
  await pass(SOON)
  last().send(row)
  late.resolve({ items: [] })
  await pass(2_000)
  expect(calls.main).toBe(3)
})

test('[LIVE-05] after a manual refresh an earlier update causes no refetch', async () => {
  await follow()
  const close = openMenu()
  last().send(row)
  await pass(SOON)
  await queryClient.refetchQueries({ queryKey: main })
  close()
  await pass(MINUTE)
  expect(calls.main).toBe(2)
})
