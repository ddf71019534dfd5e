import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'
import { visit } from '../support/pages/vocabulary.ts'

/** The columns of a list and the views that a person saves. `src/list` has the rules. */

const columns = (page: Page) => page.getByRole('columnheader')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const specified = ['#', 'Nom', 'Client / organisation', 'E-mail', 'Téléphone', 'Date de création', 'Actions']

test.beforeEach(({ world }) =>
  seedCompanies(
    world,
    ...['Vaima Quai', 'Aorai Quai', 'Écume'].map((name, index) => aCompany({ id: index + 1, name })),
  ),
)

test('[LIST-05] columns are hidden, moved and reset, and rows get another density, on this device', async ({ as }) => {
  const page = await as('admin').open('/societes')
  await expect(columns(page)).toHaveText(specified)
  await button(page, 'Colonnes').click()
  await dialog(page).getByRole('checkbox', { name: 'E-mail' }).uncheck()
  await expect(dialog(page).getByRole('checkbox', { name: 'Nom', exact: true })).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Avancer la colonne «\u00A0Nom\u00A0»' }).click()
  await dialog(page).getByLabel('Lignes').selectOption('Serrées')
  await expectNoAxeViolations(page)
  await look(page, 'columns')
  const arranged = ['Nom', '#', 'Client / organisation', 'Téléphone', 'Date de création', 'Actions']
  await expect(columns(page)).toHaveText(arranged)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Colonnes')).toBeFocused()
  const firstRow = page.getByRole('row').nth(1)
  expect(await firstRow.evaluate((row) => row.getBoundingClientRect().height)).toBeLessThan(36)

  await page.reload()
  await expect(columns(page)).toHaveText(arranged)
  await button(page, 'Colonnes').click()
  await button(page, 'Rétablir').click()
  await expect(columns(page)).toHaveText(specified)
})

test('[LIST-06] a view keeps sorting and columns under a name, but no text that may name a person, and its link opens the same elsewhere', async ({
  as,
}) => {
  const page = await as('admin').open('/societes?tri=-name&recherche=quai')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'Colonnes').click()
  await dialog(page).getByRole('checkbox', { name: 'Téléphone' }).uncheck()
  await page.keyboard.press('Escape')
  await button(page, 'Vues').click()
  await dialog(page).getByLabel('Nom de la vue', { exact: true }).fill('Avec A')
  await page.keyboard.press('Enter')
  await dialog(page)
    .getByRole('button', { name: /^Copier le lien/ })
    .click()
  await expect(dialog(page).getByText('Lien copié.')).toBeVisible()
  await expectNoAxeViolations(page)
  await look(page, 'views')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.keyboard.press('Escape')
  const view = page.getByRole('navigation', { name: 'Vues enregistrées' }).getByRole('link', { name: 'Avec A' })
  // A company also matches by its contact, so the view shows more than the list that it was saved from.
  await expect(view).not.toHaveAttribute('aria-current')

  await visit(page, '/societes')
  await expect(view).not.toHaveAttribute('aria-current')
  await view.click()
  await expect(view).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/tri=-name/)
  await expect(page).not.toHaveURL(/recherche=/)
  const sorted = ['Vaima Quai', 'Écume', 'Aorai Quai']
  await expect(page.getByRole('rowheader')).toHaveText(sorted)
  const kept = (await storageOf(page))['eb_list_views'] ?? ''
  expect(kept).toContain('Avec A')
  expect(kept).not.toMatch(/admin|quai/i)

  // On another device, with other columns and no views.
  await page.evaluate(() => localStorage.removeItem('eb_list_layouts'))
  await page.goto(link)
  await expect(page.getByRole('rowheader')).toHaveText(sorted)
  await expect(columns(page)).toHaveText(specified.filter((name) => name !== 'Téléphone'))
})
