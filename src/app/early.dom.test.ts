import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setApiHost } from '#api/addresses.ts'
import { send } from '#api/client.ts'
import * as orders from '#api/generated/orders.ts'
import { answerCalls, json, signIn, silence, status, tokenOf } from '#api/test-calls.ts'
import { clearToken, storeToken } from '#api/token.ts'
import { listQuery, readOrdersSearch } from '#features/orders/list/search.ts'
import type { Config } from './config/config.ts'
import { readOrdersEarly } from './early.ts'

const at = (search: string, pathname = '/livraisons') => ({ pathname, search })
const list = (search: string) =>
  new QueryClient().query({
    ...orders.page(listQuery(readOrdersSearch(Object.fromEntries(new URLSearchParams(search))))),
    retry: false,
  })
const page = () => json({ 'hydra:member': [{ '@id': '/api/orders/1', id: 1 }], 'hydra:totalItems': 1 })

/** config.json, which early.ts reads when it is imported. It arrives with the first test that needs it. */
const config = vi.hoisted(() => Promise.withResolvers<Config>())
vi.mock(import('./config/config.ts'), () => ({ loadConfig: () => config.promise }))

beforeEach(() => {
  setApiHost('')
  signIn(tokenOf('teva'))
})
afterEach(clearToken)

test('without waiting for config.json the next visit calls the API that issued the token, and another one that config.json names', async () => {
  const hosts: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => (hosts.push(new URL(url).host), page()))
  const host = (name: string) => `${name}.example.pf`
  for (const next of ['api', 'moved']) {
    setApiHost(`https://${host('api')}`)
    storeToken({ accessToken: tokenOf('teva') })
    // As on the next visit, before config.json is read.
    setApiHost('')
    void readOrdersEarly(at(''))
    await vi.waitFor(() => expect(hosts).toEqual([host('api')]))
    setApiHost(`https://${host(next)}`)
    expect((await list('')).items).toHaveLength(1)
    expect(hosts.splice(0)).toEqual(next === 'api' ? [host('api')] : [host('api'), host('moved')])
  }
})

test.each(['', '?status=operin&page=3', '?barcode=0012&per_page=50', '?page=x&inconnu=1'])(
  'the list of /livraisons%s takes the answer that was asked for early: one call in all',
  async (search) => {
    const calls = answerCalls(page)
    await readOrdersEarly(at(search))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    expect((await list(search)).items).toHaveLength(1)
    expect(calls).toHaveLength(1)
    // The early answer is used only once.
    await list(search)
    expect(calls).toHaveLength(2)
  },
)

test('a refused early call refreshes the token and is repeated once', async () => {
  const calls = answerCalls(({ url }, all) => {
    if (url.includes('token/refresh')) return json({ accessToken: tokenOf('teva', 2), refresh_token: 'R2' })
    return all.length === 1 ? status(401) : page()
  })
  await readOrdersEarly(at(''))
  expect((await list('')).items).toHaveLength(1)
  expect(calls.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).toEqual([
    'GET /api/orders',
    'POST /api/token/refresh',
    'GET /api/orders',
  ])
})

test('no early call is sent on other pages, without a session, or with an expired token', async () => {
  const calls = answerCalls(page)
  await readOrdersEarly(at('', '/societes'))
  config.resolve({ apiHost: '' } as Config)
  clearToken()
  await readOrdersEarly(at(''))
  signIn(tokenOf('teva', 1, -60))
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] })
  await readOrdersEarly(at(''))
  expect(calls).toEqual([])
})

test('an early answer is used only for the same person, for 30 seconds, and until a write', async () => {
  const calls = answerCalls(page)
  await readOrdersEarly(at(''))
  signIn(tokenOf('hina'))
  await list('')
  expect(calls).toHaveLength(2)
  await readOrdersEarly(at(''))
  await send({ method: 'PATCH', path: 'orders/1', body: {} })
  await list('')
  expect(calls).toHaveLength(5)
  await readOrdersEarly(at(''))
  vi.useFakeTimers({ now: Date.now() + 20_000, toFake: ['Date'] })
  await list('')
  expect(calls).toHaveLength(6)
  vi.setSystemTime(Date.now() - 20_000)
  await readOrdersEarly(at(''))
  vi.setSystemTime(Date.now() + 30_100)
  await list('')
  expect(calls).toHaveLength(8)
})

test('leaving the list aborts the early call', async () => {
  const calls = answerCalls(silence)
  await readOrdersEarly(at(''))
  const client = new QueryClient()
  const options = orders.page(listQuery({}))
  const reading = client.query({ ...options, retry: false }).catch(() => 'cut')
  await vi.waitFor(() => expect(client.isFetching()).toBe(1))
  await client.cancelQueries()
  await vi.waitFor(() => expect(calls[0]?.signal.aborted).toBe(true))
  expect(await reading).toBe('cut')
})
