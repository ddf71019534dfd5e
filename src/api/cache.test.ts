import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { countChanges, mapPages, moveCounts, pagesIn, rowsIn } from './cache.ts'

const row = (id: number) => ({ '@id': `/api/orders/${id}` })
const one = { items: [row(1)], total: 1 }
const growing = { pages: [{ items: [row(1)] }, { items: [row(2)] }], pageParams: ['', 'next'] }

test.each([
  { data: one, pages: [one], rows: [row(1)] },
  { data: growing, pages: growing.pages, rows: [row(1), row(2)] },
  // Data of a single record, and no data.
  { data: row(1), pages: [row(1)], rows: [] },
  { data: undefined, pages: [undefined], rows: [] },
])('the rows of a list in the cache are those of all its pages: %#', ({ data, pages, rows }) => {
  expect(pagesIn(data)).toEqual(pages)
  expect(rowsIn(data)).toEqual(rows)
})

test('changes each page and keeps the rest of the cached list', () => {
  const empty = () => ({ items: [] })
  expect(mapPages(one, empty)).toEqual({ items: [] })
  expect(mapPages(growing, empty)).toEqual({ pages: [{ items: [] }, { items: [] }], pageParams: ['', 'next'] })
})

test.each([
  ['operin', 'receive', { operin: -1, receive: 1 }],
  ['operin', 'operin', {}],
  [undefined, 'created', { created: 1 }],
  ['cancel', undefined, { cancel: -1 }],
  [undefined, undefined, {}],
])('[WRK-03] a record that goes from %s to %s moves %j', (was, is, changes) => {
  expect(Object.fromEntries(countChanges(was, is))).toEqual(changes)
})

const count = (status: string) => ['orders', 'count', { status, q: ['id'] }]

test('[WRK-03] only known counts change, and none falls below 0', async () => {
  const client = new QueryClient()
  client.setQueryData(count('operin'), { items: [], total: 4 }, { updatedAt: 1 })
  client.setQueryData(count('receive'), { items: [], total: 0 })
  client.setQueryData(count('overtime'), { items: [] })
  client.setQueryData(count('created'), { items: [], total: 7 })
  client.setQueryData(['orders', 'page', { status: 'operin' }], { items: [], total: 4 })
  client.setQueryData(['companies', 'count', { status: 'operin' }], { items: [], total: 4 })
  client.setQueryData(count('reminder'), { items: [], total: 9 })
  const failing = { queryKey: count('reminder'), queryFn: () => Promise.reject(new Error('x')), retry: false }
  await client.query(failing).catch(() => undefined)
  moveCounts(
    client,
    'orders',
    new Map([['operin', -1], ...['receive', 'overtime', 'reminder'].map((each) => [each, -1] as const)]),
  )
  const totals = ['operin', 'receive', 'overtime', 'created', 'reminder'].map(
    (status) => client.getQueryData<{ total?: number }>(count(status))?.total,
  )
  expect(totals).toEqual([3, 0, undefined, 7, 9])
  expect(client.getQueryState(count('reminder'))?.status).toBe('error')
  expect(client.getQueryData(['orders', 'page', { status: 'operin' }])).toEqual({ items: [], total: 4 })
  expect(client.getQueryData(['companies', 'count', { status: 'operin' }])).toEqual({ items: [], total: 4 })
  // The number was not fetched, so it keeps its age and is refetched as before.
  expect(client.getQueryState(count('operin'))?.dataUpdatedAt).toBe(1)
})

test('[WRK-03] a count requested before the change does not overwrite the changed number', async () => {
  const client = new QueryClient()
  const late = Promise.withResolvers<{ total: number }>()
  const lateToo = Promise.withResolvers<{ total: number }>()
  client.setQueryData(count('operin'), { items: [], total: 4 })
  const asked = [
    client.query({ queryKey: count('operin'), queryFn: () => late.promise }),
    client.query({ queryKey: count('receive'), queryFn: () => lateToo.promise }),
  ]
  const settled = Promise.allSettled(asked)
  moveCounts(client, 'orders', countChanges('operin', 'receive'))
  late.resolve({ total: 4 })
  lateToo.resolve({ total: 0 })
  await settled
  expect(client.getQueryData(count('operin'))).toMatchObject({ total: 3 })
  // Still unknown, and refetched after the rows.
  expect(client.getQueryState(count('receive'))).toMatchObject({ data: undefined, fetchStatus: 'idle', error: null })
})
