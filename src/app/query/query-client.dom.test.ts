import { QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, PossiblyStored } from '#api/errors.ts'
import { flash, useFlashJournal } from '#ui/flash/flash.ts'
import { queryClient } from './query-client.ts'
import { setReportSink } from './report.ts'

const reported = vi.fn<(error: unknown) => void>()
const toasts = () => [vi.mocked(flash.error), vi.mocked(flash.success)].flatMap((spy) => spy.mock.calls)
const presets = { fetchFailure: 0, formFailure: 0, validationFailure: 0 }
const presetToasts = () =>
  (Object.keys(presets) as (keyof typeof presets)[]).flatMap((name) =>
    vi.mocked(flash[name]).mock.calls.map(() => name),
  )

beforeEach(() => {
  queryClient.clear()
  reported.mockReset()
  setReportSink(reported)
  for (const name of ['show', 'error', 'success', 'fetchFailure', 'formFailure', 'validationFailure'] as const) {
    vi.spyOn(flash, name).mockImplementation(() => {})
  }
})

const failure = (status: number, body: unknown = {}) => new ApiError({ kind: 'status', status, body })
const network = new ApiError({ kind: 'network' })
const unreadable = new ApiError({ kind: 'unreadable', status: 200 })
const violations = { violations: [{ propertyPath: 'name', message: 'x' }] }

async function read(error: Error, meta?: { silent?: boolean }) {
  const queryFn = async () => {
    throw error
  }
  await expect(queryClient.query({ queryKey: ['x'], queryFn, ...(meta && { meta }) })).rejects.toBe(error)
}

async function write(outcome: unknown, meta: object = {}, variables: unknown = {}) {
  const mutationFn = async () => {
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn, meta })
  await Promise.allSettled([mutation.execute(variables)])
}

test.each([failure(500), failure(404), failure(403, { detail: 'Access Denied.' }), network])(
  '[CO-34] [ERR-01] [ERR-08] [ERR-55] a failed read (%s) shows the preset and is not reported',
  async (error) => {
    await read(error)
    expect(presetToasts()).toEqual(['fetchFailure'])
    expect(reported).not.toHaveBeenCalled()
  },
)

test('a call aborted by leaving the page shows no failure, and a failed call after the return does', async () => {
  window.dispatchEvent(new Event('pagehide'))
  await read(network)
  await write(network)
  expect(presetToasts()).toEqual([])
  window.dispatchEvent(new Event('pageshow'))
  await read(network)
  await write(network)
  expect(presetToasts()).toEqual(['fetchFailure', 'formFailure'])
})

test.each([unreadable, new TypeError('x is undefined')])('an unexpected %s is reported as well', async (error) => {
  await read(error)
  expect(presetToasts()).toEqual(['fetchFailure'])
  expect(reported.mock.calls).toEqual([[error]])
})

test('a screen with a sentence for one failure shows the presets for the rest', async () => {
  const words = {
    serverSentence: 'if forbidden',
    failure: ({ status }: ApiError) => (status === 409 ? null : undefined),
  } as const
  await write(failure(409), words)
  expect([...presetToasts(), ...toasts()]).toEqual([])
  await write(failure(403, { 'hydra:description': 'Refusé' }), words)
  expect(toasts()).toEqual([['Refusé']])
})

test('a prefetch, the end of a session and a failure shown by its form open no toast', async () => {
  await read(failure(500), { silent: true })
  await read(new ApiError({ kind: 'session' }))
  await Promise.all([new ApiError({ kind: 'session' }), new PossiblyStored(network, [])].map((error) => write(error)))
  expect([...presetToasts(), ...toasts()]).toEqual([])
  expect(reported).not.toHaveBeenCalled()
})

test.each([
  failure(500, { detail: 'SQLSTATE[23000]' }),
  failure(400, { detail: 'Syntax error' }),
  failure(409),
  network,
  unreadable,
])('[ERR-02] [ERR-05] [ERR-06] a failed write (%s) shows the preset and is reported, once', async (error) => {
  await write(error)
  expect(presetToasts()).toEqual(['formFailure'])
  expect(toasts()).toEqual([])
  expect(reported.mock.calls).toEqual([[error]])
})

test.each([422, 400])('[ERR-03] [ERR-06] violations with %i show their preset and are not reported', async (status) => {
  await write(failure(status, violations))
  await write(failure(status, violations), { serverSentence: 'if forbidden' })
  expect(presetToasts()).toEqual(['validationFailure', 'validationFailure'])
  expect(reported).not.toHaveBeenCalled()
})

test('[BK-24] [ERR-09] [ERR-10] where the specification requires it the description is shown, except that of a 401', async () => {
  const meta = { serverSentence: 'always' }
  await write(failure(500, { 'hydra:description': 'Il reste des commandes.' }), meta)
  await write(failure(500, { 'hydra:description': 'Internal Server Error' }), meta)
  expect(vi.mocked(flash.error).mock.calls).toEqual([['Il reste des commandes.']])
  expect(presetToasts()).toEqual(['formFailure'])
  // A switch has no field, so the toast shows the description of the violations.
  await write(failure(422, { 'hydra:description': 'active: Expiré.', ...violations }), meta)
  await write(failure(422, violations), meta)
  expect(vi.mocked(flash.error).mock.calls.slice(1)).toEqual([['active: Expiré.'], ['x']])
  expect(presetToasts()).toEqual(['formFailure'])
  await write(failure(401, { code: 401, message: 'Expired JWT Token' }), meta)
  expect(presetToasts()).toEqual(['formFailure', 'formFailure'])
})

test('a screen may override the sentence, or show the failure itself', async () => {
  const own = (error: ApiError) => (error.status === 404 ? 'Disparu' : error.status === 401 ? null : undefined)
  await write(failure(404), { failure: own })
  await write(failure(401), { failure: own })
  expect(vi.mocked(flash.error).mock.calls).toEqual([['Disparu']])
  expect(presetToasts()).toEqual([])
  await write(failure(500), { failure: own })
  expect(presetToasts()).toEqual(['formFailure'])
})

test('a success shows the sentence of the screen', async () => {
  await write({ id: 7 }, { success: 'Fait' })
  const success = (data: { id: number }, { id }: { id: number }) => `${data.id} sur ${id}`
  await write({ id: 7 }, { success }, { id: 9 })
  await write({ id: 7 })
  expect(vi.mocked(flash.success).mock.calls).toEqual([['Fait'], ['7 sur 9']])
})

/** State of the queries after a write: a list, an open detail, and those of another resource. */
async function after(outcome: unknown, meta: object, variables: unknown) {
  const keys = [
    ['companies', 'list', {}],
    ['companies', 'one', 7, {}],
    ['companies', 'one', 8, {}],
    ['lockers', 'list', {}],
  ]
  for (const key of keys) queryClient.setQueryData(key, {})
  await write(outcome, meta, variables)
  return keys.map((key) => {
    const state = queryClient.getQueryState(key)
    return state === undefined ? 'gone' : state.isInvalidated ? 'stale' : 'kept'
  })
}

test('a write invalidates the tags of the contract and removes the deleted record', async () => {
  expect(await after({}, { invalidates: ['companies'] }, { id: 7 })).toEqual(['stale', 'stale', 'stale', 'kept'])
  const rules = { serverSentence: 'if forbidden', rereadsAfter: 'any failure' }
  const remove = { invalidates: ['companies'], ...rules, deletes: 'companies' }
  expect(await after(undefined, remove, { id: 7 })).toEqual(['stale', 'gone', 'stale', 'kept'])
  expect(await after(failure(500), { invalidates: ['companies'] }, { id: 7 })).toEqual(['kept', 'kept', 'kept', 'kept'])
  // [ERR-12] After a refusal the list is read again.
  expect(await after(failure(403), remove, { id: 7 })).toEqual(['stale', 'stale', 'stale', 'kept'])
})

test('a write whose screen was left invalidates without a refetch', async () => {
  const queryFn = vi.fn(async () => 'rows')
  const stop = new QueryObserver(queryClient, { queryKey: ['companies', 'all', {}], queryFn }).subscribe(() => {})
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
  await write({}, { invalidates: ['companies'], part: 'last on screen' })
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryState(['companies', 'all', {}])?.isInvalidated).toBe(true)
  await write({}, { invalidates: ['companies'] })
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

test('[N31] a deleted option that was chosen is announced, and the screen is refetched', async () => {
  const gone = failure(400, { 'hydra:description': 'Item not found for "/api/slots/9".' })
  expect(new Set(await after(gone, { invalidates: ['bookingSlots'] }, { body: {} }))).toEqual(new Set(['stale']))
  expect(presetToasts()).toEqual(['formFailure'])
})

test('[N32] a conflict shows the preset, without a refetch or a retry', async () => {
  const conflict = failure(409, { detail: 'Modifié entre-temps.' })
  expect(new Set(await after(conflict, { invalidates: ['companies'] }, { id: 7 }))).toEqual(new Set(['kept']))
  expect(presetToasts()).toEqual(['formFailure'])
})

// Refetches after a failed write: `rereadsAfter` in api/write.ts.

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
  const meta = { invalidates: ['companies'], serverSentence: 'always', rereadsAfter: 'any failure' }
  await write(failure(403, { detail: 'Refusé' }), meta)
  await vi.waitFor(() => expect(queryClient.getQueryState(options.queryKey)?.status).toBe('error'))
  expect(toasts()).toEqual([['Refusé']])
  expect(flash.fetchFailure).not.toHaveBeenCalled()
  await queryClient.invalidateQueries()
  expect(flash.fetchFailure).toHaveBeenCalledOnce()
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
  expect(flash.fetchFailure).toHaveBeenCalledOnce()
  slow.resolve('rows')
  stop()
})

// Calls that are running when a session ends and empties the caches.

const outcomes = [{}, failure(500), network, failure(422, violations)]
test.each(outcomes)('a write that runs when the session ends shows no message: %o', async (outcome) => {
  const answered = Promise.withResolvers<void>()
  const mutationFn = async () => {
    await answered.promise
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const meta = { success: 'x', serverSentence: 'if forbidden' as const }
  const writing = queryClient.getMutationCache().build(queryClient, { mutationFn, meta }).execute({})
  queryClient.clear()
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  answered.resolve()
  await expect(writing).rejects.toMatchObject(
    outcome instanceof Error ? { message: outcome.message } : { kind: 'session' },
  )
  expect([...presetToasts(), ...toasts()]).toEqual([])
  expect(invalidate).not.toHaveBeenCalled()
})

test('a read that runs when the session ends shows no message', async () => {
  const answered = Promise.withResolvers<never>()
  const reading = Promise.allSettled([queryClient.query({ queryKey: ['x'], queryFn: () => answered.promise })])
  queryClient.clear()
  answered.reject(network)
  expect(await reading).toMatchObject([{ status: 'rejected' }])
  expect([...presetToasts(), ...toasts()]).toEqual([])
})

/** A write whose failure is shown by its screen. */
const writeShownByScreen = (tag: string) => {
  const mutationFn = () => Promise.reject(failure(401))
  const options = { mutationKey: [tag, 'update'], mutationFn, meta: { failure: () => null } }
  return Promise.allSettled([queryClient.getMutationCache().build(queryClient, options).execute({})])
}

test.each([
  ['auth', 'leaves nothing in the journal of the person who signs in next', 0],
  ['orders', 'stands in the journal', 1],
])('[JRN-02] a failure of %s that its form shows %s', async (tag, _where, kept) => {
  const before = flash.newest()
  await writeShownByScreen(tag)
  expect(flash.newest() - before).toBe(kept)
})

test('[JRN-02] the journal links to the screen of a failed write, with its filters', async () => {
  history.replaceState(null, '', '/livraisons?status=overtime')
  const { result } = renderHook(useFlashJournal)
  await writeShownByScreen('orders')
  await vi.waitFor(() => expect(result.current[0]?.screen).toBe('/livraisons?status=overtime'))
})
