import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { around } from '#api/test-hooks.ts'
import { useSummary } from './use-readings.ts'

const rows = { queryKey: ['orders', 'page', {}] }
const count = { queryKey: ['orders', 'count', { status: 'operin' }] }

/** Rows read at 2000 and a count read at 1000. The refetch of `failing` fails. */
async function screenWith(failing: typeof rows) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(rows.queryKey, { items: [] }, { updatedAt: 2000 })
  client.setQueryData(count.queryKey, { total: 4 }, { updatedAt: 1000 })
  const { result } = renderHook(() => useSummary([rows, count]), { wrapper: around(client) })
  const before = result.current.readAt
  const queryFn = () => Promise.reject(new Error('x'))
  await act(() => client.query({ ...failing, queryFn, staleTime: 0 }).catch(() => undefined))
  await vi.waitFor(() => expect(result.current.hasFailed).toBe(true))
  return { before, readAt: result.current.readAt }
}

test.each([
  ['the age of the screen ignores a failed count, which shows a dash', count, 2000],
  ['rows whose refetch failed stay on screen with their age', rows, 1000],
])('[LIVE-01] %s', async (_what, failing, readAt) => {
  expect(await screenWith(failing)).toMatchObject({ before: 1000, readAt })
})
