import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as orders from '#api/generated/orders.ts'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import { countQuery } from '#api/records/selections.ts'
import { answerCalls, json, type Received, rows, signIn, status } from '#api/test-calls.ts'
import { around, write } from '#api/test-hooks.ts'
import { IN_MACHINE } from '#domain/orders/status.ts'
import { parcelReads, useInventory } from '#features/inventory/use-inventory.ts'
import { useWaitingTooLong } from '#features/orders/list/WaitingTable.tsx'
import { useWorklistCounts } from '#features/orders/list/Worklists.tsx'
import { useAutomaticReading } from '#refresh/automatic.ts'
import { queryClient } from './query-client.ts'

/** The shared parcels of all machines: read once, then few calls while nothing changes, and each change is seen within a minute. */

const MINUTE = 60_000

/** The orders of the server: ids by status. */
let network: Record<string, number[]>
let calls: Received[]
let broken: string | undefined

const upTo = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at)

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  signIn()
  network = {
    picked_up: upTo(5, 495),
    operin: upTo(250, 500),
    reminder: upTo(120, 300),
    overtimedue: upTo(110, 100),
    overtime: upTo(101, 1),
    left_for_customer_service: [...upTo(90, 210), ...upTo(60, 420)],
  }
  broken = undefined
  calls = answerCalls(answer)
})

/** `operin 2` is the second page of the list, `operin` its count. */
function nameOf({ method, url }: Received) {
  const query = new URLSearchParams(url.split('?')[1])
  const found = query.get('status') ?? ''
  if (method !== 'GET') return method
  return query.get('itemsPerPage') === '1' ? found : `${found} ${query.get('page')}`
}

function answer(call: Received) {
  const name = nameOf(call)
  if (name === 'PATCH') return json({ '@id': '/api/orders/500', id: 500 })
  if (name === broken) return status(500)
  const [found = '', page] = name.split(' ')
  const ids = (network[found] ?? []).toSorted((one, other) => other - one)
  const size = Number(new URLSearchParams(call.url.split('?')[1]).get('itemsPerPage'))
  const start = (Number(page ?? 1) - 1) * size
  const next = start + size < ids.length && call.url.replace(/\bpage=\d+/, `page=${Number(page ?? 1) + 1}`)
  const shown = ids.slice(start, start + size).map((id) => ({ '@id': `/api/orders/${id}`, id, status: found }))
  return rows(shown, ids.length, next)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function takeCalls() {
  const taken = calls.map(nameOf).toSorted()
  calls.length = 0
  return taken
}

function move(id: number, from: string, to: string) {
  network[from] = (network[from] ?? []).filter((each) => each !== id)
  network[to] = [...(network[to] ?? []), id]
}

const pages = (taken: string[]) => taken.filter((name) => name.includes(' '))
const everyPage = IN_MACHINE.flatMap((each) =>
  upTo(Math.ceil((each === 'operin' ? 250 : 101) / 100), 1).map((page) => `${each} ${page}`),
)

/** Opens a screen that is not refreshed. */
async function openOnce() {
  const hook = renderHook(() => useInventory(), { wrapper: around(queryClient) })
  await pass(1000)
  return hook
}

test('[INV-03] all parcels are read once, 100 a call, and shared by all screens for a minute', async () => {
  const first = renderHook(() => [useInventory(), useInventory()], { wrapper: around(queryClient) })
  await pass(1000)
  const [one, other] = first.result.current.map(({ parcels }) => parcels)
  expect(one).toMatchObject({ isComplete: true, pages: { read: 9, of: 9 } })
  expect(one?.orders).toHaveLength(579)
  expect(other?.orders).toEqual(one?.orders)
  expect(new URLSearchParams(calls[0]?.url.split('?')[1]).get('itemsPerPage')).toBe('100')
  expect(takeCalls()).toEqual(everyPage.toSorted())
  first.unmount()
  await pass(MINUTE - 5000)
  await openOnce()
  expect(calls).toEqual([])
})

/** A person collects a parcel that was read as « déposée ». */
async function collect() {
  void write(queryClient, useUpdateOrder, { id: 500, body: { status: 'receive' } })
  await pass(1000)
}

test('[INV-03] a changed parcel is removed at once, and each page is read again once, as soon as the query is on screen', async () => {
  const { unmount } = await openOnce()
  unmount()
  takeCalls()
  await collect()
  expect(takeCalls()).toEqual(['PATCH'])
  const { result } = renderHook(() => useInventory(), { wrapper: around(queryClient) })
  expect(result.current.parcels.orders).toHaveLength(578)
  await pass(1000)
  expect(takeCalls()).toEqual(everyPage.toSorted())
  await collect()
  expect(takeCalls()).toEqual(['PATCH', ...everyPage].toSorted())
})

const hub = { mercureHub: '', features: { mercure: false } }

const counts = ['created', 'ready_for_delivery', 'picked_up', 'left_for_customer_service', ...IN_MACHINE] as const
const limits = { created: 24, ready_for_delivery: 0, picked_up: 12, left_for_customer_service: 168 }
const useTodayReads = () => [
  ...counts.map((each) => orders.count(countQuery(each))),
  ...useWaitingTooLong(limits, useWorklistCounts(), 0).queries,
  ...parcelReads,
]

/** « Aujourd'hui » shows counts, what waits and parcels, « Inventaire » only parcels. @returns the ids shown of a status */
async function open(screen: 'today' | 'inventory') {
  const useReads = screen === 'today' ? useTodayReads : () => parcelReads
  const { result } = renderHook(
    () => {
      useAutomaticReading({ reads: useReads(), isAutomatic: true, hub })
      return useInventory().parcels
    },
    { wrapper: around(queryClient) },
  )
  await pass(1_000)
  takeCalls()
  return (wanted: string) => result.current.orders.filter((order) => order.status === wanted).map(({ id }) => id)
}

test('[INV-03] [STALE-03] while nothing changes, a minute costs one call for each count', async () => {
  await open('today')
  for (let minute = 0; minute < 9; minute += 1) {
    await pass(MINUTE)
    expect(takeCalls()).toEqual(counts.toSorted())
  }
})

test('[INV-03] a screen without the counts reads all parcels again once, to compare with later counts', async () => {
  await open('inventory')
  await pass(MINUTE)
  expect(pages(takeCalls())).toEqual(everyPage.toSorted())
  await pass(MINUTE)
  expect(takeCalls()).toEqual(['created', 'picked_up', 'ready_for_delivery', ...IN_MACHINE].toSorted())
})

test.each<
  [what: string, moves: [id: number, from: string, to: string][], gone: number[], come: number[], lists: string[]]
>([
  ['a parcel that left', [[70, 'overtime', 'receive']], [70], [], ['left_for_customer_service 2', 'overtime 1']],
  [
    'parcels that came and left, although the count is the same',
    [
      [510, 'operin', 'receive'],
      [499, 'picked_up', 'operin'],
    ],
    [510],
    [499],
    ['left_for_customer_service 2', 'picked_up 1', ...everyPage].toSorted(),
  ],
  // The newest order of all was in a machine.
  ['new orders that stay outside the machines', [[750, '', 'created']], [], [], ['created 1', 'picked_up 1']],
])(
  '[INV-03] %s: seen within a minute, and only the lists that may have changed are read',
  async (_what, moves, gone, come, lists) => {
    const shown = await open('today')
    await pass(MINUTE)
    takeCalls()
    for (const each of moves) move(...each)
    await pass(MINUTE)
    const ids = new Set([...shown('overtime'), ...shown('operin')])
    expect([...gone, ...come].filter((id) => ids.has(id))).toEqual(come)
    expect(pages(takeCalls())).toEqual(lists)
  },
)

test('[INV-03] an edit of a parcel is seen with the next full reading', async () => {
  await open('today')
  await pass(14 * MINUTE)
  expect(pages(takeCalls())).not.toContain('overtime 1')
  await pass(2 * MINUTE)
  expect(pages(takeCalls())).toContain('overtime 1')
})

test('[INV-03] the parcels are read in full while a count fails', async () => {
  const shown = await open('today')
  broken = 'created'
  await pass(MINUTE)
  move(510, 'operin', 'receive')
  await pass(MINUTE)
  expect(shown('operin')).not.toContain(510)
})
