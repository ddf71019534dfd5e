import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { readAgainOnScreen } from '#api/background.ts'
import { ApiError } from '#api/errors.ts'
import { flash } from '#ui/flash/flash.ts'
import { queryClient } from './query-client.ts'
import { setReportSink } from './report.ts'

/** Writes of a run: `part: 'one of many'` in api/write.ts. */

const reported = vi.fn<(error: unknown) => void>()
const toasts = vi.fn<(message: string) => void>()
const unavailable = new ApiError({ kind: 'status', status: 503 })
const refused = new ApiError({ kind: 'status', status: 422, body: { description: 'Non.' } })

beforeEach(() => {
  queryClient.clear()
  reported.mockReset()
  toasts.mockReset()
  setReportSink(reported)
  for (const name of ['error', 'success'] as const) vi.spyOn(flash, name).mockImplementation(toasts)
  for (const name of ['formFailure', 'fetchFailure', 'validationFailure'] as const)
    vi.spyOn(flash, name).mockImplementation(() => toasts(name))
})

/** Mounts a list and counts its reads. */
async function showList() {
  const read = vi.fn(async () => ({ items: [{ '@id': '/api/orders/1', id: 1, status: 'created' }], total: 1 }))
  const observer = new QueryObserver(queryClient, { queryKey: ['orders', 'page'], queryFn: read })
  const leave = observer.subscribe(() => {})
  await observer.refetch()
  read.mockClear()
  return { read, leave, data: () => observer.getCurrentResult().data }
}

async function write(outcome?: Error) {
  const meta = {
    part: 'one of many' as const,
    invalidates: ['orders'],
    serverSentence: 'never' as const,
    success: 'Commande modifiée',
  }
  const mutationFn = async () => {
    if (outcome !== undefined) throw outcome
  }
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: ['orders', 'update'], mutationFn, meta })
  await Promise.allSettled([mutation.execute({ id: 1, body: { status: 'operin' } })])
}

test('[BULK-05] the row changes at once without a message, and the list is refetched once at the end of the run', async () => {
  const { read, leave, data } = await showList()
  await write()
  await write()
  expect(data()?.items[0]?.status).toBe('operin')
  expect(toasts).not.toHaveBeenCalled()
  expect(read).not.toHaveBeenCalled()
  await readAgainOnScreen(queryClient, ({ state }) => state.isInvalidated)
  expect(read).toHaveBeenCalledOnce()
  leave()
})

test.each([
  ['an outage', unavailable, [[unavailable]]],
  ['a refusal', refused, []],
  ['the end of the session', new ApiError({ kind: 'session' }), []],
])('%s shows no message, and what is on screen is read again at the end', async (_name, error, reports) => {
  const { read, leave } = await showList()
  await write(error)
  expect(toasts).not.toHaveBeenCalled()
  expect(reported.mock.calls).toEqual(reports)
  expect(read).not.toHaveBeenCalled()
  await readAgainOnScreen(queryClient, ({ state }) => state.isInvalidated)
  expect(read).toHaveBeenCalledOnce()
  leave()
})

test('a failed read of a run shows no message', async () => {
  const queryFn = () => Promise.reject(unavailable)
  await expect(
    queryClient.query({ queryKey: ['orders', 'one', 1], queryFn, meta: { shownByAsker: true } }),
  ).rejects.toBe(unavailable)
  expect(toasts).not.toHaveBeenCalled()
})
