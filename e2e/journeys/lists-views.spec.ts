import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'

/** The columns of a list. `src/list` has the rules, `src/app/preferences.test.tsx` the views. */

const columns = (page: Page) => page.getByRole('columnheader')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('[LIST-05] columns are hidden, moved and reset, and rows made denser, on a device', async ({ as, world }) => {
  await seedCompanies(world, aCompany({ id: 1 }))
  const page = await as('admin').open('/societes')
  await expect(page.getByRole('row')).toHaveCount(2)
  const before = await columns(page).allTextContents()
  const [id = '', name = '', ...others] = before
  await button(page, 'Colonnes').click()
  await dialog(page).getByRole('checkbox', { name: 'E-mail' }).uncheck()
  await expect(dialog(page).getByRole('checkbox', { name: 'Nom', exact: true })).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Avancer la colonne «\u00A0Nom\u00A0»' }).click()
  await dialog(page).getByLabel('Lignes').selectOption('Serrées')
  const arranged = [name, id, ...others.filter((title) => title !== 'E-mail')]
  await expect(columns(page)).toHaveText(arranged)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Colonnes')).toBeFocused()
  const firstRow = page.getByRole('row').nth(1)
  expect(await firstRow.evaluate((row) => row.getBoundingClientRect().height)).toBeLessThan(36)

  await page.reload()
  await expect(columns(page)).toHaveText(arranged)
  await button(page, 'Colonnes').click()
  await button(page, 'Rétablir').click()
  await expect(columns(page)).toHaveText(before)
})
