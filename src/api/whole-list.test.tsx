import { focusManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as companies from '#api/generated/companies.ts'
import { answerCalls, type Received, rows, signIn, status } from './test-calls.ts'
import { around } from './test-hooks.ts'
import { useWholeList } from './whole-list.ts'

/** A collection of three pages with one row each, read to its end. */

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const wrapper = around(client)
let fails: number | undefined
let last = 3

const numberOf = ({ url }: Received) => Number(new URL(url, 'http://localhost').searchParams.get('page') ?? 1)
const serve = () =>
  answerCalls((call) => {
    const number = numberOf(call)
    if (number === fails) return status(500)
    const next = number < last && `/api/companies?page=${number + 1}`
    return rows([{ '@id': `/api/companies/${number}`, id: number }], 3, next)
  })
const useCompanies = (repeats = false) => useWholeList(companies.list(), {}, repeats)
const ended = { isComplete: true, isReading: false, hasFailed: false, isCut: false }
const whole = { ...ended, items: { length: 3 }, pages: { read: 3, of: 3 } }

beforeEach(() => {
  client.clear()
  signIn()
  fails = undefined
  last = 3
})
afterEach(() => focusManager.setFocused(undefined))

test('a hidden tab reads no further page until it is seen, and each page is read once, even for two components', async () => {
  focusManager.setFocused(false)
  const calls = serve()
  const { result } = renderHook(() => [useCompanies(), useCompanies()] as const, { wrapper })
  const before = { items: undefined, pages: { read: 0 }, isComplete: false, isReading: true, isCut: false }
  expect(result.current).toMatchObject([before, before])
  await waitFor(() => expect(result.current[0]).toMatchObject({ items: { length: 1 }, isReading: true }))
  expect(calls.map(numberOf)).toEqual([1])
  act(() => focusManager.setFocused(true))
  await waitFor(() => expect(result.current).toMatchObject([whole, whole]))
  expect(calls.map(numberOf)).toEqual([1, 2, 3])
})

/** Renders a list whose second page fails. `pass` lets minutes pass, `before` is the number of calls until then. */
async function renderFailed(repeats = false) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fails = 2
  const calls = serve()
  const hook = renderHook(() => useCompanies(repeats), { wrapper })
  const failed = { items: { length: 1 }, hasFailed: true, isReading: false, isComplete: false }
  await waitFor(() => expect(hook.result.current).toMatchObject(failed))
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
  return { ...hook, calls, before: calls.length, pass }
}

test('a failed page ends the reading, and a retry goes on with it', async () => {
  const { result, calls, before, pass } = await renderFailed()
  await pass(10)
  expect(calls).toHaveLength(before)
  fails = undefined
  act(() => void result.current.refetch())
  await waitFor(() => expect(result.current).toMatchObject(whole))
  expect(calls.slice(before).map(numberOf)).toEqual([2, 3])
})

test('with `repeats` a failed page is read again after its wait, until the screen is left', async () => {
  const { calls, before, pass, unmount } = await renderFailed(true)
  await pass(0.02)
  expect(calls).toHaveLength(before)
  await pass(1)
  const repeated = calls.length
  expect(repeated).toBeGreaterThan(before)
  unmount()
  await pass(10)
  expect(calls).toHaveLength(repeated)
})

test('a list whose links end too early is cut, and not complete', async () => {
  last = 2
  serve()
  const { result } = renderHook(() => useCompanies(), { wrapper })
  await waitFor(() => expect(result.current).toMatchObject({ ...ended, isCut: true, isComplete: false }))
})
