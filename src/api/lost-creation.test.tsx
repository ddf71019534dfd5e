import { notifyManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as lockers from '#api/generated/lockers.ts'
import { type LockerCreate, useCreateLocker } from '#api/generated/lockers.writes.ts'
import { PossiblyStored, possiblyStoredIn } from './errors.ts'
import { newMatches, useLostCreation } from './lost-creation.ts'
import { answerCalls, json, type Received, record, rows, signIn, silence, status } from './test-calls.ts'
import { around } from './test-hooks.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const wrapper = around(client)

const byApmId = {
  uniqueFields: ['cleveronApmId'],
  candidates: () => lockers.all({ q: ['id', 'cleveronApmId', 'createdAt'] }),
  matches: (row: { cleveronApmId?: string }, sent: LockerCreate) => row.cleveronApmId === sent.cleveronApmId,
}
const machine = { cleveronApmId: 'N1' } as LockerCreate

const render = () =>
  renderHook(
    () => {
      const { lookUp, readAhead } = useLostCreation(byApmId)
      const { mutateAsync: create, error } = useCreateLocker(lookUp)
      return { create, readAhead, possiblyStored: possiblyStoredIn(error) }
    },
    { wrapper },
  )

const lost = () => {
  throw new TypeError('Failed to fetch')
}
const locker = (id: number, cleveronApmId = 'N1', createdAt = new Date().toISOString()) => ({
  ...record('lockers', id),
  cleveronApmId,
  createdAt,
})
const undated = (...ids: number[]) => rows(ids.map((id) => ({ ...record('lockers', id), cleveronApmId: 'N1' })))
const methods = (calls: Received[]) => calls.map(({ method }) => method).join(' ')

const fail = (create: () => Promise<unknown>) =>
  act(async () => {
    const outcome = await create().then(
      () => undefined,
      (error: unknown) => error,
    )
    // The hook learns of the failure through this queue, after the caller.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
    return outcome
  })

beforeEach(() => {
  signIn()
  client.clear()
})

const taken = (...paths: string[]) =>
  json({ violations: paths.map((propertyPath) => ({ propertyPath, message: 'Already used.' })) }, 422)
const secondsAgo = (seconds: number) => locker(7, 'N1', new Date(Date.now() - seconds * 1000).toISOString())
const older = locker(3, 'N1', '2020-01-01T00:00:00Z')

test.each<[what: string, post: () => Response, get: () => Response]>([
  ['without an answer', lost, () => rows([older, locker(7), locker(8, 'N2')])],
  ['on a server whose clock is four minutes behind', lost, () => rows([secondsAgo(240)])],
  // Refusals that a browser may cause when it sends the call twice.
  ['with a conflict', () => status(409), () => rows([locker(7)])],
  ['with a violation of the unique field alone', () => taken('cleveronApmId'), () => rows([locker(7)])],
  ['with the same field in snake case', () => taken('cleveron_apm_id'), () => rows([locker(7)])],
])('a creation that ends %s is found, and not sent again', async (_what, post, get) => {
  const calls = answerCalls(({ method }) => (method === 'POST' ? post() : get()))
  const { result } = render()
  expect(await fail(() => result.current.create({ body: machine }))).toBeInstanceOf(PossiblyStored)
  expect(result.current.possiblyStored.map(({ id }) => id)).toEqual([7])
  expect(methods(calls)).toBe('POST GET')
})

const unused = lost

test.each<[what: string, post: () => Response, get: () => Response, failure: object, methods: string]>([
  ['it is refused with 403', () => status(403), unused, { status: 403 }, 'POST'],
  ['another field is refused too', () => taken('cleveronApmId', 'location'), unused, { status: 422 }, 'POST'],
  [
    'the values were taken before',
    () => taken('cleveronApmId'),
    () => rows([secondsAgo(3)]),
    { status: 422 },
    'POST GET',
  ],
  ['no record is equal', lost, () => rows([locker(7, 'N2')]), { kind: 'network' }, 'POST GET'],
  ['the equal record is older', lost, () => rows([older]), { kind: 'network' }, 'POST GET'],
  // A look-up neither refreshes the session nor ends it.
  ['reading fails', lost, () => status(500), { kind: 'network' }, 'POST GET'],
  ['reading is refused', lost, () => status(401), { kind: 'network' }, 'POST GET'],
])('the failure is passed on unchanged when %s', async (_what, post, get, failure, sent) => {
  const calls = answerCalls(({ method }) => (method === 'POST' ? post() : get()))
  const { result } = render()
  const error = await fail(() => result.current.create({ body: machine }))
  expect(error).toMatchObject(failure)
  expect(error).not.toBeInstanceOf(PossiblyStored)
  expect(result.current.possiblyStored).toEqual([])
  expect(methods(calls)).toBe(sent)
})

test('a refused second attempt finds the record of the first one, whose look-up failed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answerCalls(lost)
  const { result } = render()
  await fail(() => result.current.create({ body: machine }))
  const stored = secondsAgo(120)
  vi.setSystemTime(Date.now() + 1_800_000)
  answerCalls(({ method }) => (method === 'POST' ? status(409) : rows([stored])))
  await fail(() => result.current.create({ body: machine }))
  expect(result.current.possiblyStored.map(({ id }) => id)).toEqual([7])
})

describe('the failure is passed on unchanged', () => {
  test('when the look-up takes longer than ten seconds', async () => {
    vi.useFakeTimers()
    answerCalls((call) => (call.method === 'POST' ? lost() : silence(call)))
    const { result } = render()
    const failing = result.current.create({ body: machine }).catch((error: unknown) => error)
    await act(() => vi.advanceTimersByTimeAsync(10_001))
    expect(await failing).toMatchObject({ kind: 'network' })
  })

  test('when another rule of the unique field refuses its value', async () => {
    const wrong = { propertyPath: 'cleveronApmId', message: 'Too long.', code: 'd94b19cc-114f-4f44-9cc4-4138e80a87b9' }
    const calls = answerCalls(({ method }) =>
      method === 'POST' ? json({ violations: [wrong] }, 422) : rows([locker(7)]),
    )
    const { result } = render()
    expect(await fail(() => result.current.create({ body: machine }))).toMatchObject({ status: 422 })
    expect(methods(calls)).toBe('POST')
  })

  test('when the person has left the form', async () => {
    const calls = answerCalls(() => lost())
    const { result, unmount } = render()
    const { create } = result.current
    unmount()
    expect(await create({ body: machine }).catch((error: unknown) => error)).not.toBeInstanceOf(PossiblyStored)
    expect(methods(calls)).toBe('POST')
  })
})

describe('a record without a date', () => {
  /** Machine 6 exists. Each creation is stored with the next id, and its answer is lost. */
  function loseAnswers() {
    const ids = [6]
    return answerCalls(({ method }) => {
      if (method !== 'POST') return undated(...ids)
      ids.push((ids.at(-1) ?? 0) + 1)
      return lost()
    })
  }

  test('is recognised when the existing records were read ahead', async () => {
    loseAnswers()
    const { result } = render()
    await act(() => result.current.readAhead(byApmId.candidates()))
    await fail(() => result.current.create({ body: machine }))
    expect(result.current.possiblyStored.map(({ id }) => id)).toEqual([7])
    await fail(() => result.current.create({ body: machine }))
    expect(result.current.possiblyStored.map(({ id }) => id)).toEqual([7, 8])
  })

  test('is not recognised when reading ahead was too late or failed', async () => {
    let answer = silence
    const calls = answerCalls((call) => (call.method === 'POST' ? lost() : answer(call)))
    const { result } = render()
    const reading = result.current.readAhead(byApmId.candidates())
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    answer = async () => undated(6, 7)
    expect(await fail(() => result.current.create({ body: machine }))).toMatchObject({ kind: 'network' })
    await reading
    expect(methods(calls)).toBe('GET POST GET')
  })

  test('is read ahead once, and again only after a failure', async () => {
    let answer: () => Response = lost
    const calls = answerCalls(() => answer())
    const { result } = render()
    const readAhead = () => act(() => result.current.readAhead(byApmId.candidates()))
    await readAhead()
    answer = () => undated(6)
    await Promise.all([readAhead(), readAhead()])
    await readAhead()
    expect(methods(calls)).toBe('GET GET')
  })
})

const sentAt = Date.parse('2026-03-02T10:00:00Z')
const row = (id: number, createdAt?: string) => ({ ...record('machines', id), ...(createdAt && { createdAt }) })
const known = (...ids: number[]) => new Set(ids.map((id) => `/api/machines/${id}`))
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id)

test.each<[says: string, createdAt: string | undefined, before: Set<string> | undefined, isOurs: boolean]>([
  ['created when it was sent', '2026-03-02T10:00:00+00:00', undefined, true],
  ['created later, with the offset of Tahiti', '2026-03-02T00:00:07-10:00', undefined, true],
  ['created just before, by a clock two minutes behind', '2026-03-02T09:58:00Z', undefined, true],
  ['created an hour before', '2026-03-02T09:00:00Z', undefined, false],
  ['created in time, but read before it was sent', '2026-03-02T10:00:00Z', known(7), false],
  ['created in time, and new', '2026-03-02T10:00:00Z', known(6), true],
  ['created an hour before, although missing in the earlier read', '2026-03-02T09:00:00Z', known(6), false],
  ['without a date, and new', undefined, known(6), true],
  ['without a date, and known before', undefined, known(6, 7), false],
  ['without a date, when the earlier records are unknown', undefined, undefined, false],
  ['with an invalid date, when the earlier records are unknown', 'hier', undefined, false],
])('which equal records count as created: %s', (_says, createdAt, before, isOurs) => {
  const found = newMatches([row(7, createdAt)], () => true, { sentAt, known: before })
  expect(idsOf(found)).toEqual(isOurs ? [7] : [])
})

test('duplicates of the created record are listed, oldest first', () => {
  const all = [10, 9, 6].map((id) => row(id))
  expect(idsOf(newMatches(all, () => true, { sentAt, known: known(6) }))).toEqual([9, 10])
})
