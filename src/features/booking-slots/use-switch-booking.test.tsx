import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, json, signIn, status } from '#api/test-calls.ts'
import { ReadAt } from './read-at.ts'
import { useSwitchBooking } from './use-switch-booking.ts'

/** A row of the list, which is read when the test says so. */
function rowOf(initial: boolean) {
  const client = new QueryClient()
  const read = { at: 1, active: initial }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ReadAt value={read.at}>{children}</ReadAt>
    </QueryClientProvider>
  )
  const { result, rerender } = renderHook(() => useSwitchBooking(42, read.active), { wrapper })
  return {
    state: () => ({ on: result.current.on, pending: result.current.pending }),
    flip: (on: boolean) => act(async () => void result.current.flip(on)),
    listRead(active: boolean) {
      read.at += 1
      read.active = active
      rerender()
    },
  }
}

beforeEach(() => signIn())

test('[BK-25] the switch moves at once and stays, should the list not be read after it', async () => {
  const calls = answerCalls(() => json({ '@id': '/api/booking_slots/42' }))
  const row = rowOf(false)
  await row.flip(true)
  await waitFor(() => expect(row.state()).toEqual({ on: true, pending: false }))
  expect(calls).toHaveLength(1)
  // Read at last: what it says is what there is, whoever changed it.
  row.listRead(true)
  expect(row.state().on).toBe(true)
  row.listRead(false)
  expect(row.state().on).toBe(false)
})

test('[BK-25] a list that was read after it counts, though it says otherwise', async () => {
  answerCalls(() => json({ '@id': '/api/booking_slots/42' }))
  const row = rowOf(false)
  await row.flip(true)
  await waitFor(() => expect(row.state().pending).toBe(false))
  row.listRead(false)
  expect(row.state()).toEqual({ on: false, pending: false })
})

test('[BK-25] refused, it moves back before the list is read', async () => {
  answerCalls(() => status(403))
  const row = rowOf(true)
  await row.flip(false)
  await waitFor(() => expect(row.state()).toEqual({ on: true, pending: false }))
})

test('while it is on its way another reading of the list does not move it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const row = rowOf(true)
  await row.flip(false)
  row.listRead(true)
  expect(row.state()).toEqual({ on: false, pending: true })
  await act(async () => resolve(json({ '@id': '/api/booking_slots/42' })))
  row.listRead(false)
  await waitFor(() => expect(row.state()).toEqual({ on: false, pending: false }))
})
