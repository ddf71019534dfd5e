import { QueryClient, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as auth from '#api/generated/auth.writes.ts'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import * as companies from '#api/generated/companies.ts'
import { useRemoveCompany, useUpdateCompany } from '#api/generated/companies.writes.ts'
import * as temperatureZones from '#api/generated/temperature-zones.ts'
import * as users from '#api/generated/users.ts'
import { createApp, type StubApp } from '../../e2e/stub/app.ts'
import { send } from './client.ts'
import { answerCalls, json, signIn, silence } from './test-calls.ts'
import { around, write } from './test-hooks.ts'
import { acceptToken } from './token-renewal.ts'

/** Tests the generated options and hooks on the stub server, which checks requests against the same contract. */

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const wrapper = around(client)

let stub: StubApp
const asked = () =>
  stub.worlds
    .get('default')
    .requests.list()
    .map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)
const forget = () => {
  stub.worlds.get('default').requests.clear()
}

async function startStub(settings: Parameters<typeof createApp>[0] = {}) {
  stub = createApp({ control: true, ...settings })
  vi.stubGlobal('fetch', (request: Request) => stub.fetch(request))
  const credentials = { username: 'superadmin', password: 'Motdepasse!2023' }
  acceptToken(
    await send({
      method: 'POST',
      path: 'login_check',
      body: credentials,
      contentType: 'application/json',
      anonymous: true,
    }),
  )
  forget()
}

beforeEach(() => {
  client.clear()
})

describe.each([{ flavour: '2.7' }, { flavour: '3.4', nulls: 'keep' }, { flavour: '4' }] as const)(
  'against %j',
  (settings) => {
    beforeEach(() => startStub(settings))

    test('[API-07] [API-80] a hook follows the links to the end', async () => {
      const { result } = renderHook(() => companies.useCompaniesList({ q: ['id', 'name'] }), { wrapper })
      await waitFor(() => expect(result.current.data?.items).toHaveLength(10))
      expect(result.current.hasNextPage).toBe(true)
      await result.current.fetchNextPage()
      await result.current.fetchNextPage()
      await waitFor(() => expect(result.current.data?.items).toHaveLength(25))
      expect(result.current.hasNextPage).toBe(false)
      expect(asked()).toHaveLength(3)
    })
  },
)

test('[API-21] [API-38] a whole collection is requested in one page, and in further ones when the server limits the size', async () => {
  await startStub({ clamp: 10 })
  const all = await client.query(companies.all({ q: ['id'] }))
  expect(all.items.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
  expect(asked()).toHaveLength(3)
  expect(asked()[0]).toBe('GET /api/companies?page=1&itemsPerPage=1000&q[]=id')
  forget()
  await client.query(users.all({ q: ['id'] }))
  await client.query(companies.allMembers(1))
  await client.query(companies.allBookings(1))
  await client.query(bookingSlots.all({ q: ['id'] }))
  expect(
    asked()
      .filter((line) => line.includes('page=1&'))
      .map((line) => line.replace(/&q.*/, '')),
  ).toEqual([
    'GET /api/users?page=1&itemsPerPage=10000',
    'GET /api/companies/1/members?page=1&itemsPerPage=100',
    'GET /api/companies/1/bookings?page=1&itemsPerPage=50',
    'GET /api/booking_slots?page=1&itemsPerPage=200',
  ])
})

test('[API-41] [API-48] the bookings of all companies are requested with the shown fields', async () => {
  await startStub()
  await client.query(bookingSlots.all({ q: ['id', { slot: ['id'] }] }))
  expect(asked()).toEqual(['GET /api/booking_slots?page=1&itemsPerPage=200&q[]=id&q[slot][]=id'])
})

test('[API-55] one zone is requested by its id, with the shown fields', async () => {
  await startStub()
  const zone = await client.query(temperatureZones.one(3, { q: ['id', 'name'] }))
  expect(zone).toMatchObject({ id: 3, name: expect.any(String) as string })
  expect(asked()).toEqual(['GET /api/temperature_zones/3?q[]=id&q[]=name'])
})

test.each<[string, () => Promise<unknown>]>([
  ['login_check', () => write(client, auth.useLoginCheck, { body: { username: 'a', password: 'b' } })],
  ['login', () => write(client, auth.useLogin, { body: { email: 'a@b.pf', password: 'b' } })],
  ['register', () => write(client, auth.useRegister, { body: { email: 'a@b.pf', password: 'b' } })],
  ['forgot-password', () => write(client, auth.useForgotPassword, { body: { email: 'a@b.pf', url: 'https://c.pf' } })],
  [
    'forgot-password/tok%2B1',
    () => write(client, auth.useResetPassword, { token: 'tok+1', body: { password: 'b', retypedPassword: 'b' } }),
  ],
  ['token/refresh', () => write(client, auth.useRefreshToken, { body: { refresh_token: 'r' } })],
])('[API-03] [API-11] [API-17] %s goes out as plain JSON without the token that is stored', async (path, call) => {
  signIn()
  const calls = answerCalls(() => json({}, 401))
  await call().catch(() => undefined)
  expect(
    calls.map(({ method, url, headers }) => [`${method} ${url}`, headers['authorization'], headers['content-type']]),
  ).toEqual([[`POST /api/${path}`, undefined, 'application/json']])
})

test('[AUTH-38] [API-13] an account can be opened by e-mail', async () => {
  await startStub()
  const answer = await write(client, auth.useLogin, {
    body: { email: 'superadmin@example.test', password: 'Motdepasse!2023' },
  })
  expect(answer).toEqual({ accessToken: expect.any(String) as string, refresh_token: expect.any(String) as string })
  const [call] = stub.worlds.get('default').requests.list()
  expect(call).toMatchObject({
    url: '/api/login',
    body: { email: 'superadmin@example.test', password: 'Motdepasse!2023' },
  })
  expect(
    Object.keys(call?.headers ?? {})
      .map((name) => name.toLowerCase())
      .toSorted(),
  ).toEqual(['accept', 'content-type'])
})

test('[AUTH-39] [API-14] an account can be registered', async () => {
  await startStub()
  const body = { email: 'nouveau@example.test', password: 'Motdepasse!2023' }
  expect(await write(client, auth.useRegister, { body })).toEqual({ id: expect.any(Number) as number })
  const [call] = stub.worlds.get('default').requests.list()
  expect(call).toMatchObject({ method: 'POST', url: '/api/register', body })
  expect(Object.keys(call?.headers ?? {}).map((name) => name.toLowerCase())).not.toContain('authorization')
})

test('[API-77] [API-78] a write sends no query and no identity, and a deletion has an empty answer', async () => {
  await startStub()
  await expect(write(client, useUpdateCompany, { id: 2, body: { name: 'Vaima' } })).resolves.toMatchObject({
    id: 2,
    name: 'Vaima',
  })
  await expect(write(client, useRemoveCompany, { id: 3 })).rejects.toMatchObject({ kind: 'status' })
  expect(asked()).toEqual(['PATCH /api/companies/2', 'DELETE /api/companies/3'])
  expect(stub.worlds.get('default').requests.list()[0]?.body).toEqual({ name: 'Vaima' })
})

describe('[API-82] links', () => {
  const page = (next: string, ids: number[]) =>
    json({ 'hydra:member': ids.map((id) => ({ '@id': `/api/companies/${id}` })), 'hydra:view': { 'hydra:next': next } })
  beforeEach(() => void signIn())

  test.each([
    ['[CO-15] companies', companies.useCompaniesList],
    ['[COD-24] members', () => companies.useCompanyMembers(12)],
    ['[COD-33] bookings', () => companies.useCompanyBookings(12)],
    ['[USR-02] users', users.useUsersList],
  ])('%s are followed as the server says, never by counting', async (_name, useList) => {
    const link = '/api/anything?cursor=b%2Fr&page=9'
    const calls = answerCalls((_call, { length }) => page(length === 1 ? link : '', [length]))
    const { result } = renderHook(() => useList(), { wrapper })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await result.current.fetchNextPage()
    await waitFor(() => expect(result.current.data?.items).toHaveLength(2))
    expect(result.current.hasNextPage).toBe(false)
    expect(calls.map(({ url }) => url).slice(1)).toEqual([link])
  })
})

test('leaving a screen aborts its calls', async () => {
  signIn()
  const calls = answerCalls(silence)
  const { unmount } = renderHook(() => useQuery(companies.one(1)), { wrapper })
  await waitFor(() => expect(calls).toHaveLength(1))
  unmount()
  await waitFor(() => expect(calls[0]?.signal.aborted).toBe(true))
})
