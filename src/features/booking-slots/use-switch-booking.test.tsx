import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, json, signIn, status } from '#api/test-calls.ts'
import { ReadAt, useSwitchBooking } from './BookingSwitch.tsx'

/** A row of the list. The test triggers the refetch of the list. */
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
    /** Updates the cached rows after a write, like app/query/written.ts. */
    rowChanged(active: boolean) {
      read.active = active
      rerender()
    },
    listRead(active: boolean) {
      read.at += 1
      read.active = active
      rerender()
    },
  }
}

const stored = () => json({ '@id': '/api/booking_slots/42' })

async function switchedOn() {
  const calls = answerCalls(stored)
  const row = rowOf(false)
  await row.flip(true)
  await waitFor(() => expect(row.state()).toEqual({ on: true, pending: false }))
  return { row, calls }
}

/** A row that is being switched off, until the answer. */
async function switchingOff() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answerCalls(() => promise)
  const row = rowOf(true)
  await row.flip(false)
  return { row, answer: () => act(async () => resolve(stored())) }
}

beforeEach(() => signIn())

test('[BK-25] the switch moves at once and stays until the list is read, which decides', async () => {
  const { row, calls } = await switchedOn()
  expect(calls).toHaveLength(1)
  row.listRead(false)
  expect(row.state()).toEqual({ on: false, pending: false })
})

test('[BK-25] [JRN-03] once the row has the requested state, the switch follows a later change of the row, even without a refetch', async () => {
  const { row } = await switchedOn()
  row.rowChanged(true)
  expect(row.state().on).toBe(true)
  // Undone from the toast. The refetch of the list failed.
  row.rowChanged(false)
  expect(row.state()).toEqual({ on: false, pending: false })
})

test('[BK-25] a row that changes during the call does not move the switch twice', async () => {
  const { row, answer } = await switchingOff()
  row.rowChanged(false)
  await answer()
  await waitFor(() => expect(row.state()).toEqual({ on: false, pending: false }))
  row.rowChanged(true)
  expect(row.state().on).toBe(true)
})

test('[BK-25] a refused switch moves back before the list is read', async () => {
  answerCalls(() => status(403))
  const row = rowOf(true)
  await row.flip(false)
  await waitFor(() => expect(row.state()).toEqual({ on: true, pending: false }))
})
