import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchIdle } from './IdleScreen.tsx'

const MINUTE = 60_000
const onIdle = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  onIdle.mockReset()
  stop = watchIdle(5 * MINUTE, onIdle)
})
afterEach(() => stop())

const pass = (ms: number) => void vi.advanceTimersByTime(ms)
const moveTo = (screenX: number) => window.dispatchEvent(new PointerEvent('pointermove', { screenX }))

test('[LIVE-07] the tab becomes idle once after the idle time without activity', () => {
  pass(5 * MINUTE - 1)
  expect(onIdle).not.toHaveBeenCalled()
  pass(1)
  expect(onIdle).toHaveBeenCalledTimes(1)
  pass(60 * MINUTE)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

const signs: [what: string, act: () => unknown][] = [
  ['a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))],
  ['a press', () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
  ['a movement', () => void moveTo(7)],
  ['the wheel', () => window.dispatchEvent(new WheelEvent('wheel'))],
]

test.each(signs)('[LIVE-07] %s restarts the idle time', (_what, act) => {
  pass(4 * MINUTE)
  act()
  pass(5 * MINUTE - 1)
  expect(onIdle).not.toHaveBeenCalled()
  pass(1)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

const noSigns: [what: string, act: () => unknown][] = [
  ['a scroll of the page', () => document.dispatchEvent(new Event('scroll'))],
  ['a change of the page', () => document.body.append(document.createElement('p'))],
  ['a return to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a resting pointer over a moving page', () => void moveTo(7)],
]

test.each(noSigns)('[LIVE-07] %s does not count as activity', (_what, act) => {
  moveTo(7)
  pass(4 * MINUTE)
  act()
  pass(MINUTE)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('[LIVE-07] a movement after more than the idle time does not prevent the idle screen', () => {
  vi.setSystemTime(Date.now() + 600 * MINUTE)
  moveTo(7)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('[LIVE-07] setting the clock back does not extend the idle time', () => {
  vi.setSystemTime(Date.now() - 600 * MINUTE)
  pass(6 * MINUTE)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('nothing happens after the stop', () => {
  stop()
  pass(60 * MINUTE)
  moveTo(7)
  expect(onIdle).not.toHaveBeenCalled()
})
