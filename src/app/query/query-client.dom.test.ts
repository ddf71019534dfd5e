import { QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readAgainOnScreen } from '#api/background.ts'
import { ApiError, PossiblyStored } from '#api/errors.ts'
import { presets } from '#ui/copy.ts'
import { flash, useFlashJournal } from '#ui/flash/flash.ts'
import { setErrorReportSink } from './error-report.ts'
import { queryClient } from './query-client.ts'

const reported = vi.fn<(error: unknown) => void>()
/** Sentences, and names of the general messages, in order. */
let shown: unknown[]

const nameOf = (sentence: string) => Object.entries(presets).find(([, text]) => text === sentence)?.[0] ?? sentence

beforeEach(() => {
  queryClient.clear()
  setErrorReportSink(reported.mockReset())
  shown = []
  for (const name of ['error', 'success'] as const)
    vi.spyOn(flash, name).mockImplementation((sentence) => void shown.push(nameOf(sentence)))
  vi.spyOn(flash, 'fetchFailure').mockImplementation(() => void shown.push('fetchFailure'))
})

const failure = (status: number, body: unknown = {}) => new ApiError({ kind: 'status', status, body })
const network = new ApiError({ kind: 'network' })
const unreadable = new ApiError({ kind: 'unreadable', status: 200 })
const ended = new ApiError({ kind: 'session' })
const defect = new TypeError('x is undefined')
const violations = { violations: [{ propertyPath: 'name', message: 'x' }] }
const gone = failure(400, { 'hydra:description': 'Item not found for "/api/slots/9".' })

async function read(error: Error, meta: object = {}) {
  const queryFn = async () => {
    throw error
  }
  await expect(queryClient.query({ queryKey: ['x'], queryFn, meta })).rejects.toBe(error)
}

function begin(mutationFn: () => Promise<unknown>, meta: object, variables: unknown) {
  return queryClient.getMutationCache().build(queryClient, { mutationFn, meta }).execute(variables)
}

const write = (outcome: unknown, meta: object = {}, variables: unknown = {}) => {
  const mutationFn = async () => {
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  return Promise.allSettled([begin(mutationFn, meta, variables)])
}

test.each<[rule: string, error: Error, meta: object, shown: string[], isReported: boolean]>([
  ['[CO-34] [ERR-01] [ERR-08]', failure(500), {}, ['fetchFailure'], false],
  ['[ERR-55]', network, {}, ['fetchFailure'], false],
  ['as a defect', unreadable, {}, ['fetchFailure'], true],
  ['as a defect', defect, {}, ['fetchFailure'], true],
  ['[WRK-02] of a counter', failure(500), { background: true }, [], false],
  ['[WRK-02] of a counter', unreadable, { background: true }, [], true],
  ['of a prefetch', failure(500), { silent: true }, [], false],
  ['of a bulk job', failure(503), { shownByCaller: true }, [], false],
  ['of an ended session', ended, {}, [], false],
])('%s a failed read (%s) with %j shows %j, and is reported: %s', async (_rule, error, meta, messages, isReported) => {
  await read(error, meta)
  expect(shown).toEqual(messages)
  expect(reported.mock.calls).toEqual(isReported ? [[error]] : [])
})

const always = { serverSentence: 'always' }
const ifForbidden = { serverSentence: 'if forbidden' }
const own = {
  failure: ({ status }: ApiError) => (status === 404 ? 'Disparu' : status === 401 ? null : undefined),
  ...ifForbidden,
}

test.each<[rule: string, error: Error, meta: object, message: string | undefined]>([
  ['[ERR-02] [ERR-05] [ERR-06]', failure(500, { detail: 'SQLSTATE[23000]' }), {}, 'formFailure'],
  ['[N31]', gone, {}, 'formFailure'],
  ['[N32]', failure(409, { detail: 'Modifié entre-temps.' }), {}, 'formFailure'],
  ['[ERR-55]', network, {}, 'formFailure'],
  ['[ERR-06]', unreadable, {}, 'formFailure'],
  ['[ERR-03] [ERR-06]', failure(422, violations), {}, 'validationFailure'],
  ['[ERR-03] [ERR-06]', failure(400, violations), ifForbidden, 'validationFailure'],
  // Where the specification requires it the description is shown, except that of a 401.
  [
    '[BK-24] [ERR-09] [ERR-10]',
    failure(500, { 'hydra:description': 'Il reste des commandes.' }),
    always,
    'Il reste des commandes.',
  ],
  ['[ERR-09] [ERR-10]', failure(500, { 'hydra:description': 'Internal Server Error' }), always, 'formFailure'],
  ['[ERR-09]', failure(401, { code: 401, message: 'Expired JWT Token' }), always, 'formFailure'],
  // A switch has no field, so the toast shows the description of the violations.
  ['[ERR-09]', failure(422, { 'hydra:description': 'active: Expiré.', ...violations }), always, 'active: Expiré.'],
  ['[ERR-09]', failure(422, violations), always, 'x'],
  ['the sentence of the screen', failure(404), own, 'Disparu'],
  ['shown by the screen', failure(401), own, undefined],
  ['none of the screen', failure(403, { 'hydra:description': 'Refusé' }), own, 'Refusé'],
  ['none of the screen', failure(500, { 'hydra:description': 'Refusé' }), own, 'formFailure'],
  ['of an ended session', ended, {}, undefined],
  ['shown by its form', new PossiblyStored(network, []), {}, undefined],
])(
  '%s: a failed write (%s) with %o shows %j, and only the general message is reported',
  async (_rule, error, meta, message) => {
    await write(error, meta)
    expect(shown).toEqual(message === undefined ? [] : [message])
    expect(reported.mock.calls).toEqual(message === 'formFailure' ? [[error]] : [])
  },
)

test('a call aborted by leaving the page shows no failure, and a failed call after the return does', async () => {
  window.dispatchEvent(new Event('pagehide'))
  await read(network)
  await write(network)
  await write(failure(503), { part: 'one of many' })
  expect(shown).toEqual([])
  expect(reported).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pageshow'))
  await read(network)
  await write(network)
  expect(shown).toEqual(['fetchFailure', 'formFailure'])
})

test('a success shows the sentence of the screen', async () => {
  await write({ id: 7 }, { success: 'Fait' })
  const success = (data: { id: number }, { id }: { id: number }) => `${data.id} sur ${id}`
  await write({ id: 7 }, { success }, { id: 9 })
  await write({ id: 7 })
  expect(shown).toEqual(['Fait', '7 sur 9'])
})

const companies = { invalidates: ['companies'] }

test.each<[rule: string, outcome: unknown, meta: object, states: string[]]>([
  ['the tags of the contract', {}, companies, ['stale', 'stale', 'stale', 'kept']],
  ['no deleted record', undefined, { ...companies, deletes: 'companies' }, ['stale', 'gone', 'stale', 'kept']],
  ['nothing after a failure', failure(500), companies, ['kept', 'kept', 'kept', 'kept']],
  ['[N32] nothing after a conflict', failure(409), companies, ['kept', 'kept', 'kept', 'kept']],
  ['[N31] all, when a chosen record is gone', gone, companies, ['stale', 'stale', 'stale', 'stale']],
])('a write makes stale: %s', async (_rule, outcome, meta, states) => {
  const keys = [
    ['companies', 'list', {}],
    ['companies', 'one', 7, {}],
    ['companies', 'one', 8, {}],
    ['lockers', 'list', {}],
  ]
  for (const key of keys) queryClient.setQueryData(key, {})
  await write(outcome, meta, { id: 7 })
  const stateOf = (isStale?: boolean) => (isStale === undefined ? 'gone' : isStale ? 'stale' : 'kept')
  expect(keys.map((key) => stateOf(queryClient.getQueryState(key)?.isInvalidated))).toEqual(states)
})

/** Mounts a list of the companies and waits for its rows. */
async function showList(queryFn = vi.fn(async (): Promise<unknown> => 'rows')) {
  const observer = new QueryObserver(queryClient, { queryKey: ['companies', 'list', {}], queryFn })
  const leave = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  return { queryFn, leave, observer, query: observer.getCurrentQuery() }
}

const ofPart = (part: string) => ({ ...companies, part })
const rereads = (rereadsAfter: string) => ({ ...companies, rereadsAfter })

test.each<[outcome: unknown, meta: object, readings: number, isStale: boolean]>([
  [{}, companies, 2, false],
  // The screen was left.
  [{}, ofPart('last on screen'), 1, true],
  [failure(409), rereads('a refusal'), 2, false],
  [failure(422, violations), rereads('a refusal'), 2, false],
  [failure(503), rereads('a refusal'), 1, false],
  [network, rereads('a refusal'), 1, false],
])(
  'after %s with %j the list on screen is read %i times, and is stale: %s',
  async (outcome, meta, readings, isStale) => {
    const { queryFn, leave, query } = await showList()
    await write(outcome, meta)
    expect(queryFn).toHaveBeenCalledTimes(readings)
    expect(query.state.isInvalidated).toBe(isStale)
    leave()
  },
)

test.each<[outcome: unknown, reports: unknown[]]>([
  [{}, []],
  [failure(503), [[failure(503)]]],
  [failure(422, { description: 'Non.' }), []],
  [ended, []],
])(
  '[BULK-05] a write of a bulk job (%s) shows no message, and the list is read once at the end',
  async (outcome, reports) => {
    const { queryFn, leave, observer } = await showList(
      vi.fn(async () => ({ items: [{ '@id': '/api/companies/1', name: 'A' }] })),
    )
    const meta = { ...ofPart('one of many'), success: 'Modifiée', resource: 'companies', operation: 'update' }
    await write(outcome, meta, { id: 1, body: { name: 'B' } })
    expect(shown).toEqual([])
    expect(reported.mock.calls).toEqual(reports)
    const name = outcome instanceof Error ? 'A' : 'B'
    expect(observer.getCurrentResult().data).toMatchObject({ items: [{ name }] })
    expect(queryFn).toHaveBeenCalledOnce()
    await readAgainOnScreen(queryClient, ({ state }) => state.isInvalidated)
    expect(queryFn).toHaveBeenCalledTimes(2)
    leave()
  },
)

test('[ERR-09] when the refetch of the list fails too, the reason of the refusal stays on screen', async () => {
  const queryFn = vi.fn(() => Promise.reject<unknown>(network)).mockResolvedValueOnce('rows')
  const { leave, query } = await showList(queryFn)
  await write(failure(403, { detail: 'Refusé' }), { ...rereads('any failure'), ...always })
  await expect.poll(() => query.state.status).toBe('error')
  expect(shown).toEqual(['Refusé'])
  await vi.waitFor(async () => {
    await queryClient.invalidateQueries()
    expect(shown).toEqual(['Refusé', 'fetchFailure'])
  })
  leave()
})

test('while a refused write refetches its list, the failure of another read is shown', async () => {
  const slow = Promise.withResolvers<unknown>()
  const { leave } = await showList(vi.fn(() => slow.promise).mockResolvedValueOnce('rows'))
  await write(failure(403), rereads('any failure'))
  await read(network)
  expect(shown).toEqual(['formFailure', 'fetchFailure'])
  slow.resolve('rows')
  leave()
})

// Calls that are running when a session ends and empties the caches.

const outcomes = [{}, failure(500), network, failure(422, violations)]
test.each(outcomes)('a write that runs when the session ends shows no message: %o', async (outcome) => {
  const answered = Promise.withResolvers<unknown>()
  const writing = begin(() => answered.promise, { success: 'x' }, {})
  queryClient.clear()
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  if (outcome instanceof Error) answered.reject(outcome)
  else answered.resolve(outcome)
  await expect(writing).rejects.toMatchObject(
    outcome instanceof Error ? { message: outcome.message } : { kind: 'session' },
  )
  expect(shown).toEqual([])
  expect(invalidate).not.toHaveBeenCalled()
})

test('a read that runs when the session ends shows no message', async () => {
  const answered = Promise.withResolvers<never>()
  const reading = Promise.allSettled([queryClient.query({ queryKey: ['x'], queryFn: () => answered.promise })])
  queryClient.clear()
  answered.reject(network)
  expect(await reading).toMatchObject([{ status: 'rejected' }])
  expect(shown).toEqual([])
})

test.each([
  ['auth', 'leaves nothing in the journal of the person who signs in next', []],
  ['orders', 'stands in the journal, with a link to its screen and the filters', ['/livraisons?status=overtime']],
])('[JRN-02] a failure of %s that its form shows %s', async (resource, _where, screens) => {
  history.replaceState(null, '', '/livraisons?status=overtime')
  flash.clear()
  const { result } = renderHook(useFlashJournal)
  await act(() => write(failure(401), { failure: () => null, resource, operation: 'update' }))
  expect(result.current.map(({ screen }) => screen)).toEqual(screens)
})
