import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import * as companies from '#api/generated/companies.ts'
import * as orders from '#api/generated/orders.ts'
import { readInBackground } from './background.ts'
import { inBackground } from './query-settings.ts'
import { answerCalls, json, signIn, status } from './test-calls.ts'
import { around } from './test-hooks.ts'

/** Background reads through the generated hooks. */

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const wrapper = around(client)

beforeEach(() => {
  client.clear()
  signIn()
})

const page = (path: string, number: number) => ({
  'hydra:member': [{ '@id': `${path}/${number}`, id: number }],
  ...(number === 1 && { 'hydra:view': { 'hydra:next': `${path}?page=2` } }),
})

test('a background hook renews no token after a failure, and leaves the error to its caller', async () => {
  const calls = answerCalls(() => status(500))
  const { result } = renderHook(() => orders.useOrdersPage({ itemsPerPage: 1 }, inBackground), { wrapper })
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(calls.map(({ url }) => url)).toEqual(['/api/orders?itemsPerPage=1'])
})

test('a background refetch reads all pages in the background and keeps the rows', async () => {
  let fails = false
  const calls = answerCalls(({ url }) => {
    const second = url.includes('page=2')
    return fails && second ? status(500) : json(page('/api/companies', second ? 2 : 1))
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
