import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { seedBookings } from '../support/pages/bookings-page.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'
import { visit } from '../support/pages/vocabulary.ts'

/** The pages of the bookings, and the link of a view. `src/app/preferences.test.tsx` has the views of other lists. */

const columns = (page: Page) => page.getByRole('columnheader')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('[BK-55] [CST-12] [NAV-61] the pagination of the bookings is complete at 600 px, and has only the select and the arrows at 599 px', async ({
  world,
  as,
}) => {
  await seedBookings(world)
  const page = await as('admin').open('/bookings')
  await expect(page.getByRole('columnheader', { name: 'Machine' })).toBeVisible()
  const select = page.getByRole('combobox', { name: 'Lignes par page :' })
  const arrows = page.getByRole('navigation', { name: 'Pagination' }).getByRole('button')
  const words = [page.getByText('Lignes par page :', { exact: true }), page.getByText('1-1 sur 1', { exact: true })]
  await page.setViewportSize({ width: 600, height: 740 })
  for (const word of words) await expect(word).toBeVisible()
  await expect(select).toBeVisible()
  await page.setViewportSize({ width: 599, height: 740 })
  for (const word of words) await expect(word).toBeHidden()
  await expect(select).toBeVisible()
  await expect(arrows).toHaveCount(4)
  for (const arrow of await arrows.all()) await expect(arrow).toBeVisible()
})

test('[LIST-06] a view keeps sorting and columns under a name, but no text that may name a person, and its link opens the same elsewhere', async ({
  as,
  world,
}) => {
  const names = ['Vaima Quai', 'Aorai Quai', 'Écume']
  await seedCompanies(world, ...names.map((name, index) => aCompany({ id: index + 1, name })))
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
  await expect(columns(page)).toHaveText(['#', 'Nom', 'Client / organisation', 'E-mail', 'Date de création', 'Actions'])
})
