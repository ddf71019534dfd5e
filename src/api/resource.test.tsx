import { QueryClient, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import * as auth from '#api/generated/auth.writes.ts'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import * as companies from '#api/generated/companies.ts'
import { useRemoveCompany, useUpdateCompany } from '#api/generated/companies.writes.ts'
import * as temperatureZones from '#api/generated/temperature-zones.ts'
import * as users from '#api/generated/users.ts'
import { readInBackground } from './background.ts'
import { answerCalls, json, type Received, rows, signIn, silence, status } from './test-calls.ts'
import { around, write } from './test-hooks.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const wrapper = around(client)
const lines = (calls: Received[]) => calls.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)

beforeEach(() => {
  client.clear()
  signIn()
})

const slotIds = ['id', { slot: ['id'] }] as const

test.each<[what: string, url: string, read: () => Promise<unknown>]>([
  ['[API-21] companies', 'companies?page=1&itemsPerPage=1000&q[]=id', () => client.query(companies.all({ q: ['id'] }))],
  ['[API-21] users', 'users?page=1&itemsPerPage=10000', () => client.query(users.all())],
  ['[API-38] members', 'companies/1/members?page=1&itemsPerPage=100', () => client.query(companies.allMembers(1))],
  [
    'bookings of a company',
    'companies/1/bookings?page=1&itemsPerPage=50',
    () => client.query(companies.allBookings(1)),
  ],
  [
    '[API-41] [API-48] bookings of all companies',
    'booking_slots?page=1&itemsPerPage=200&q[]=id&q[slot][]=id',
    () => client.query(bookingSlots.all({ q: [...slotIds] })),
  ],
])('%s are requested in one page: %s', async (_what, url, read) => {
  const calls = answerCalls(() => rows([]))
  await read()
  expect(lines(calls)).toEqual([`GET /api/${url}`])
})

test('[API-55] one zone is requested by its id, with the shown fields', async () => {
  const calls = answerCalls(() => json({ '@id': '/api/temperature_zones/3', name: 'Frais' }))
  expect(await client.query(temperatureZones.one(3, { q: ['id', 'name'] }))).toMatchObject({ id: 3, name: 'Frais' })
  expect(lines(calls)).toEqual(['GET /api/temperature_zones/3?q[]=id&q[]=name'])
})

const tokens = { accessToken: 'A', refresh_token: 'R' }
const credentials = { username: 'a', password: 'b' }
const account = { email: 'a@b.pf', password: 'b' }
const forgotten = { email: 'a@b.pf', url: 'https://c.pf' }
const renewed = { password: 'b', retypedPassword: 'b' }
const refresh = { refresh_token: 'r' }

test.each<[path: string, body: object, result: unknown, call: () => Promise<unknown>]>([
  ['login_check', credentials, tokens, () => write(client, auth.useLoginCheck, { body: credentials })],
  ['login', account, tokens, () => write(client, auth.useLogin, { body: account })],
  ['register', account, { id: 7 }, () => write(client, auth.useRegister, { body: account })],
  ['forgot-password', forgotten, undefined, () => write(client, auth.useForgotPassword, { body: forgotten })],
  [
    'forgot-password/tok%2B1',
    renewed,
    undefined,
    () => write(client, auth.useResetPassword, { token: 'tok+1', body: renewed }),
  ],
  ['token/refresh', refresh, tokens, () => write(client, auth.useRefreshToken, { body: refresh })],
])(
  '[API-03] [API-11] [API-13] [API-14] [API-17] [AUTH-38] [AUTH-39] %s takes plain JSON without the token that is stored',
  async (path, body, result, call) => {
    const calls = answerCalls(() => json({ ...tokens, id: 7 }))
    expect(await call()).toEqual(result)
    const headers = { accept: 'application/ld+json', 'content-type': 'application/json' }
    expect(calls.map(({ signal: _signal, ...sent }) => sent)).toEqual([
      { method: 'POST', url: `/api/${path}`, headers, body },
    ])
  },
)

test('[API-77] [API-78] a write sends no query and no identity, and a deletion has an empty answer', async () => {
  const calls = answerCalls(({ method, body }) =>
    method === 'PATCH' ? json({ '@id': '/api/companies/2', ...(body as object) }) : new Response(null, { status: 204 }),
  )
  const body = { name: 'Vaima' }
  await expect(write(client, useUpdateCompany, { id: 2, body })).resolves.toMatchObject({ id: 2, ...body })
  await expect(write(client, useRemoveCompany, { id: 3 })).resolves.toBeUndefined()
  expect(lines(calls)).toEqual(['PATCH /api/companies/2', 'DELETE /api/companies/3'])
  expect(calls.map((call) => call.body)).toEqual([body, undefined])
})

const page = (id: number, next: string | false) => rows([{ '@id': `/api/companies/${id}`, id }], undefined, next)

test.each([
  ['[CO-15] companies', companies.useCompaniesList],
  ['[COD-24] members', () => companies.useCompanyMembers(12)],
  ['[COD-33] bookings', () => companies.useCompanyBookings(12)],
  ['[USR-02] users', users.useUsersList],
])(
  '[API-07] [API-80] [API-82] the links of %s are followed as the server says, never by counting',
  async (_name, useList) => {
    const link = '/api/anything?cursor=b%2Fr&page=9'
    const calls = answerCalls((_call, { length }) => page(length, length === 1 && link))
    const { result } = renderHook(() => useList(), { wrapper })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await result.current.fetchNextPage()
    await waitFor(() => expect(result.current.data?.items).toHaveLength(2))
    expect(result.current.hasNextPage).toBe(false)
    expect(calls.map(({ url }) => url).slice(1)).toEqual([link])
  },
)

test('leaving a screen aborts its calls', async () => {
  const calls = answerCalls(silence)
  const { unmount } = renderHook(() => useQuery(companies.one(1)), { wrapper })
  await waitFor(() => expect(calls).toHaveLength(1))
  unmount()
  await waitFor(() => expect(calls[0]?.signal.aborted).toBe(true))
})

test('a background refetch reads all pages in the background and keeps the rows', async () => {
  let fails = false
  const calls = answerCalls(({ url }) => {
    const isSecond = url.includes('page=2')
    return fails && isSecond ? status(500) : page(isSecond ? 2 : 1, !isSecond && '/api/companies?page=2')
  })
  const { result } = renderHook(() => companies.useCompaniesList(), { wrapper })
  await waitFor(() => expect(result.current.data?.items).toHaveLength(1))
  await result.current.fetchNextPage()
  await waitFor(() => expect(result.current.data?.items).toHaveLength(2))
  fails = true
  calls.length = 0
  const query = client.getQueryCache().find({ queryKey: companies.list().queryKey })!
  expect(await readInBackground(query)).toBe(false)
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET'])
  expect(result.current.data?.items).toHaveLength(2)
  // A read that a person requests is repeated with a new token.
  calls.length = 0
  await result.current.refetch()
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST'])
})
