import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { tellUnlessCut } from './leaving.ts'

/** A call that the page's own unloading has cut is no failure to tell. */

const tell = vi.fn<() => void>()
const cut = new ApiError({ kind: 'network' })
const send = (...events: string[]) => events.forEach((name) => window.dispatchEvent(new Event(name)))

beforeEach(() => {
  tell.mockReset()
  vi.useFakeTimers()
})
afterEach(() => {
  send('pageshow')
  vi.useRealTimers()
})

test.each([
  ['Chromium: after pagehide', ['beforeunload', 'pagehide'], []],
  ['Firefox: between beforeunload and pagehide', ['beforeunload'], ['pagehide']],
])('is never told where a browser cuts it, %s', (_browser, before, after) => {
  send(...before)
  tellUnlessCut(cut, tell)
  send(...after)
  vi.advanceTimersByTime(60_000)
  send('pageshow')
  expect(tell).not.toHaveBeenCalled()
})

test('a page that comes back from the memory of the browser tells failures again', () => {
  send('beforeunload', 'pagehide', 'pageshow')
  tellUnlessCut(cut, tell)
  expect(tell).toHaveBeenCalledOnce()
})

test('when the person refuses to leave, what failed meanwhile is told after five seconds, later failures at once', () => {
  send('beforeunload')
  tellUnlessCut(cut, tell)
  vi.advanceTimersByTime(4_900)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(tell).toHaveBeenCalledOnce()
  tellUnlessCut(cut, tell)
  expect(tell).toHaveBeenCalledTimes(2)
})

test('asked twice to leave, the page waits anew, and tells once', () => {
  send('beforeunload')
  tellUnlessCut(cut, tell)
  vi.advanceTimersByTime(4_000)
  send('beforeunload')
  vi.advanceTimersByTime(4_900)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(tell).toHaveBeenCalledOnce()
})

test.each([
  new ApiError({ kind: 'status', status: 500 }),
  new ApiError({ kind: 'timeout' }),
  new ApiError({ kind: 'unreadable', status: 200 }),
  new TypeError('x is undefined'),
])('what did not end for want of an answer is told at once, until the page is gone: %s', (error) => {
  send('beforeunload')
  tellUnlessCut(error, tell)
  expect(tell).toHaveBeenCalledOnce()
  send('pagehide')
  tellUnlessCut(error, tell)
  expect(tell).toHaveBeenCalledOnce()
})
