import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import * as companies from '#api/generated/companies.ts'
import * as orders from '#api/generated/orders.ts'
import * as users from '#api/generated/users.ts'
import { createApp, type StubApp } from '../../e2e/stub/app.ts'
import type { PagingFault } from '../../e2e/stub/faults/paging-fault.ts'
import { send } from './client.ts'
import { answerCalls, json, signIn } from './test-calls.ts'
import { acceptToken } from './token-renewal.ts'

/** Servers with endless pages or wrong counts. They have 40 users, 25 companies and 15 members of company 1. */

let stub: StubApp
const calls = () => stub.worlds.get('default').requests.list().length

async function startStub(clamp: number, paging?: PagingFault) {
  stub = createApp({ control: true, clamp })
  vi.stubGlobal('fetch', (request: Request) => stub.fetch(request))
  const body = { username: 'superadmin', password: 'Motdepasse!2023' }
  const asked = { method: 'POST', path: 'login_check', contentType: 'application/json', anonymous: true } as const
  acceptToken(await send({ ...asked, body }))
  const { requests, faults } = stub.worlds.get('default')
  requests.clear()
  if (paging) faults.push({ match: { method: 'GET' }, reply: { paging }, seen: 0 })
}

describe('the whole collection', () => {
  test.each<[server: string, clamp: number, paging: PagingFault, asked: number, rows: number, incomplete?: true]>([
    ['ignores the page', 10, { links: 'ignored' }, 2, 10, true],
    ['has links in a circle', 10, { links: 'circle' }, 2, 20, true],
    ['has links in a circle over all its rows', 20, { links: 'circle' }, 2, 40],
    ['ignores the page and has all rows on it', 0, { links: 'ignored' }, 2, 40],
    ['counts too many and ends', 10, { total: 1000 }, 4, 40],
    ['counts too many and ignores the page', 10, { links: 'ignored', total: 1000 }, 2, 10, true],
    // Three pages contain twelve rows. Two extra pages are read.
    ['counts too few', 5, { total: 12 }, 5, 25, true],
    ['counts one row too few', 5, { total: 39 }, 8, 40],
    ['sends no total', 5, { total: null }, 8, 40],
    ['sends no total and ignores the page', 10, { links: 'ignored', total: null }, 2, 10, true],
  ])('of a server that %s', async (_server, clamp, paging, asked, rows, incomplete) => {
    await startStub(clamp, paging)
    const all = await new QueryClient().query(users.all({ q: ['id'] }))
    expect(calls()).toBe(asked)
    expect(all.items).toHaveLength(rows)
    expect(all.incomplete).toBe(incomplete)
  })

  test.each([
    { server: 'sends no total', total: undefined, pages: 500 },
    { server: 'counts a trillion rows', total: 1e12, pages: 1000 },
  ])('of a server that $server and always has a next page: $pages pages at most', async ({ total, pages }) => {
    signIn()
    const received = answerCalls((_call, { length }) =>
      json({
        'hydra:member': [{ '@id': `/api/users/${length}` }],
        'hydra:totalItems': total,
        'hydra:view': { 'hydra:next': `/api/users?c=${length}` },
      }),
    )
    const all = await new QueryClient().query(users.all())
    expect(received).toHaveLength(pages)
    expect(all).toMatchObject({ incomplete: true, items: { length: pages } })
  })

  test('[COD-50] reading members fails when some may be missing, because they are written as a whole', async () => {
    await startStub(5, { links: 'ignored', total: null })
    await expect(new QueryClient().query(companies.allMembers(1))).rejects.toMatchObject({ kind: 'unreadable' })
    expect(calls()).toBe(2)
  })

  test('[NXT-05] a search by barcode stops after three pages and reports missing rows: the server may ignore the barcode', async () => {
    await startStub(1)
    expect(await new QueryClient().query(orders.all({ q: ['id'] }))).toMatchObject({ incomplete: true })
    expect(calls()).toBe(3)
  })
})

test.each<{ server: string; paging: PagingFault; rows: number[]; incomplete?: true }>([
  { server: 'ignores the page', paging: { links: 'ignored' }, rows: [10, 10], incomplete: true },
  { server: 'has links in a circle', paging: { links: 'circle' }, rows: [10, 20], incomplete: true },
  { server: 'counts too few', paging: { total: 10 }, rows: [10, 20, 30], incomplete: true },
  { server: 'ends', paging: {}, rows: [10, 20, 30, 40] },
])('a list that grows stops on a server that $server', async ({ paging, rows, incomplete }) => {
  await startStub(0, paging)
  const observer = new InfiniteQueryObserver(new QueryClient(), users.list({ q: ['id'] }))
  observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  const seen: (number | undefined)[] = []
  let now = observer.getCurrentResult()
  for (seen.push(now.data?.items.length); now.hasNextPage && seen.length < 9; seen.push(now.data?.items.length)) {
    expect(now.data?.incomplete).toBeUndefined()
    now = await observer.fetchNextPage()
  }
  expect(seen).toEqual(rows)
  expect(now.data?.incomplete).toBe(incomplete)
  expect(calls()).toBe(rows.length)
})
