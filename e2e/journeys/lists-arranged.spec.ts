import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import {
  columnsButton,
  shownColumns,
  columnsDialog,
  hideColumn,
  savedViews,
  saveView,
} from '../support/pages/lists-arranged.ts'
import { columns as specified, worklists } from '../support/pages/orders.ts'
import { expectRows } from '../support/pages/vocabulary.ts'

/** The columns and the views of the deliveries and of the bookings. The other lists are in lists-views.spec.ts. */

test('[LIST-05] the deliveries keep their columns on this device, and the selection shows the same', async ({ as }) => {
  const page = await as('shipper').open('/livraisons')
  await expectRows(page)
  await hideColumn(page, 'Multi-commande', 'Casier')
  const kept = specified.filter((name) => name !== 'Multi-commande' && name !== 'Casier')
  await expect.poll(() => shownColumns(page)).toEqual(kept)
  await page.reload()
  await expect.poll(() => shownColumns(page)).toEqual(kept)
  await columnsButton(page, 'Sélectionner').click()
  await expect(page.getByRole('columnheader')).toHaveCount(kept.length + 1)
  await columnsButton(page, 'Colonnes').click()
  await columnsDialog(page).getByLabel('Lignes').selectOption('Serrées')
  await expectNoAxeViolations(page)
  await columnsDialog(page).getByRole('button', { name: 'Rétablir' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(specified.length + 1)
})

test('[LIST-06] a view of deliveries stands below the worklists, opens elsewhere by its link, and keeps no barcode', async ({
  as,
}) => {
  const page = await as('member').open('/livraisons?status=operin&per_page=20&barcode=CMP&page=1')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expectRows(page)
  await hideColumn(page, 'Casier')
  await saveView(page, 'Déposées')
  await expect(columnsDialog(page).getByRole('listitem')).toHaveCount(1)
  await columnsDialog(page)
    .getByRole('button', { name: /^Copier le lien/ })
    .click()
  await expect(columnsDialog(page).getByText('Lien copié.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.keyboard.press('Escape')
  expect(JSON.stringify((await storageOf(page))['eb_list_views'])).not.toContain('CMP')
  expect(link).toMatch(/\/livraisons\?.*status=operin/)
  expect(link).not.toContain('CMP')

  // With a barcode the list shows less than the view.
  const view = savedViews(page).getByRole('link', { name: 'Déposées' })
  await expect(view).not.toHaveAttribute('aria-current')
  await view.click()
  await expect(view).toHaveAttribute('aria-current', 'page')
  await expect(page).not.toHaveURL(/barcode=/)
  const [above, below] = [await worklists(page).boundingBox(), await savedViews(page).boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0))

  await page.evaluate(() => localStorage.removeItem('eb_list_layouts'))
  await page.goto(link)
  await expect.poll(() => shownColumns(page)).toEqual(specified.filter((name) => name !== 'Casier'))
  // The columns of the link stay while one turns the page, and change nothing on this device.
  await page.goto('/livraisons')
  await expect.poll(() => shownColumns(page)).toEqual([...specified])
})
