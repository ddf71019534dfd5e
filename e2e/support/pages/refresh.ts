import type { Page } from '@playwright/test'

/** Line with the age of the data on screen. */

export const refreshButton = (page: Page) => page.getByRole('button', { name: 'Actualiser', exact: true })
export const age = (page: Page) => page.getByText(/^Lu à \d\d:\d\d$/)

/** Advances the page's clock to the next refresh. */
export const aMinuteLater = (page: Page) => page.clock.runFor(61_000)

/** Simulates another tab coming to the front. */
export async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isHidden)
}
