import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { flash } from '#ui/flash/flash.ts'
import { queryClient } from './query-client.ts'

/** Refetches after a failed write: `rereadsAfter` in api/write.ts. */

const error = vi.fn<(sentence: string) => void>()
const fetchFailure = vi.fn<() => void>()

beforeEach(() => {
  queryClient.clear()
  error.mockReset()
  fetchFailure.mockReset()
  vi.spyOn(flash, 'error').mockImplementation(error)
  vi.spyOn(flash, 'fetchFailure').mockImplementation(fetchFailure)
  vi.spyOn(flash, 'formFailure').mockImplementation(() => {})
  vi.spyOn(flash, 'validationFailure').mockImplementation(() => {})
})

const failure = (status: number, body: unknown = {}) => new ApiError({ kind: 'status', status, body })
const network = new ApiError({ kind: 'network' })
const violations = { violations: [{ propertyPath: 'name', message: 'x' }] }

async function write(reason: Error, meta: object) {
  const mutationFn = () => Promise.reject(reason)
  await Promise.allSettled([queryClient.getMutationCache().build(queryClient, { mutationFn, meta }).execute({})])
}

test.each([
  [failure(409), 2],
  [failure(422, violations), 2],
  [failure(503), 1],
  [network, 1],
])('after a change refused with %s the screen is read again: %i', async (reason, readings) => {
  const queryFn = vi.fn(async () => 'rows')
  const stop = new QueryObserver(queryClient, { queryKey: ['companies', 'list', {}], queryFn }).subscribe(() => {})
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
  await write(reason, { invalidates: ['companies'], rereadsAfter: 'a refusal' })
  expect(queryFn).toHaveBeenCalledTimes(readings)
  stop()
})

test('[ERR-09] when the refetch of the list fails too, the reason of the refusal stays on screen', async () => {
  const queryFn = vi.fn(() => Promise.reject(network))
  queryClient.setQueryData(['companies', 'list', {}], 'rows')
  const options = { queryKey: ['companies', 'list', {}], queryFn, staleTime: Infinity }
  const stop = new QueryObserver(queryClient, options).subscribe(() => {})
  await write(failure(403, { detail: 'Refusé' }), {
    invalidates: ['companies'],
    serverSentence: 'always',
    rereadsAfter: 'any failure',
  })
  await vi.waitFor(() => expect(queryClient.getQueryState(options.queryKey)?.status).toBe('error'))
  expect(error.mock.calls).toEqual([['Refusé']])
  expect(fetchFailure).not.toHaveBeenCalled()
  await queryClient.invalidateQueries()
  expect(fetchFailure).toHaveBeenCalledOnce()
  stop()
})

test('while a refused write refetches its list, the failure of another read is shown', async () => {
  const slow = Promise.withResolvers<string>()
  const queryFn = vi.fn().mockResolvedValueOnce('rows').mockReturnValue(slow.promise)
  const stop = new QueryObserver(queryClient, { queryKey: ['companies', 'list', {}], queryFn }).subscribe(() => {})
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
  await write(failure(403), { invalidates: ['companies'], rereadsAfter: 'any failure' })
  const other = { queryKey: ['x'], queryFn: () => Promise.reject(network) }
  await expect(queryClient.query(other)).rejects.toBe(network)
  expect(fetchFailure).toHaveBeenCalledOnce()
  slow.resolve('rows')
  stop()
})
