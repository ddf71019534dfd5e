import type { Page } from '@playwright/test'

/** Actions that many screens have in common. */

export const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click()
export const saveDialog = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()

export async function pick(page: Page, label: string, name: RegExp) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name }).first().click()
}

/** Starts an action and confirms its question. After violations the question is still open and is confirmed again. */
export const confirmed = (ask: (page: Page) => Promise<unknown>) => async (page: Page) => {
  if (!(await page.getByRole('dialog').isVisible())) await ask(page)
  await page.getByRole('button', { name: 'Oui, je confirme' }).click()
}
