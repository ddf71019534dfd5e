import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { moveCounts } from './cache.ts'

const count = (status: string) => ['orders', 'count', { status, q: ['id'] }]

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
  moveCounts(client, 'orders', new Map(lowered.map((each) => [each, -1])))
  const keys = [...[...lowered, 'created'].map(count), ...others]
  expect(keys.map((key) => client.getQueryData<{ total?: number }>(key)?.total)).toEqual([3, 0, undefined, 9, 7, 4, 4])
  expect(client.getQueryState(count('reminder'))?.status).toBe('error')
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
  moveCounts(
    client,
    'orders',
    new Map([
      ['operin', -1],
      ['receive', 1],
    ]),
  )
  late.resolve({ total: 4 })
  lateToo.resolve({ total: 0 })
  await settled
  expect(client.getQueryData(count('operin'))).toMatchObject({ total: 3 })
  // Still unknown, and refetched after the rows.
  expect(client.getQueryState(count('receive'))).toMatchObject({ data: undefined, fetchStatus: 'idle', error: null })
})
