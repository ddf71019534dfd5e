import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setApiHost } from '#api/addresses.ts'
import * as orders from '#api/generated/orders.ts'
import { json, tokenOf } from '#api/test-calls.ts'
import { clearToken, storeToken } from '#api/token.ts'
import { listQuery } from '#features/orders/list/search.ts'
import { readOrdersEarly } from './early.ts'

const here = { pathname: '/livraisons', search: '' }
const list = () => new QueryClient().query({ ...orders.page(listQuery({})), retry: false })
let hosts: string[]

// config.json never arrives in these tests.
vi.mock(import('./config/config.ts'), () => ({ loadConfig: () => new Promise<never>(() => {}) }))

beforeEach(() => {
  hosts = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    hosts.push(new URL(url).host)
    return json({ 'hydra:member': [{ '@id': '/api/orders/1', id: 1 }], 'hydra:totalItems': 1 })
  })
  setApiHost('https://api.example.pf')
  storeToken({ accessToken: tokenOf('teva') })
  // As on the next visit, before config.json is read.
  setApiHost('')
})
afterEach(clearToken)

test('the next visit calls the API that issued the token, without waiting for config.json', async () => {
  void readOrdersEarly(here)
  await vi.waitFor(() => expect(hosts).toEqual(['api.example.pf']))
  setApiHost('https://api.example.pf')
  expect((await list()).items).toHaveLength(1)
  expect(hosts).toHaveLength(1)
})

test('when config.json names another API, the list calls that one and ignores the answer of the previous one', async () => {
  void readOrdersEarly(here)
  await vi.waitFor(() => expect(hosts).toHaveLength(1))
  setApiHost('https://moved.example.pf')
  await list()
  expect(hosts).toEqual(['api.example.pf', 'moved.example.pf'])
})
