import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { showUnlessUnloading } from './failures.ts'

const report = vi.fn<() => void>()
const cut = new ApiError({ kind: 'network' })
const send = (...events: string[]) => events.forEach((name) => window.dispatchEvent(new Event(name)))

beforeEach(() => {
  report.mockReset()
  vi.useFakeTimers()
})
afterEach(() => send('pageshow'))

test.each([
  ['Chromium: after pagehide', ['beforeunload', 'pagehide'], []],
  ['Firefox: between beforeunload and pagehide', ['beforeunload'], ['pagehide']],
])('is never shown when a browser cut the call, %s', (_browser, before, after) => {
  send(...before)
  showUnlessUnloading(cut, report)
  send(...after)
  vi.advanceTimersByTime(60_000)
  send('pageshow')
  expect(report).not.toHaveBeenCalled()
})

test('a failure in the five seconds after the last attempt to leave is shown after them, once, and a later one at once', () => {
  send('beforeunload')
  showUnlessUnloading(cut, report)
  vi.advanceTimersByTime(4_000)
  send('beforeunload')
  vi.advanceTimersByTime(4_900)
  expect(report).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(report).toHaveBeenCalledOnce()
  showUnlessUnloading(cut, report)
  expect(report).toHaveBeenCalledTimes(2)
})

test.each([
  new ApiError({ kind: 'status', status: 500 }),
  new ApiError({ kind: 'timeout' }),
  new ApiError({ kind: 'unreadable', status: 200 }),
  new TypeError('x is undefined'),
])('a failure with an answer is shown at once, until the page is gone: %s', (error) => {
  send('beforeunload')
  showUnlessUnloading(error, report)
  expect(report).toHaveBeenCalledOnce()
  send('pagehide')
  showUnlessUnloading(error, report)
  expect(report).toHaveBeenCalledOnce()
})
