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
/** The hosts that were called, in order. */
let hosts: string[]

// config.json is on its way as long as these tests run.
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

test('the next visit asks the API that gave the token, without waiting for config.json', async () => {
  void readOrdersEarly(here)
  await vi.waitFor(() => expect(hosts).toEqual(['api.example.pf']))
  setApiHost('https://api.example.pf')
  expect((await list()).items).toHaveLength(1)
  expect(hosts).toHaveLength(1)
})

test('when config.json names another API, the list asks that one, and takes no answer of the former', async () => {
  void readOrdersEarly(here)
  await vi.waitFor(() => expect(hosts).toHaveLength(1))
  setApiHost('https://moved.example.pf')
  await list()
  expect(hosts).toEqual(['api.example.pf', 'moved.example.pf'])
})
