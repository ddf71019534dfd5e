import { expect, test, vi } from 'vitest'
import { queryClient } from '#app/query/query-client.ts'
import { announce, CLOSED, connections, follow, last, openConnections, prepareHub, row, SOON } from './test-hub.ts'
import {
  answers,
  calls,
  main,
  MINUTE,
  open,
  openMenu,
  openScreen,
  pass,
  prepareScreen,
  removeBar,
  setHidden,
  showBar,
} from './test-screen.ts'

prepareScreen()
prepareHub()

test('[LIVE-05] [LIVE-06] a screen has one connection, whose address contains only the topics of its data', async () => {
  await follow()
  expect(openConnections().map(({ url }) => [...url.searchParams])).toEqual([
    [['topic', 'http://localhost:3000/api/orders/{id}']],
  ])
  removeBar()
  expect(openConnections()).toEqual([])
})

test('[LIVE-05] the refresh every minute pauses while the hub is connected, and resumes within 5 s after a disconnect', async () => {
  await follow()
  await pass(5 * MINUTE)
  expect(calls.main).toBe(1)
  last().fail()
  await pass(5_000)
  expect(calls.main).toBe(2)
  await pass(MINUTE)
  expect(calls.main).toBe(3)
})

test('[LIVE-05] the browser reconnects, and data that may have changed are refetched', async () => {
  await follow()
  await pass(MINUTE)
  last().fail()
  await pass(100)
  expect(calls.main).toBe(2)
  await pass(20_000)
  last().accept()
  await pass(SOON)
  expect(calls.main).toBe(3)
  expect(connections).toHaveLength(1)
})

test('[LIVE-05] a refused connection is retried after 5 s, then with doubling delays', async () => {
  await open()
  for (const [retries, wait] of [5_000, 10_000, 20_000, 40_000].entries()) {
    last().fail(CLOSED)
    await pass(wait - 1_000)
    expect(connections).toHaveLength(retries + 1)
    await pass(1_000)
    expect(connections).toHaveLength(retries + 2)
  }
  last().accept()
})

test('[LIVE-05] a hub that closes every few seconds is retried less and less often, and causes few refetches, until it has lasted a minute', async () => {
  await follow()
  const begun = Date.now()
  await pass(3_000)
  // The browser reconnects automatically the first time, and receives the missed updates.
  last().fail()
  await pass(3_000)
  expect(connections).toHaveLength(1)
  last().accept()
  for (const wait of [10_000, 20_000, 40_000, 80_000, 160_000]) {
    await pass(3_000)
    last().fail()
    await pass(wait - 1_000)
    expect(openConnections()).toEqual([])
    await pass(1_000)
    expect(openConnections()).toHaveLength(1)
    last().accept()
  }
  // One refetch a minute, and one for each new connection.
  expect(calls.main).toBeLessThanOrEqual((1.5 * (Date.now() - begun)) / MINUTE)
  // A connection that lasted a minute counts as the first one again.
  await pass(MINUTE)
  const before = connections.length
  last().fail()
  await pass(2_000)
  expect(connections).toHaveLength(before)
  last().accept()
  await pass(3_000)
  last().fail()
  await pass(10_000)
  expect(connections).toHaveLength(before + 1)
})

test.each([
  ['requests the updates that it missed', 30_000, ['urn:uuid:42']],
  ['refetches after more than a minute instead of requesting missed updates', 61_000, []],
])('[LIVE-05] a hidden tab has no connection, and %s', async (_what, ms, ids) => {
  await follow()
  last().send(row, 'urn:uuid:42')
  await pass(1_000)
  setHidden(true)
  await pass(ms)
  expect(openConnections()).toEqual([])
  expect(connections).toHaveLength(1)
  setHidden(false)
  await pass(0)
  expect(openConnections()).toHaveLength(1)
  expect(last().url.searchParams.getAll('lastEventID')).toEqual(ids)
  expect(calls.main).toBe(3)
})

test('[LIVE-05] without automatic refresh there is no connection', async () => {
  await openScreen()
  showBar(false)
  await pass(MINUTE)
  expect(connections).toEqual([])
})

test('[LIVE-05] a hub that the content security policy refuses is ignored, with one warning in the browser console', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  announce('https://outside.pf/hub')
  await open()
  const violation = { effectiveDirective: 'connect-src', blockedURI: last().url.href }
  last().fail(CLOSED)
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
  await pass(2 * MINUTE)
  removeBar()
  showBar()
  await pass(2 * MINUTE)
  expect(connections).toHaveLength(1)
  expect(said.mock.calls.map(([sentence]) => String(sentence))).toEqual([expect.stringContaining('https://outside.pf')])
  expect(calls.main).toBeGreaterThan(3)
})

test('[LIVE-06] the cookie of a hub is sent only on the same site', async () => {
  await follow()
  expect(last().withCredentials).toBe(false)
  announce('http://localhost:9000/hub')
  await queryClient.refetchQueries({ queryKey: main })
  await pass(0)
  expect(last().withCredentials).toBe(true)
  // With `Access-Control-Allow-Origin: *` browsers refuse a connection with a cookie.
  last().fail(CLOSED)
  await pass(5_000)
  expect(last().withCredentials).toBe(false)
  last().accept()
})

test('[LIVE-06] a connection that has worked keeps its cookie setting after the hub closes it', async () => {
  announce('http://localhost:9000/closing')
  await open()
  last().accept()
  await pass(3_000)
  last().fail(CLOSED)
  await pass(5_000)
  expect(connections.map(({ withCredentials }) => withCredentials)).toEqual([true, true])
})

// Refetches caused by updates.

test.each<[what: string, update: object, isChanged: boolean, counter: number]>([
  ['an update refetches the list at once, and the counts if the list has changed', row, true, 2],
  ['a forged update causes one call, and its content is not shown', { ...row, status: 'forged' }, false, 1],
  ['an update about an order of another page also refetches the counts', { '@id': '/api/orders/99' }, false, 2],
])('[LIVE-05] [LIVE-06] %s', async (_what, update, isChanged, counter) => {
  await follow()
  const shown = queryClient.getQueryData<object>(main)
  answers.main = () => (isChanged ? { items: [{ ...row, status: 'receive' }] } : { ...shown })
  last().send(update)
  await pass(SOON)
  expect(calls).toEqual({ main: 2, counter })
  const cached = queryClient.getQueryCache().getAll()
  expect(JSON.stringify(cached.map(({ state }) => state.data))).not.toContain('forged')
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
