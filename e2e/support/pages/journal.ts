import { expect, type Page } from '@playwright/test'

/** The messages of the tab, behind the bell of the top bar. */

export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Messages/ })
export const journal = (page: Page) => page.getByRole('dialog', { name: 'Messages' })
/** Newest first. */
export const entries = (page: Page) => journal(page).getByRole('listitem')

/** By keyboard, because a message may lie over the bell. */
export async function openJournal(page: Page) {
  await bell(page).press('Enter')
  await expect(journal(page)).toBeVisible()
}
