import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { around } from '#api/test-hooks.ts'
import { queryClient } from '#app/query/query-client.ts'
import { flash } from '#ui/flash/flash.ts'
import { registerOpen } from '#ui/open.ts'
import { type Read, useAutomaticReading } from './automatic.ts'

/** For unit tests: a list, one of its counts, and their automatic reading. */

export const MINUTE = 60_000
export const main: readonly unknown[] = ['orders', 'page', 1]
const counter = ['orders', 'count', 'operin']

export const failure = (status: number, retryAfterMs?: number) => new ApiError({ kind: 'status', status, retryAfterMs })

/** Answers of the fake server. */
export const answers: Record<'main' | 'counter', () => unknown> = { main: () => ({}), counter: () => ({}) }
export const calls = { main: 0, counter: 0 }
/** Hub settings of config.json. */
const hub = { mercureHub: '', features: { mercure: true } }
let stops: (() => void)[] = []

/** To be called by each file of tests. */
export function prepareScreen() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(flash, 'fetchFailure').mockImplementation(() => {})
    queryClient.clear()
    Object.assign(answers, { main: () => ({ items: [] }), counter: () => ({ total: 3 }) })
    Object.assign(calls, { main: 0, counter: 0 })
  })
  afterEach(() => {
    for (const stop of stops) stop()
    stops = []
    cleanup()
    // The time of the last return to the tab must not be later than the next test.
    vi.useRealTimers()
    setHidden(false)
    onlineManager.setOnline(true)
    queryClient.clear()
    document.body.replaceChildren()
  })
}

/** Removes the bar, as leaving the screen does. */
export const removeBar = () => stops.pop()?.()

function observe(name: 'main' | 'counter', queryKey: readonly unknown[], meta?: { background: true }) {
  const queryFn = async () => {
    calls[name] += 1
    // By default each answer differs from the previous one.
    const answer = await answers[name]()
    if (answer instanceof Error) throw answer
    return { call: calls[name], ...(answer as object) }
  }
  const options = { queryKey, queryFn, staleTime: Infinity, ...(meta && { meta }) }
  stops.push(new QueryObserver(queryClient, options).subscribe(() => {}))
}

/** Opens a list and one of its counts. */
export async function openScreen() {
  observe('main', main)
  await pass(0)
  observe('counter', counter, { background: true })
  await pass(0)
}

/** Shows the bar of the screen. @returns a function that shows it with other reads */
export function showBar(isAutomatic = true, reads: readonly Read[] = [{ queryKey: main }]) {
  const { rerender, unmount } = renderHook(
    (now: readonly Read[]) => useAutomaticReading({ reads: now, isAutomatic, hub }),
    { wrapper: around(queryClient), initialProps: reads },
  )
  stops.push(unmount)
  return rerender
}

export async function open() {
  await openScreen()
  showBar()
  await pass(0)
  expect(calls).toEqual({ main: 1, counter: 1 })
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

export function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true })
  window.dispatchEvent(new Event('visibilitychange'))
}

/** @returns a function that closes the menu */
export function openMenu() {
  const close = registerOpen()
  return () => act(close)
}
