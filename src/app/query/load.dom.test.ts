import { beforeEach, expect, test, vi } from 'vitest'
import * as companies from '#api/generated/companies.ts'
import { answerCalls, json, rows, signIn, silence, status } from '#api/test-calls.ts'
import { flash } from '#ui/flash/flash.ts'
import { load, loadFresh, loadList, loadPages } from './load.ts'
import { queryClient } from './query-client.ts'

const page = () => rows([{ '@id': '/api/companies/1' }])
const item = () => json({ '@id': '/api/companies/1' })
const loader = (preload: boolean, abortController = new AbortController()) => ({
  context: { queryClient },
  preload,
  abortController,
  cause: preload ? ('preload' as const) : ('enter' as const),
})

beforeEach(() => {
  queryClient.clear()
  signIn()
  vi.spyOn(flash, 'fetchFailure').mockImplementation(() => {})
})

test('opening a form refetches its record; hovering over a link does not', async () => {
  const calls = answerCalls(item)
  await loadFresh(loader(true), companies.one(1))
  await loadFresh(loader(true), companies.one(1))
  expect(calls).toHaveLength(1)
  await loadFresh(loader(false), companies.one(1))
  expect(calls).toHaveLength(2)
})

test.each([
  ['a screen', () => load(loader(false), companies.one(1))],
  ['a list', () => loadList(loader(false), companies.one(1), load)],
])('%s waits for its reads, sends each one once, and shows no invalidated data', async (_what, read) => {
  const calls = answerCalls(item)
  await read()
  await read()
  expect(calls).toHaveLength(1)
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await read()
  expect(calls).toHaveLength(2)
  expect(queryClient.getQueryState(companies.one(1).queryKey)?.isInvalidated).toBe(false)
})

test('a list with pages in its address is loaded on arrival and on hover, not when a page is turned', async () => {
  const calls = answerCalls(page)
  const turned = { ...loader(false), cause: 'stay' } as const
  await loadList(turned, companies.page({ page: 1 }), load)
  expect(calls).toHaveLength(0)
  await loadList(loader(false), companies.page({ page: 1 }), load)
  await loadList(loader(true), companies.page({ page: 2 }), load)
  expect(calls).toHaveLength(2)
})

test('[ERR-08] a failed preload shows nothing and is not cached', async () => {
  const calls = answerCalls(() => status(500))
  await expect(load(loader(true), companies.one(1))).resolves.toBeUndefined()
  await expect(loadPages(loader(true), companies.list())).resolves.toBeUndefined()
  expect(calls.map(({ url }) => url).filter((url) => url.endsWith('refresh'))).toEqual([])
  expect(flash.fetchFailure).not.toHaveBeenCalled()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  // After a click the same failure is shown, with the error screen.
  await expect(load(loader(false), companies.one(1))).rejects.toMatchObject({ status: 500 })
  expect(flash.fetchFailure).toHaveBeenCalledTimes(1)
})

test('a navigation replaced by another aborts its calls', async () => {
  const calls = answerCalls(silence)
  const abortController = new AbortController()
  const waiting = load(loader(false, abortController), companies.one(1)).catch(() => 'overtaken')
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  abortController.abort()
  await expect(waiting).resolves.toBe('overtaken')
  await vi.waitFor(() => expect(calls[0]?.signal.aborted).toBe(true))
  expect(flash.fetchFailure).not.toHaveBeenCalled()
})

test('the end of a preload does not abort the call of a later click', async () => {
  const hovering = new AbortController()
  answerCalls(() => status(500))
  await load(loader(true, hovering), companies.page())
  const calls = answerCalls(silence)
  void load(loader(false), companies.page()).catch(() => undefined)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  hovering.abort()
  expect(calls[0]?.signal.aborted).toBe(false)
})

test('a list waits only briefly for its rows, its preload waits for all of them', async () => {
  vi.useFakeTimers()
  const list = companies.page()
  answerCalls(silence)
  const brief = loadList(loader(false), list, load)
  await vi.advanceTimersByTimeAsync(300)
  await brief
  expect(queryClient.getQueryState(list.queryKey)?.fetchStatus).toBe('fetching')
  const ended = vi.fn()
  void loadList(loader(true), list, load).then(ended)
  await vi.advanceTimersByTimeAsync(300)
  expect(ended).not.toHaveBeenCalled()
})
