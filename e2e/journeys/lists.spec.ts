import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { rowsShown } from '../support/pages/vocabulary.ts'

/** Filtering the list of companies. `src/list` has the rules, `src/app/exports.test.tsx` the sorted lists. */

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filtrer' })

test('[LIST-01] three letters find one of a thousand companies, and stay in the address', async ({ world, as }) => {
  const ids = Array.from({ length: 1_000 }, (_, index) => index + 1)
  const nameOf = (id: number) => (id === 900 ? 'Écume du Pacifique' : `Société ${id}`)
  await world.start({ companies: ids.map((id) => aCompany({ id, name: nameOf(id) })) })
  const page = await as('super_admin').open('/societes')
  await expect(rowsShown(page, 10)).toBeVisible()
  expect(await world.requests('GET /api/companies')).toHaveLength(1)

  await filter(page).fill('ecu')
  await expect(page.getByRole('rowheader')).toHaveText(['Écume du Pacifique'])
  await expect(page.getByRole('status').filter({ hasText: '1 résultat sur 1 000' })).toBeVisible()
  await expect(page).toHaveURL('/societes?recherche=ecu')
  await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  await expect(filter(page)).toBeFocused()
  const rest = (await world.requests('GET /api/companies')).slice(1)
  expect(rest.map(({ query }) => Number(new URLSearchParams(query).get('page')))).toEqual(ids.slice(0, 10))
  await expectNoAxeViolationsInLight(page)

  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText(['Écume du Pacifique'])
  await expect(filter(page)).toHaveValue('ecu')
  await filter(page).fill('introuvable')
  await expect(page.getByRole('table').getByText('Aucun résultat')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer le filtre' }).click()
  await expect(rowsShown(page, 10)).toBeVisible()
  await expect(page).toHaveURL('/societes')
})

/** The columns of a list. `src/list` has the rules, `src/app/preferences.test.tsx` the views. */

const columns = (page: Page) => page.getByRole('columnheader')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('[LIST-05] columns are hidden, moved and reset, and rows made denser, on a device', async ({ as, world }) => {
  await world.start({ companies: [aCompany()] })
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
