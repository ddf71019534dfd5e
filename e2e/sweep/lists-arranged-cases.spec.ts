import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { bookingsOf, seedBookings } from '../support/pages/bookings-page.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'
import { columns as specified, worklists } from '../support/pages/orders.ts'
import { expectRows, visit } from '../support/pages/vocabulary.ts'

/** The columns and the views of the deliveries and of the bookings, and the link of a view. */

const columns = (page: Page) => page.getByRole('columnheader')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const saved = (page: Page) => page.getByRole('navigation', { name: 'Vues enregistrées' })

async function hide(page: Page, name: string) {
  await button(page, 'Colonnes').click()
  await dialog(page).getByRole('checkbox', { name }).uncheck()
  await page.keyboard.press('Escape')
}

async function saveView(page: Page, name: string) {
  await button(page, 'Vues').click()
  await dialog(page).getByLabel('Nom de la vue', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
}

test('[LIST-06] a view of deliveries is below the worklists, keeps no barcode, and its columns count for its address only', async ({
  as,
}) => {
  const page = await as('shipper').open('/livraisons?status=operin&per_page=20&barcode=CMP&page=1')
  await expectRows(page)
  await hide(page, 'Casier')
  await saveView(page, 'Déposées')
  expect(JSON.stringify((await storageOf(page))['eb_list_views'])).not.toContain('CMP')
  // With a barcode the list shows less than the view.
  const view = saved(page).getByRole('link', { name: 'Déposées' })
  await expect(view).not.toHaveAttribute('aria-current')
  await view.click()
  await expect(view).toHaveAttribute('aria-current', 'page')
  await expect(page).not.toHaveURL(/barcode=/)
  const [above, below] = [await worklists(page).boundingBox(), await saved(page).boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0))

  await page.evaluate(() => localStorage.removeItem('eb_list_layouts'))
  await page.reload()
  await expect(columns(page)).toHaveText(specified.filter((name) => name !== 'Casier'))
  await page.goto('/livraisons')
  await expect(columns(page)).toHaveText([...specified])
})

test('[LIST-05] [LIST-06] the bookings have separate columns and views', async ({ world, as }) => {
  await seedBookings(world)
  const page = await as('admin').open('/bookings?filtre=actives&recherche=frais')
  const nested = bookingsOf(page, 'Épicerie Vaiana').getByRole('columnheader')
  await expect(nested).toHaveCount(6)
  await hide(page, 'Réservés')
  await expect(nested).toHaveCount(5)
  await saveView(page, 'Frais actives')
  await page.goto('/bookings')
  await expect(nested).toHaveCount(5)
  await saved(page).getByRole('link', { name: 'Frais actives' }).click()
  await expect(page).toHaveURL(/filtre=actives&recherche=frais/)
  await expect(page).toHaveURL(/colonnes=/)
  await button(page, 'Colonnes').click()
  await dialog(page).getByRole('button', { name: 'Rétablir' }).click()
  await expect(nested).toHaveCount(6)
  await expect(page).not.toHaveURL(/colonnes=/)
})

test('[BK-55] [CST-12] [NAV-61] the pagination of the bookings is complete at 600 px, and has only the select and the arrows at 599 px', async ({
  world,
  as,
}) => {
  await seedBookings(world)
  // A wrong link shows the default list.
  const page = await as('admin').open('/bookings?colonnes=secret,%3Cb%3E&lignes=enormes&filtre=toutes&tri=9')
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
  await page.setViewportSize({ width: 375, height: 740 })
  // The menu closes a moment after the width changes.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
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
