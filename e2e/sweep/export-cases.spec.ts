import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { closeButton, exportButton, exportDialog, fileOf, startExport } from '../support/pages/export.ts'
import { seedParcels } from '../support/pages/inventory.ts'
import { choose, pageBox, selectButton } from '../support/pages/selection.ts'
import { title } from '../support/pages/vocabulary.ts'

/** The demonstration data have deliveries up to number 200. */
const seed250 = (world: World) =>
  world.seed({ orders: Array.from({ length: 50 }, (_, index) => anOrder({ id: 201 + index })) })

test('[EXP-01] « Annuler » ends the export, and leaving in the middle asks', async ({ world, as }) => {
  await seed250(world)
  const page = await as('admin').open('/societes')
  await page.getByRole('link', { name: 'Livraisons' }).click()
  // The list before has the same button.
  await title(page, 'Livraisons').waitFor()
  await exportButton(page).click()
  await holdCalls(page, 'GET **/api/orders?*page=2*')
  await startExport(page).click()
  await expect(exportDialog(page)).toContainText('100 lues sur 250')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: "Quitter pendant l'export ?" })).toBeVisible()
  await page.getByRole('button', { name: 'Rester' }).click()
  await exportDialog(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(exportDialog(page)).toHaveCount(0)
})

test('[BULK-02] a selection has its file, with the recipients on request', async ({ as }) => {
  const page = await as('admin').open('/livraisons')
  await selectButton(page).click()
  await pageBox(page).check()
  await choose(page, 'Exporter')
  await exportDialog(page)
    .getByRole('checkbox', { name: /destinataire/ })
    .check()
  const chosen = await fileOf(page, () => startExport(page).click())
  expect(chosen.rows).toHaveLength(10)
  expect(Object.keys(chosen.rows[0] ?? {})).toContain('Destinataire')
})

test('[DESK-06] « Inventaire » and its machines export what their tables show', async ({ world, as }) => {
  await seedParcels(world)
  const page = await as('admin').open('/inventaire')
  await page.getByText('au moins 5').waitFor()
  await exportButton(page).click()
  const inventory = await fileOf(page, () => startExport(page).click())
  expect(inventory.name).toMatch(/^inventaire_.*_partiel\.csv$/)
  expect(inventory.rows.find((row) => row['Machine'] === 'Taina-3')?.['Colis']).toBe('au moins 5')
  await closeButton(page).click()
  await page.getByRole('link', { name: 'Taina-3' }).click()
  // The list has the same button.
  await page.getByText('CMP-5').waitFor()
  await exportButton(page).click()
  const parcels = await fileOf(page, () => startExport(page).click())
  expect(parcels.rows.map((row) => [row['Zone'], row['Code-barres']])).toContainEqual(['Ambiant (HT)', 'CMP-5'])
})
