import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import {
  exportButton,
  exportDialog,
  exportedCompany,
  fileOf,
  seedOrders,
  startExport,
} from '../support/pages/export.ts'
import { seedParcels } from '../support/pages/inventory.ts'
import { seedNetwork } from '../support/pages/network.ts'
import { selectButton } from '../support/pages/selection.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** Exports of the lists to files for a spreadsheet. `src/app/exports.test.tsx` compares the files with the lists. */

const status = (page: Page) => exportDialog(page).getByRole('status')
const closeButton = (page: Page) => exportDialog(page).getByRole('button', { name: 'Fermer' }).last()

test('[EXP-01] [EXP-02] [EXP-05] the deliveries of the filter become a file, page after page', async ({
  world,
  as,
}) => {
  await seedOrders(world, 250)
  const page = await as('admin').open('/livraisons?status=overtime&per_page=20')
  await exportButton(page).click()
  await expect(exportDialog(page).getByRole('checkbox')).toHaveCount(2)
  await expect(exportDialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await look(page, 'export-dialog')
  const { name, text, rows } = await fileOf(page, () => startExport(page).click())
  // In Tahiti it is still yesterday until 10:00 UTC.
  const day = new Date(Date.now() - 10 * 3_600_000).toISOString().slice(0, 10)
  expect(name).toMatch(new RegExp(String.raw`^livraisons_expirees_${day}_\d{4}\.csv$`))
  expect(rows).toHaveLength(125)
  expect(rows[0]).toMatchObject({ '#': '249', Société: `'${exportedCompany.name}`, Statut: 'expirée' })
  expect(text.startsWith('\uFEFF')).toBe(true)
  await expect(status(page)).toContainText('125 lignes exportées')
  await expect(closeButton(page)).toBeFocused()
  const calls = (await world.parcelReads()).map(({ query }) => new URLSearchParams(query))
  expect(calls.map((query) => [query.get('page'), query.get('status')])).toEqual([
    ['1', 'overtime'],
    ['2', 'overtime'],
  ])
})

test('[EXP-01] [EXP-03] a failed page can be retried, and the rows so far can be kept as a partial file', async ({
  world,
  as,
  page,
}) => {
  await seedOrders(world, 250)
  await as('admin').open('/livraisons?status=overtime')
  await exportButton(page).click()
  await page.route(/orders\?.*page=2/, (route) => route.abort())
  await startExport(page).click()
  await expect(status(page)).toHaveText("Une page n'a pas pu être lue.")
  await expect(exportDialog(page)).toContainText('100 lues sur 125')
  await look(page, 'export-failed')
  // It cannot be closed by mistake.
  await page.keyboard.press('Escape')
  await expect(retryButton(exportDialog(page))).toBeFocused()
  const keep = exportDialog(page).getByRole('button', { name: 'Garder les 100 lignes lues' })
  const part = await fileOf(page, () => keep.click())
  expect(part.name).toMatch(/_partiel\.csv$/)
  expect(part.rows).toHaveLength(100)
  await expect(status(page)).toContainText('Export partiel : 100 enregistrements sur 125.')
  await look(page, 'export-partial')
  await closeButton(page).click()
  await expect(exportButton(page)).toBeFocused()

  await exportButton(page).click()
  await startExport(page).click()
  await expect(retryButton(exportDialog(page))).toBeVisible()
  await page.unroute(/orders\?.*page=2/)
  const whole = await fileOf(page, () => retryButton(exportDialog(page)).click())
  expect(new Set(whole.rows.map((row) => row['#'])).size).toBe(125)
  expect(whole.name).not.toContain('partiel')
})

test('[DESK-06] « Réseau » exports what its tables show', async ({ world, as }) => {
  await seedNetwork(world)
  const page = await as('admin').open('/reseau')
  await page.getByText('4 occupés sur 5').first().waitFor()
  await page.getByRole('button', { name: 'Exporter', exact: true }).click()
  const network = await fileOf(page, () => startExport(page).click())
  expect(network.rows[0]).toMatchObject({ Machine: 'Quai', Occupés: '4', Casiers: '5', 'Occupation (%)': '80' })
  await closeButton(page).click()
  await page.getByRole('button', { name: 'Exporter\u00A0: Températures enregistrées' }).click()
  const zones = await fileOf(page, () => startExport(page).click())
  expect(Object.keys(zones.rows[0] ?? {})).toEqual(['Machine', 'Zone', 'Valeur enregistrée', 'Plage', 'État'])
})

test('[DESK-06] « Inventaire » and its machines export what their tables show', async ({ world, as }) => {
  await seedParcels(world)
  const page = await as('admin').open('/inventaire')
  await page.getByText('au moins 5').waitFor()
  await exportButton(page).click()
  const inventory = await fileOf(page, () => startExport(page).click())
  expect(inventory.name).toMatch(/^inventaire_.*_partiel\.csv$/)
  expect(inventory.rows.find((row) => row['Machine'] === 'Taina-3')?.['Colis']).toBe('5')
  await closeButton(page).click()
  await page.getByRole('link', { name: 'Taina-3' }).click()
  // The list has the same button.
  await page.getByText('CMP-5').waitFor()
  await exportButton(page).click()
  const parcels = await fileOf(page, () => startExport(page).click())
  expect(parcels.rows.map((row) => [row['Zone'], row['Code-barres']])).toContainEqual(['Ambiant (HT)', 'CMP-5'])
})

test('[EXP-01] [DESK-06] an operator does not export', async ({ world, as }) => {
  await seedParcels(world)
  const page = await as('operator').open('/inventaire')
  await page.getByText('au moins 5').waitFor()
  await expect(exportButton(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Livraisons', exact: true }).click()
  await expect(selectButton(page)).toBeVisible()
  await expect(exportButton(page)).toHaveCount(0)
})

test('[EXP-01] a phone exports', { tag: '@phone' }, async ({ as }) => {
  const page = await as('admin').open('/livraisons')
  await page.getByRole('button', { name: 'Filtres', exact: true }).tap()
  await exportButton(page).click()
  await look(page, 'export-phone')
  await fileOf(page, () => startExport(page).click())
  await look(page, 'export-phone-done')
})
