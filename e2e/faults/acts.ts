import { expect, type Page } from '@playwright/test'
import { rowsShown as rows, save, title } from '../support/pages/vocabulary.ts'

export const titled = (text: string) => (page: Page) => title(page, text)
export const rowsShown = (count: number) => (page: Page) => rows(page, count)
export const saveForm = (page: Page) => save(page)
export const saveDialog = (page: Page) => save(page.getByRole('dialog'))

const dialogField = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label).first()

/** Opens a dialog, fills one field of it with a text that is different from the stored one, and saves. */
export const inDialog = (open: (page: Page) => Promise<unknown>, label: string, text: (nth: number) => string) => ({
  fill: async (page: Page, nth: number) => {
    await open(page)
    await dialogField(page, label).fill(text(nth))
  },
  kept: (page: Page, nth: number) => expect(dialogField(page, label)).toHaveValue(text(nth)),
  send: saveDialog,
})

export async function pick(page: Page, label: string, name: RegExp) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name }).first().click()
}

export const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

/** Starts an action and confirms its question. After violations the question is still open with them and is confirmed again. */
export const confirmed = (ask: (page: Page) => Promise<unknown>) => async (page: Page) => {
  const question = page.getByRole('dialog')
  if (!(await question.getByRole('alert').isVisible())) {
    await question.waitFor({ state: 'detached' })
    await ask(page)
  }
  await page.getByRole('button', { name: 'Oui, je confirme' }).click()
}
