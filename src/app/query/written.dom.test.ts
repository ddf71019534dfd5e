import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { moveCounts, showWritten } from './written.ts'

function cached(...entries: [key: unknown[], data: unknown][]) {
  const client = new QueryClient()
  for (const [key, data] of entries) client.setQueryData(key, data, { updatedAt: 1 })
  return client
}

const order = (id: number, more: object = {}) => ({ '@id': `/api/orders/${id}`, id, status: 'created', ...more })
const twoPages = <Page>(...pages: Page[]) => ({ pages, pageParams: ['', 'next'] })

/** A write of the console's query client, which the server answers at once. */
const write = (resource: string, operation: string, variables: object, answer: object = {}) => {
  const meta = { resource, operation, invalidates: [resource] }
  const options = { mutationFn: async () => answer, meta }
  return queryClient.getMutationCache().build(queryClient, options).execute(variables)
}

const written = { tag: 'orders', tags: ['orders', 'companies'] }

test('a change is applied to all lists and details, in their fields', () => {
  const list = ['orders', 'list', {}]
  const client = cached(
    [list, { items: [order(1), order(11)], total: 2 }],
    [['orders', 'one', 1, {}], { '@id': '/api/orders/1', id: 1 }],
    [['lockers', 'list'], { items: [order(1)] }],
  )
  showWritten(client, { ...written, id: 1, body: { status: 'cancel' } })
  expect(client.getQueryData(list)).toEqual({ items: [order(1, { status: 'cancel' }), order(11)], total: 2 })
  expect(client.getQueryData(['orders', 'one', 1, {}])).toEqual({ '@id': '/api/orders/1', id: 1 })
  // Another resource, which the write does not affect.
  expect(client.getQueryData(['lockers', 'list'])).toEqual({ items: [order(1)] })
  // The data was not fetched, so it keeps its age and is refetched as before.
  expect(client.getQueryState(list)?.dataUpdatedAt).toBe(1)
})

test('an IRI of another record is not applied, and an emptied field is removed', () => {
  const before = order(1, { shippedBy: { '@id': '/api/users/5' }, products: [{ name: 'Pain' }], ageRestriction: 18 })
  const client = cached([['orders', 'one', 1, {}], before])
  const body = { shippedBy: '/api/users/6', products: [{ name: 'Riz' }], ageRestriction: null }
  showWritten(client, { ...written, id: 1, body })
  expect(client.getQueryData(['orders', 'one', 1, {}])).toEqual({
    ...order(1, { shippedBy: { '@id': '/api/users/5' }, products: [{ name: 'Riz' }] }),
    ageRestriction: undefined,
  })
})

test('a flag that the query lacks is added, other fields are not', () => {
  const one = ['companies', 'one', 7, {}]
  const client = cached([one, { '@id': '/api/companies/7' }])
  const body = { smsProviderActive: true, name: 'Vaima' }
  showWritten(client, { tag: 'companies', tags: ['companies'], id: 7, body })
  expect(client.getQueryData(one)).toEqual({ '@id': '/api/companies/7', smsProviderActive: true })
})

test('a deleted record is removed from all lists, also inside other records, and from their totals', () => {
  const [slot, other] = [{ '@id': '/api/booking_slots/42', id: 42 }, { '@id': '/api/booking_slots/7' }]
  const list = ['companies', 'list', {}]
  const pages = ['companies', 'page', {}]
  const client = cached(
    [pages, twoPages({ items: [slot], total: 3 }, { items: [other], total: 3 })],
    [list, { items: [{ '@id': '/api/companies/1', bookingSlots: [slot] }], total: 1 }],
  )
  showWritten(client, { tag: 'booking-slots', tags: ['companies'], id: 42, deletes: true })
  expect(client.getQueryData(pages)).toEqual(twoPages({ items: [], total: 2 }, { items: [other], total: 2 }))
  expect(client.getQueryData(list)).toEqual({ items: [{ '@id': '/api/companies/1', bookingSlots: [] }], total: 1 })
})

test('unchanged rows keep their identity, so that thousands of rows are not redrawn', () => {
  const rows = { items: [order(2), order(3)], total: 2 }
  const many = twoPages({ items: [order(1)] }, { items: [order(4)] })
  const client = cached([['orders', 'page', {}], rows], [['orders', 'infinite', {}], many])
  const stale = { queryKey: ['orders', 'page', {}], exact: true }
  void client.invalidateQueries(stale)
  const onUpdate = vi.fn()
  client.getQueryCache().subscribe(({ query }) => onUpdate(query.queryKey[1]))
  showWritten(client, { ...written, id: 1, body: { status: 'cancel' } })
  expect(client.getQueryData(['orders', 'page', {}])).toBe(rows)
  expect(client.getQueryState(['orders', 'page', {}])?.isInvalidated).toBe(true)
  expect(new Set(onUpdate.mock.calls.flat())).toEqual(new Set(['infinite']))
  const now = client.getQueryData<typeof many>(['orders', 'infinite', {}])
  expect(now?.pages[0]?.items[0]?.status).toBe('cancel')
  expect(now?.pages[1]).toBe(many.pages[1])
})

const count = (status: string) => ['orders', 'count', { status }]

test('[WRK-03] a record with a new status is removed from the lists of the old one, and the counts change', () => {
  const list = (status?: string) => ['orders', 'page', { page: 1, ...(status && { status }) }]
  const client = cached(
    [list('created'), { items: [order(1), order(2)], total: 12 }],
    [list(), { items: [order(1), order(2)], total: 40 }],
    [count('created'), { items: [{ '@id': '/api/orders/2' }], total: 12 }],
    [count('cancel'), { items: [order(1)], total: 3 }],
  )
  showWritten(client, { ...written, id: 1, body: { status: 'cancel' } })
  expect(client.getQueryData(list('created'))).toEqual({ items: [order(2)], total: 11 })
  expect(client.getQueryData(list())).toEqual({ items: [order(1, { status: 'cancel' }), order(2)], total: 40 })
  expect(client.getQueryData(count('created'))).toMatchObject({ total: 11 })
  expect(client.getQueryData(count('cancel'))).toMatchObject({ total: 4 })
})

test('[WRK-03] a deletion lowers the count of the status that the record had, once', () => {
  const row = order(1, { status: 'cancel' })
  const client = cached(
    [['orders', 'page', {}], { items: [row], total: 40 }],
    [count('cancel'), { items: [row], total: 3 }],
    [count('created'), { items: [], total: 7 }],
  )
  showWritten(client, { ...written, id: 1, deletes: true })
  expect([count('cancel'), count('created')].map((key) => client.getQueryData(key))).toMatchObject([
    { total: 2 },
    { total: 7 },
  ])
})

test('[WRK-03] the newest copy gives the status before the change; without any copy no count changes', () => {
  const statuses = ['created', 'operin', 'receive']
  const client = cached(...statuses.map((each): [unknown[], object] => [count(each), { total: 7 }]))
  const totals = () => statuses.map((each) => client.getQueryData<{ total: number }>(count(each))?.total)
  showWritten(client, { ...written, id: 1, body: { status: 'receive' } })
  expect(totals()).toEqual([7, 7, 7])
  client.setQueryData(['orders', 'one', 1, {}], order(1, { status: 'operin' }), { updatedAt: 20 })
  client.setQueryData(['orders', 'page', {}], { items: [order(1)] }, { updatedAt: 10 })
  showWritten(client, { ...written, id: 1, body: { status: 'receive' } })
  expect(totals()).toEqual([7, 6, 8])
  // A change of another field changes no count.
  showWritten(client, { ...written, id: 1, body: { barcode: 'X' } })
  expect(totals()).toEqual([7, 6, 8])
})

test('[WRK-03] a creation raises the count of its status, which is « created » if the answer lacks it', async () => {
  const counts = [count('created'), count('operin')]
  for (const key of counts) queryClient.setQueryData(key, { total: 7 })
  const totals = () => counts.map((key) => queryClient.getQueryData<{ total: number }>(key)?.total)
  await write('orders', 'create', { body: {} })
  expect(totals()).toEqual([8, 7])
  expect(queryClient.getQueryState(count('created'))?.isInvalidated).toBe(true)
  await write('orders', 'create', { body: {} }, order(9, { status: 'operin' }))
  await write('companies', 'create', { body: {} })
  expect(totals()).toEqual([8, 8])
})

test('[WRK-03] a change is shown at once, and a write does not wait for a stalled list, which stays invalidated until it is read', async () => {
  vi.useFakeTimers()
  const slow = Promise.withResolvers<unknown>()
  const key = ['companies', 'list', {}]
  const row = { '@id': '/api/companies/7', id: 7, name: 'Vaima' }
  queryClient.setQueryData(key, { items: [row] })
  const options = { queryKey: key, queryFn: () => slow.promise, staleTime: Infinity }
  const stop = new QueryObserver(queryClient, options).subscribe(() => {})
  const ended = vi.fn()
  void write('companies', 'update', { id: 7, body: { name: 'Vaiana' } }).then(ended)
  await vi.advanceTimersByTimeAsync(300)
  expect(queryClient.getQueryData(key)).toEqual({ items: [{ ...row, name: 'Vaiana' }] })
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(700)
  expect(ended).toHaveBeenCalledOnce()
  expect(queryClient.getQueryState(key)).toMatchObject({ isInvalidated: true, fetchStatus: 'fetching' })
  slow.resolve({ items: [{ ...row, name: 'VAIANA' }] })
  await vi.advanceTimersByTimeAsync(0)
  expect(queryClient.getQueryData(key)).toEqual({ items: [{ ...row, name: 'VAIANA' }] })
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false)
  stop()
})

test('[WRK-03] only known counts change, and none falls below 0', async () => {
  const client = new QueryClient()
  const put = (queryKey: unknown[], total?: number) => client.setQueryData(queryKey, { total }, { updatedAt: 1 })
  put(count('operin'), 4)
  put(count('receive'), 0)
  put(count('overtime'))
  put(count('created'), 7)
  put(count('reminder'), 9)
  const others = [
    ['orders', 'page', { status: 'operin' }],
    ['companies', 'count', { status: 'operin' }],
  ]
  for (const key of others) put(key, 4)
  const failing = { queryKey: count('reminder'), queryFn: () => Promise.reject(new Error('x')), retry: false }
  await client.query(failing).catch(() => undefined)
  const lowered = ['operin', 'receive', 'overtime', 'reminder']
  for (const each of lowered) moveCounts(client, 'orders', each, undefined)
  const keys = [...[...lowered, 'created'].map(count), ...others]
  expect(keys.map((key) => client.getQueryData<{ total?: number }>(key)?.total)).toEqual([3, 0, undefined, 9, 7, 4, 4])
  expect(client.getQueryState(count('reminder'))?.status).toBe('error')
  // The number was not fetched, so it keeps its age and is refetched as before.
  expect(client.getQueryState(count('operin'))?.dataUpdatedAt).toBe(1)
})

test('[WRK-03] a count requested before the change does not overwrite the changed number', async () => {
  const client = new QueryClient()
  client.setQueryData(count('operin'), { items: [], total: 4 })
  const late = Promise.withResolvers<object>()
  const statuses = ['operin', 'receive']
  const asked = statuses.map((status) => client.query({ queryKey: count(status), queryFn: () => late.promise }))
  const settled = Promise.allSettled(asked)
  for (const status of statuses) moveCounts(client, 'orders', status, undefined)
  late.resolve({ total: 9 })
  await settled
  expect(client.getQueryData(count('operin'))).toMatchObject({ total: 3 })
  // Still unknown, and refetched after the rows.
  expect(client.getQueryState(count('receive'))).toMatchObject({ data: undefined, fetchStatus: 'idle', error: null })
})
