import { focusManager } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import { answerCalls, json, type Received, signIn, status } from '#api/test-calls.ts'
import { around, write } from '#api/test-hooks.ts'
import { useInventory } from '#features/inventory/use-inventory.ts'
import { queryClient } from './query-client.ts'

/** The shared query of the inventory, with the console's query client. */

const STATUSES = ['operin', 'reminder', 'overtimedue', 'overtime']
const PAGES_EACH = 5
const MINUTE = 60_000

let calls: Received[]
let broken: (call: string) => boolean
let delayMs: number

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  signIn()
  broken = () => false
  delayMs = 1
  calls = answerCalls(answer)
})
afterEach(() => focusManager.setFocused(undefined))

/** Short name of a call: `overtime 3` is the third page of the expired parcels. */
function nameOf({ method, url }: Received): string {
  const query = new URLSearchParams(url.split('?')[1])
  return method === 'GET' ? `${query.get('status')} ${query.get('page')}` : method
}

/** 500 parcels of each status, 100 a page. */
async function answer(call: Received): Promise<Response> {
  const name = nameOf(call)
  if (name === 'PATCH') return json({ '@id': '/api/orders/100', id: 100 })
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  if (broken(name)) return status(500)
  const [found = '', page = ''] = name.split(' ')
  const first = STATUSES.indexOf(found) * 1000 + Number(page) * 100
  return json({
    'hydra:member': Array.from({ length: 100 }, (_, at) => ({
      '@id': `/api/orders/${first + at}`,
      id: first + at,
      status: found,
    })),
    'hydra:totalItems': PAGES_EACH * 100,
    'hydra:view': {
      'hydra:next': Number(page) < PAGES_EACH && call.url.replace(/page=\d+/, `page=${Number(page) + 1}`),
    },
  })
}

const everyPage = STATUSES.flatMap((each) => [1, 2, 3, 4, 5].map((page) => `${each} ${page}`)).toSorted()
const asked = () => calls.map(nameOf).toSorted()
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const screen = () => renderHook(() => useInventory(), { wrapper: around(queryClient) })

test('[INV-03] 2,000 parcels are read once, 100 a call, and shared by all screens for a minute', async () => {
  const [first, second] = [screen(), screen()]
  await pass(1000)
  expect(first.result.current.parcels).toMatchObject({ isComplete: true, pages: { read: 20, of: 20 } })
  expect(first.result.current.parcels.orders).toHaveLength(2000)
  expect(second.result.current.parcels.orders).toHaveLength(2000)
  expect(asked()).toEqual(everyPage)
  expect(new URLSearchParams(calls[0]?.url.split('?')[1]).get('itemsPerPage')).toBe('100')

  first.unmount()
  second.unmount()
  await pass(MINUTE - 5000)
  screen()
  await pass(1000)
  expect(calls).toHaveLength(20)
})

test('[INV-03] the progress is updated page by page', async () => {
  const seen: (number | undefined)[][] = []
  renderHook(
    () => {
      const { isReading, pages } = useInventory().parcels
      if (isReading) seen.push([pages.read, pages.of])
    },
    { wrapper: around(queryClient) },
  )
  await pass(1000)
  expect(seen.at(0)).toEqual([0, undefined])
  expect(seen.at(-1)?.at(1)).toBe(20)
})

test('[INV-03] a failed status does not affect the other three, and can be retried', async () => {
  broken = (call) => call === 'overtimedue 1'
  const { result } = screen()
  await pass(1000)
  expect(result.current.parcels).toMatchObject({ isComplete: false, isReading: false, unread: ['overtimedue'] })
  expect(result.current.parcels.orders).toHaveLength(1500)

  broken = () => false
  calls.length = 0
  act(() => result.current.retry())
  await pass(1000)
  expect(result.current.parcels.isComplete).toBe(true)
  expect(asked()).toEqual(everyPage.filter((call) => call.startsWith('overtimedue')))
})

/** A person collects a parcel that was read as « déposée ». */
const collect = () => {
  const done = write(queryClient, useUpdateOrder, { id: 100, body: { status: 'receive' } })
  return act(async () => {
    await vi.advanceTimersByTimeAsync(1)
    await done
  })
}

test('[INV-03] a change of status on another screen causes no read until the query is on screen', async () => {
  const { unmount } = screen()
  await pass(1000)
  unmount()
  calls.length = 0
  await collect()
  await pass(2000)
  expect(asked()).toEqual(['PATCH'])

  const { result } = screen()
  expect(result.current.parcels.orders).toHaveLength(1999)
  await pass(1000)
  expect(asked()).toEqual(['PATCH', ...everyPage].toSorted())
})

test('[INV-03] on screen a changed parcel is removed at once, and each page is refetched once', async () => {
  const { result } = screen()
  await pass(1000)
  calls.length = 0
  delayMs = 100
  await collect()
  expect(result.current.parcels.orders).toHaveLength(1999)
  await pass(2000)
  expect(asked()).toEqual(['PATCH', ...everyPage].toSorted())
})

test('[INV-03] a hidden tab does not retry a failed page', async () => {
  broken = (call) => call === 'overtime 3'
  screen()
  await pass(1000)
  calls.length = 0
  act(() => focusManager.setFocused(false))
  await pass(MINUTE)
  expect(asked()).toEqual([])
  broken = () => false
  act(() => focusManager.setFocused(true))
  await pass(1000)
  expect(asked()).toEqual(['overtime 3', 'overtime 4', 'overtime 5'])
})
