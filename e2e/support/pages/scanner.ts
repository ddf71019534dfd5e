import { expect, type Page } from '@playwright/test'
import { stopClock } from './clock.ts'

/** A key as reported by a browser: its character, its position on the keyboard, and Shift. */
export interface Key {
  key: string
  code: string
  shift?: boolean
}

const shiftFlag = 8

/** Keys of a US keyboard for this text: letters, digits, dashes and underscores. */
export const keysFor = (text: string): Key[] =>
  Array.from(text).map((key) => {
    if (/\d/.test(key)) return { key, code: `Digit${key}` }
    if (key === '-' || key === '_') return { key, code: 'Minus', shift: key === '_' }
    return { key, code: `Key${key.toUpperCase()}`, shift: key !== key.toLowerCase() }
  })

/** Waits until the console listens to a scanner. */
export async function listening(page: Page) {
  await expect(page.getByTestId('scanner')).toBeAttached()
  // React adds the listeners in a task after the element.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
}

/**
 * Presses the keys and Enter like a scanner, or slower like a person: `gap` is the time from one key to the next. The
 * events carry these times themselves, so a slow machine does not make them slower. `pause` is a longer time before one key.
 */
export async function play(page: Page, keys: readonly Key[], gap = 10, pause?: { before: number; ms: number }) {
  const browser = await page.context().newCDPSession(page)
  const all = [...keys, { key: 'Enter', code: 'Enter' }]
  const timeOf = (place: number) => place * gap + (pause && place >= pause.before ? pause.ms : 0)
  const start = Date.now() - timeOf(all.length)
  const sent = all.flatMap(({ key, code, shift = false }, place) => {
    const timestamp = (start + timeOf(place)) / 1000
    const text = key === 'Enter' ? '\r' : key
    const known = { key, code, timestamp, modifiers: shift ? shiftFlag : 0, windowsVirtualKeyCode: text.charCodeAt(0) }
    return [
      browser.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...known }),
      browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...known }),
    ]
  })
  await Promise.all(sent)
  await browser.detach()
}

/** A scan with real keys, which also type into a field. The clock stands, because a pause between two keys ends a code. */
export async function scanWithKeys(page: Page, code: string) {
  await stopClock(page)
  await play(page, keysFor(code))
  await page.clock.resume()
}

/**
 * A scan by events of the page, which no machine is too slow for. They carry the times of a scanner. They work with a fake clock
 * and without a network, which real keys would bring back.
 */
export const scan = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      const start = new Event('start').timeStamp - keys.length * 10
      for (const [place, { key, code: position, shift = false }] of keys.entries()) {
        const given = { key, code: position, shiftKey: shift, bubbles: true, cancelable: true }
        const event = new KeyboardEvent('keydown', given)
        Object.defineProperty(event, 'timeStamp', { value: start + place * 10 })
        const target = document.activeElement ?? document.body
        target.dispatchEvent(event)
      }
    },
    [...keysFor(code), { key: 'Enter', code: 'Enter', shift: false }],
  )
