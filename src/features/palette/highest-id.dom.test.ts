import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as orders from '#api/generated/orders.ts'
import { highestId } from './deliveries.ts'

const newest = { 'order[id]': 'desc' } as const
const rows = (...ids: number[]) => ({ items: ids.map((id) => ({ '@id': `/api/orders/${id}`, id })), total: ids.length })
const client = (...reads: [{ queryKey: readonly unknown[] }, unknown][]) => {
  const made = new QueryClient()
  for (const [{ queryKey }, data] of reads) made.setQueryData(queryKey, data)
  return made
}

test('[FIND-05] the newest page of all deliveries gives the highest number', () => {
  const list = orders.page({ page: 1, itemsPerPage: 10, ...newest, q: ['id'] })
  expect(highestId(client([list, rows(200, 199)]))).toBe(200)
  const growing = orders.infinite({ ...newest, itemsPerPage: 100 })
  expect(highestId(client([growing, { pages: [rows(300, 299), rows(298)], pageParams: [] }]))).toBe(300)
})

test('[FIND-05] a newer delivery fetched since counts as well', () => {
  const list = orders.page({ page: 1, ...newest })
  const one = orders.one(205)
  const count = orders.count({ status: 'created', ...newest, q: ['id'] })
  expect(highestId(client([list, rows(200)], [one, { '@id': '/api/orders/205', id: 205 }]))).toBe(205)
  expect(highestId(client([list, rows(200)], [count, rows(206)]))).toBe(206)
})

test.each([
  ['nothing was read', []],
  ['a search was read', [[orders.page({ page: 1, ...newest, barcode: '20' }), rows(20)]]],
  ['a worklist was read', [[orders.count({ status: 'operin', ...newest }), rows(12)]]],
  ['a further page was read', [[orders.page({ page: 2, ...newest }), rows(12)]]],
  ['a list without an order was read', [[orders.page({ page: 1 }), rows(12)]]],
  ['one delivery was read', [[orders.one(12), { '@id': '/api/orders/12', id: 12 }]]],
  ['the list is empty', [[orders.page({ page: 1, ...newest }), rows()]]],
] satisfies [string, Parameters<typeof client>][])('[FIND-05] the highest number is unknown when %s', (_when, reads) =>
  expect(highestId(client(...reads))).toBeUndefined(),
)
