import type { Page } from '@playwright/test'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { bookingsOf, companyNames, seedBookings } from '../support/pages/bookings-page.ts'
import { columns as specified, worklists } from '../support/pages/orders.ts'
import { expectRows, visit } from '../support/pages/vocabulary.ts'

/** The columns and the views of the deliveries and of the bookings. The other lists are in journeys/lists-views.spec.ts. */

const columns = (page: Page) => page.getByRole('columnheader').allTextContents()
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const saved = (page: Page) => page.getByRole('navigation', { name: 'Vues enregistrées' })

async function hide(page: Page, ...names: string[]) {
  await button(page, 'Colonnes').click()
  for (const name of names) await dialog(page).getByRole('checkbox', { name }).uncheck()
  await page.keyboard.press('Escape')
}

async function saveView(page: Page, name: string) {
  await button(page, 'Vues').click()
  await dialog(page).getByLabel('Nom de la vue', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
}

test('the columns and the views of the deliveries', async ({ as }) => {
  const page = await as('shipper').open('/livraisons')

  await test.step('[LIST-05] the deliveries keep their columns on this device, and the selection shows the same', async () => {
    await expectRows(page)
    await hide(page, 'Multi-commande', 'Casier')
    const kept = specified.filter((name) => name !== 'Multi-commande' && name !== 'Casier')
    await expect.poll(() => columns(page)).toEqual(kept)
    await page.reload()
    await expect.poll(() => columns(page)).toEqual(kept)
    await button(page, 'Sélectionner').click()
    await expect(page.getByRole('columnheader')).toHaveCount(kept.length + 1)
    await button(page, 'Colonnes').click()
    await dialog(page).getByLabel('Lignes').selectOption('Serrées')
    await dialog(page).getByRole('button', { name: 'Rétablir' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(specified.length + 1)
    await page.keyboard.press('Escape')
  })

  await test.step('[LIST-06] a view of deliveries is below the worklists, opens elsewhere by its link, and keeps no barcode', async () => {
    await visit(page, '/livraisons?status=operin&per_page=20&barcode=CMP&page=1')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await expectRows(page)
    await hide(page, 'Casier')
    await saveView(page, 'Déposées')
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
    await dialog(page)
      .getByRole('button', { name: /^Copier le lien/ })
      .click()
    await expect(dialog(page).getByText('Lien copié.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.keyboard.press('Escape')
    expect(JSON.stringify((await storageOf(page))['eb_list_views'])).not.toContain('CMP')
    expect(link).toMatch(/\/livraisons\?.*status=operin/)
    expect(link).not.toContain('CMP')

    // With a barcode the list shows less than the view.
    const view = saved(page).getByRole('link', { name: 'Déposées' })
    await expect(view).not.toHaveAttribute('aria-current')
    await view.click()
    await expect(view).toHaveAttribute('aria-current', 'page')
    await expect(page).not.toHaveURL(/barcode=/)
    const [above, below] = [await worklists(page).boundingBox(), await saved(page).boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0))

    await page.evaluate(() => localStorage.removeItem('eb_list_layouts'))
    await page.goto(link)
    await expect.poll(() => columns(page)).toEqual(specified.filter((name) => name !== 'Casier'))
    // The columns of the link stay on other pages, and are not stored on this device.
    await visit(page, '/livraisons')
    await expect.poll(() => columns(page)).toEqual([...specified])
  })
})

test('[LIST-05] [LIST-06] the bookings have separate columns and views, and a wrong link shows the default list', async ({
  world,
  as,
}) => {
  await seedBookings(world)
  const page = await as('admin').open('/bookings?colonnes=secret,%3Cb%3E&lignes=enormes&filtre=toutes&tri=9')
  const nested = bookingsOf(page, 'Épicerie Vaiana').getByRole('columnheader')
  await expect(nested).toHaveCount(6)
  await expect(page.getByRole('columnheader', { name: 'Machine' })).toBeVisible()

  await test.step('[BK-55] [CST-12] [NAV-61] the pagination is complete at 600 px, and has only the select and the arrows at 599 px', async () => {
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
    for (const width of [599, 375, 1200]) {
      await page.setViewportSize({ width, height: 740 })
      // The menu closes a moment after the width changes.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 1366, height: 850 })
  })

  await visit(page, '/bookings?filtre=actives&recherche=frais')
  await expect(companyNames(page)).toHaveText(['Épicerie Vaiana'])
  await hide(page, 'H x L x P', 'Réservés')
  const kept = ['Machine', 'Zone de température', 'Disponibles', 'État']
  await expect(nested).toHaveText(kept)
  await saveView(page, 'Frais actives')
  await page.keyboard.press('Escape')
  await page.goto('/bookings')
  await expect(nested).toHaveText(kept)
  await saved(page).getByRole('link', { name: 'Frais actives' }).click()
  await expect(page).toHaveURL(/filtre=actives&recherche=frais/)
  await expect(page).toHaveURL(/colonnes=/)
  await button(page, 'Colonnes').click()
  await dialog(page).getByRole('button', { name: 'Rétablir' }).click()
  await expect(nested).toHaveCount(6)
  await expect(page).not.toHaveURL(/colonnes=/)
})
