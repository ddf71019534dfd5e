import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as orders from '#api/generated/orders.ts'
import { answerCalls, json, linksOf, type Received, record, signIn } from '#api/test-calls.ts'
import { lastInfinitePage, mustReadOn } from '#features/orders/list/client-filter.ts'
import { display } from './test-screens.tsx'

const NOW = Date.parse('2026-11-29T10:00:00Z')
const DAY = 86_400_000
const waitLimits = { created: 0, ready_for_delivery: 0, picked_up: 0, left_for_customer_service: 168 }
const SERVICE = '/livraisons?status=left_for_customer_service&tri=anciennete'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW }))

/** A delivery with this age in ms. */
const order = (id: number, age: number) => ({
  ...record('orders', id),
  barcode: `CMP-${id}`,
  status: 'left_for_customer_service',
  history: [{ status: 'left_for_customer_service', createdAt: new Date(NOW - age).toISOString() }],
})

const pageIn = ({ url }: Received) => {
  const { searchParams } = new URL(url, 'http://any')
  return { page: Number(searchParams.get('page')), size: Number(searchParams.get('itemsPerPage')), searchParams }
}

/** `ageOf` gives the age of each delivery by its number. A page has at most `most` rows, whatever is asked for. */
function server(total: number, ageOf: (id: number) => number, most = Infinity) {
  return (call: Received) => {
    if (!call.url.startsWith('/api/orders?')) return json({})
    const { page, ...asked } = pageIn(call)
    const size = Math.min(asked.size, most)
    const first = total - (page - 1) * size
    const ids = Array.from({ length: Math.max(0, Math.min(size, first)) }, (_, at) => first - at)
    return json({
      'hydra:member': ids.map((id) => order(id, ageOf(id))),
      'hydra:totalItems': total,
      'hydra:view': linksOf(call, Math.max(1, Math.ceil(total / size))),
    })
  }
}

const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
/** Calls that read more than a page of the list or a count. */
const pagesOf = (calls: readonly Received[]) =>
  calls.filter((call) => call.url.startsWith('/api/orders?') && pageIn(call).size > 10).map((call) => pageIn(call).page)

test.each([
  [1000, 500, [10, 9, 8, 7, 6]],
  // The last page has 84 rows.
  [1284, 484, [13, 12, 11, 10, 9]],
  [100_000, 500, [1000, 999, 998, 997, 996]],
])('[STALE-01] of %i deliveries the oldest %i are read in five calls', async (total, count, pages) => {
  signIn()
  const calls = answerCalls(server(total, () => DAY))
  const read = new InfiniteQueryObserver(new QueryClient(), orders.oldest({}, lastInfinitePage(total)))
  const stop = read.subscribe(() => {})
  await vi.waitFor(() => expect(read.getCurrentResult().isSuccess).toBe(true))
  while (mustReadOn({ tri: 'anciennete' }, read.getCurrentResult().data?.items ?? [])) await read.fetchNextPage()
  stop()
  expect(read.getCurrentResult().data?.items.map(({ id }) => id)).toEqual(
    Array.from({ length: count }, (_, at) => at + 1),
  )
  expect(pagesOf(calls)).toEqual(pages)
})

test('[STALE-02] a delivery that grows older moves to the next band at the next reading', async () => {
  const answer = server(3, (id) => DAY - id * 30_000)
  await display('ROLE_USER', `${SERVICE}&age=moins-24h`, answer)
  expect(await screen.findByText('3 trouvées sur 3 lues')).toBeTruthy()
  expect(rows()).toEqual(['1', '2', '3'])
  vi.setSystemTime(NOW + 45_000)
  fireEvent.click(await screen.findByRole('button', { name: 'Actualiser' }))
  expect(await screen.findByText('2 trouvées sur 3 lues')).toBeTruthy()
  expect(rows()).toEqual(['2', '3'])
})

test.each([
  [1000, 10],
  [10_000, 100],
  [100_000, 1000],
])('[STALE-03] of %i deliveries in the customer service one call reads the oldest', async (total, page) => {
  const answer = server(total, () => 8 * DAY)
  const { calls } = await display('ROLE_USER', '/aujourd-hui', answer, { waitLimits })
  expect(await screen.findByText('au moins 100', {}, { timeout: 10_000 })).toBeTruthy()
  const service = calls.filter((call) => pageIn(call).searchParams.get('status') === 'left_for_customer_service')
  expect(pagesOf(service)).toEqual([page])
})

test('[STALE-03] a server that sends fewer rows a page does not tell which delivery waits longest', async () => {
  const answer = server(120, () => 8 * DAY, 30)
  await display('ROLE_USER', '/aujourd-hui', answer, { waitLimits })
  expect(await screen.findByText('au moins 30', {}, { timeout: 10_000 })).toBeTruthy()
  expect(screen.queryByText('depuis 8 j')).toBeNull()
})
