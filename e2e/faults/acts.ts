import type { Page } from '@playwright/test'
import { rowsShown as rows, save, title } from '../support/pages/vocabulary.ts'

/** Actions shared by many screens. */

export const titled = (text: string) => (page: Page) => title(page, text)
export const rowsShown = (count: number) => (page: Page) => rows(page, count)
export const saveForm = (page: Page) => save(page)
export const saveDialog = (page: Page) => save(page.getByRole('dialog'))

export async function pick(page: Page, label: string, name: RegExp) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name }).first().click()
}

/** Starts an action and confirms its question. After violations the question is still open and is confirmed again. */
export const confirmed = (ask: (page: Page) => Promise<unknown>) => async (page: Page) => {
  if (!(await page.getByRole('dialog').isVisible())) await ask(page)
  await page.getByRole('button', { name: 'Oui, je confirme' }).click()
}
