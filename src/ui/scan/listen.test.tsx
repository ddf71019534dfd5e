import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirm, settleConfirm } from '#ui/dialog/confirm.ts'
import { listen } from './listen.ts'
import { useScanReceiver } from './receivers.ts'
import { useShortcut } from './shortcuts.ts'

let stop = () => {}
let isOn = true
let gapMs = 35
const troubles = vi.fn()
let now = 0

beforeEach(() => {
  vi.useFakeTimers()
  isOn = true
  gapMs = 35
  troubles.mockClear()
  stop = listen({ shortcutsAreOn: () => isOn, gapMs: () => gapMs, onTrouble: troubles })
})

afterEach(() => stop())

/** Sends a key to the focused element, and advances the clock accordingly. */
function press(key: string, after = 10, given: KeyboardEventInit = {}) {
  now += after
  act(() => void vi.advanceTimersByTime(after))
  const target = document.activeElement ?? document.body
  const send = (type: string) => {
    const event = new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true, ...given })
    Object.defineProperty(event, 'timeStamp', { value: now })
    act(() => void target.dispatchEvent(event))
    return !event.defaultPrevented
  }
  return { down: send('keydown'), up: send('keyup') }
}

function pause() {
  now += 1000
  act(() => void vi.advanceTimersByTime(1000))
}

/** Sends the keys of a scan. @returns whether each key reached the page */
function scan(text: string, gap = 10) {
  pause()
  return [...Array.from(text), 'Enter'].map((key, place) => press(key, place === 0 ? 100 : gap).down)
}

const scans = vi.fn()
const acts = vi.fn()

function Screen({ receiver = 'navigation' }: { receiver?: 'navigation' | 'scanBatch' }) {
  useScanReceiver(receiver, ({ text }) => scans(receiver, text))
  useShortcut('r', acts)
  return (
    <>
      <button type="button">Déposer</button>
      <input type="checkbox" aria-label="Alcool" />
      <input aria-label="Nom" />
      <select aria-label="Statut" />
      <div role="menu" tabIndex={-1} />
    </>
  )
}

beforeEach(() => {
  scans.mockClear()
  acts.mockClear()
})

test('[SCAN-01] the second and all further keys of a scan do not reach the page', () => {
  render(<Screen />)
  const heard = vi.fn()
  screen.getByRole('button').addEventListener('keydown', ({ key }) => heard(key))
  screen.getByRole('button').focus()
  expect(scan('RAR123')).toEqual([true, false, false, false, false, false, false])
  expect(heard.mock.calls).toEqual([['R']])
  expect(scans.mock.calls).toEqual([['navigation', 'RAR123']])
  act(() => void vi.advanceTimersByTime(200))
  expect(acts).not.toHaveBeenCalled()
})

test.each([3, 6])(
  '[SCAN-01] a scan goes on with keys that a busy computer delivers late, after %s of them',
  (early) => {
    render(<Screen />)
    pause()
    const reached = [...Array.from('RAR123'), 'Enter'].map((key, place) => {
      if (place === early) act(() => void vi.advanceTimersByTime(400))
      return press(key, place === 0 ? 100 : 10).down
    })
    expect(reached.filter(Boolean)).toHaveLength(1)
    expect(scans.mock.calls).toEqual([['navigation', 'RAR123']])
    expect(troubles).not.toHaveBeenCalled()
  },
)

test('[BULK-01] [SCAN-01] the space bar toggles a checkbox at each press, however fast', () => {
  render(<Screen />)
  const box = screen.getByRole('checkbox')
  const heard = vi.fn()
  box.addEventListener('keyup', ({ shiftKey }) => heard(shiftKey))
  box.focus()
  pause()
  expect(press(' ')).toEqual({ down: true, up: true })
  expect(press(' ', 5, { shiftKey: true })).toEqual({ down: true, up: true })
  expect(heard.mock.calls).toEqual([[false], [true]])
})

test('the keyup of a swallowed key is swallowed too, because it would press a button', () => {
  render(<Screen />)
  pause()
  expect(press('A')).toEqual({ down: true, up: true })
  expect(press(' ')).toEqual({ down: false, up: false })
  // Later the same key is pressed by a person.
  expect(press(' ', 500)).toEqual({ down: true, up: true })
})

test('[SCAN-01] a scan is read while a checkbox has the focus', () => {
  render(<Screen />)
  screen.getByRole('checkbox').focus()
  scan('ABC123')
  expect(scans).toHaveBeenCalledTimes(1)
})

test.each(['Nom', 'Statut'])('[SCAN-02] the field « %s » keeps every key', (label) => {
  render(<Screen />)
  screen.getByLabelText(label).focus()
  expect(scan('ABC123')).not.toContain(false)
  expect(scans).not.toHaveBeenCalled()
})

test('[SCAN-02] editable text keeps every key', () => {
  const text = document.createElement('div')
  text.contentEditable = 'true'
  text.tabIndex = 0
  document.body.append(text)
  text.focus()
  expect(scan('ABC123')).not.toContain(false)
  text.remove()
})

test('only the first receiver in the order gets the scan', () => {
  const { rerender } = render(
    <>
      <Screen key="a" receiver="navigation" />
      <Screen key="b" receiver="scanBatch" />
    </>,
  )
  scan('ABC123')
  expect(scans.mock.calls).toEqual([['scanBatch', 'ABC123']])
  rerender(<Screen key="a" receiver="navigation" />)
  scan('XYZ789')
  expect(scans.mock.calls.at(-1)).toEqual(['navigation', 'XYZ789'])
})

test('[SCAN-01] over a dialog the scan is swallowed, no receiver gets it, and no trouble is reported', () => {
  render(
    <>
      <Screen />
      <div role="dialog" aria-label="Question" />
    </>,
  )
  expect(scan('ABC123').filter(Boolean)).toHaveLength(1)
  expect(scans).not.toHaveBeenCalled()
  scan('ABC123', 40)
  expect(troubles).not.toHaveBeenCalled()
})

test('[SCAN-01] a question whose code is still loading blocks scans and shortcuts', () => {
  render(<Screen />)
  void confirm({ title: 'Supprimer ?' })
  scan('ABC123')
  press('r', 500)
  pause()
  expect(scans).not.toHaveBeenCalled()
  expect(acts).not.toHaveBeenCalled()
  settleConfirm(false)
})

const burstOf = (text: string) => {
  pause()
  for (const [place, key] of Array.from(text).entries()) press(key, place === 0 ? 100 : 10)
}

test.each([
  ['Tab', () => press('Tab')],
  ['an arrow', () => press('ArrowDown')],
  ['a line feed', () => press('j', 10, { ctrlKey: true })],
  ['nothing', () => undefined],
])(
  '[SCAN-01] a scan that ends with %s is read after 200 ms of silence, and its end reaches no control',
  (_what, end) => {
    render(<Screen />)
    screen.getByRole('button').focus()
    burstOf('RAR123')
    expect(end()?.down ?? false).toBe(false)
    act(() => void vi.advanceTimersByTime(199))
    expect(scans).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(scans.mock.calls).toEqual([['navigation', 'RAR123']])
    expect(acts).not.toHaveBeenCalled()
  },
)

test('[SCAN-01] two scans without an end key are both read, also when the timer between them is late', () => {
  render(<Screen />)
  burstOf('ABC123')
  now += 300
  for (const key of 'XYZ789') press(key)
  pause()
  expect(scans.mock.calls.map(([, text]) => String(text))).toEqual(['ABC123', 'XYZ789'])
})

test('[SCAN-01] a busy page does not cut a scan without an end key', () => {
  render(<Screen />)
  burstOf('ABC')
  // The page is busy for a second, and its timer comes before the keys that wait.
  vi.setSystemTime(Date.now() + 1000)
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 1000)
  act(() => void vi.advanceTimersByTime(200))
  for (const key of '123') {
    now += 10 - 200 / 3
    press(key, 200 / 3)
  }
  pause()
  expect(scans.mock.calls).toEqual([['navigation', 'ABC123']])
})

test('[SCAN-01] a scan over a dialog that ends with silence goes nowhere, also when the dialog closes meanwhile', () => {
  const { rerender } = render(
    <>
      <Screen />
      <div role="dialog" aria-label="Question" />
    </>,
  )
  burstOf('ABC123')
  rerender(<Screen />)
  pause()
  expect(scans).not.toHaveBeenCalled()
  expect(troubles).not.toHaveBeenCalled()
})

test.each([
  ['50 ms later', 35, 50],
  ['after the gap of a slower scanner', 100, 100],
])('[SCAN-01] a single key acts %s', (_what, gap, ms) => {
  gapMs = gap
  render(<Screen />)
  press('r', 500)
  act(() => void vi.advanceTimersByTime(ms - 1))
  expect(acts).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(acts).toHaveBeenCalledTimes(1)
})

const presses: [what: string, acts: number, press: () => void][] = [
  ['with Caps Lock', 1, () => press('R', 500)],
  ['held down', 1, () => [500, 500, 30, 30].forEach((after, nth) => press('r', after, { repeat: nth > 0 }))],
  ['with Shift', 0, () => press('R', 500, { shiftKey: true })],
  ['with Ctrl, which reloads the page', 0, () => press('r', 500, { ctrlKey: true })],
  ['another key', 0, () => press('x', 500)],
  ['followed by another key at once', 0, () => [press('r', 500), press('e', 40)]],
  ['in a field', 0, () => [screen.getByLabelText('Nom').focus(), press('r', 500)]],
  ['in a menu, where it moves to an entry', 0, () => [screen.getByRole('menu').focus(), press('r', 500)]],
  ['while single keys are switched off', 0, () => [(isOn = false), press('r', 500)]],
]

test.each(presses)('the key of a shortcut, %s, acts %i times', (_what, times, play) => {
  render(<Screen />)
  play()
  pause()
  expect(acts).toHaveBeenCalledTimes(times)
})

test('a shortcut is removed with its screen', () => {
  render(<Screen />).unmount()
  press('r', 500)
  pause()
  expect(acts).not.toHaveBeenCalled()
})

test('an event without a key, as browsers send when they fill in a form, is left alone', () =>
  expect(window.dispatchEvent(new Event('keydown', { cancelable: true }))).toBe(true))
