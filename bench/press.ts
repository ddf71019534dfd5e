import type { Page } from '@playwright/test'

export interface Press {
  name: string
  /** Preparation, not measured. */
  before?: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
}

/** Time that a person holds a button down, in milliseconds. */
export const held = { delay: 80 }

/** Opens the page and returns the milliseconds from the press until the next frame is painted, by the browser's Event Timing. */
export async function timeOf(page: Page, at: string, { before, press }: Press) {
  await page.goto(at)
  await calm(page)
  if (before !== undefined) {
    await before(page)
    await calm(page)
  }
  await page.evaluate(() => void (window.bench.presses.length = 0))
  await press(page)
  await calm(page)
  // A press under 16 ms is not reported.
  return page.evaluate(() => Math.max(16, ...window.bench.presses))
}

/** Resolves when the page has not changed for a while. */
const calm = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(end, 400)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, 400)
        })
        observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
      }),
  )
