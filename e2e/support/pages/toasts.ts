import { expect, type Page } from '@playwright/test'

/** The message itself, whether it is announced politely or at once. */
export const toast = (page: Page) =>
  page.locator('[role=status], [role=alert]').filter({ has: page.getByRole('button', { name: 'Masquer le message' }) })
export const bar = (page: Page) => page.getByTestId('flash-progress')
export const barWidth = async (page: Page) => (await bar(page).boundingBox())?.width ?? 0
export const say = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens `/composants` with a clock that only the test moves from now on. */
export async function openSamples(page: Page, open: (path: string) => Promise<Page>) {
  await page.clock.install()
  await open('/composants')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The code of the messages is loaded when the page is idle.
  await page.clock.runFor(2500)
  await expect(page.getByTestId('flash-viewport')).toBeAttached({ timeout: 15_000 })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Messages/ })
export const journal = (page: Page) => page.getByRole('dialog', { name: 'Messages' })
/** Newest first. */
export const entries = (page: Page) => journal(page).getByRole('listitem')

/** By keyboard, because a message may lie over the bell. */
export async function openJournal(page: Page) {
  await bell(page).press('Enter')
  await expect(journal(page)).toBeVisible()
}
