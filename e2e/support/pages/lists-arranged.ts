import type { Page } from '@playwright/test'

/** Columns and views of a list. */

export const shownColumns = (page: Page) => page.getByRole('columnheader').allTextContents()
export const columnsButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
export const columnsDialog = (page: Page) => page.getByRole('dialog')
export const savedViews = (page: Page) => page.getByRole('navigation', { name: 'Vues enregistrées' })

export async function hideColumn(page: Page, ...names: string[]) {
  await columnsButton(page, 'Colonnes').click()
  for (const name of names) await columnsDialog(page).getByRole('checkbox', { name }).uncheck()
  await page.keyboard.press('Escape')
}

export async function saveView(page: Page, name: string) {
  await columnsButton(page, 'Vues').click()
  await columnsDialog(page).getByLabel('Nom de la vue', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
}
