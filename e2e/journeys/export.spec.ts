import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { longer, now, table } from '../support/pages/analysis.ts'
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
import { sessionOver, signInAgain } from '../support/pages/session.ts'
import { expectRows, retryButton } from '../support/pages/vocabulary.ts'

/** Exports of the lists to files for a spreadsheet. */

test('[EXP-01] [EXP-02] [EXP-05] the deliveries of the filter become a file, page after page and one call at a time', async ({
  world,
  as,
}) => {
  await seedOrders(world, 250)
  const page = await as('admin').open('/livraisons?status=overtime&per_page=20')
  await expectRows(page)
  await exportButton(page).click()
  await expect(exportDialog(page).getByRole('checkbox')).toHaveCount(2)
  await expect(exportDialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await look(page, 'export-dialog')
  const calls: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/orders' && searchParams.get('itemsPerPage') === '100') calls.push(searchParams)
  })
  const { name, text, rows } = await fileOf(page, () => startExport(page).click())
  // In Tahiti it is still yesterday until 10:00 UTC.
  const day = new Date(Date.now() - 10 * 3_600_000).toISOString().slice(0, 10)
  expect(name).toMatch(new RegExp(String.raw`^livraisons_expirees_${day}_\d{4}\.csv$`))
  expect(rows).toHaveLength(125)
  expect(rows[0]).toMatchObject({ '#': '249', Société: `'${exportedCompany.name}`, Statut: 'expirée' })
  expect(text.startsWith('\uFEFF')).toBe(true)
  await expect(exportDialog(page).getByRole('status')).toContainText('125 lignes exportées')
  await expect(exportDialog(page).getByRole('button', { name: 'Fermer' }).last()).toBeFocused()
  expect(calls.map((query) => [query.get('page'), query.get('itemsPerPage'), query.get('status')])).toEqual([
    ['1', '100', 'overtime'],
    ['2', '100', 'overtime'],
  ])
})

test('[EXP-01] [EXP-03] a failed page can be retried, and the rows so far can be kept as a partial file', async ({
  world,
  as,
}) => {
  await seedOrders(world, 250)
  const page = await as('admin').open('/livraisons')
  await expectRows(page)
  await exportButton(page).click()
  await page.route(/orders\?.*page=2/, (route) => route.abort())
  await startExport(page).click()
  await expect(exportDialog(page).getByRole('status')).toHaveText("Une page n'a pas pu être lue.")
  await expect(exportDialog(page)).toContainText('100 lues sur 250')
  await look(page, 'export-failed')
  // It cannot be closed by mistake.
  await page.keyboard.press('Escape')
  await expect(retryButton(exportDialog(page))).toBeFocused()
  const part = await fileOf(page, () =>
    exportDialog(page).getByRole('button', { name: 'Garder les 100 lignes lues' }).click(),
  )
  expect(part.name).toMatch(/_partiel\.csv$/)
  expect(part.rows).toHaveLength(100)
  await expect(exportDialog(page).getByRole('status')).toContainText('Export partiel : 100 enregistrements sur 250.')
  await look(page, 'export-partial')

  await exportDialog(page).getByRole('button', { name: 'Fermer' }).last().click()
  await expect(exportButton(page)).toBeFocused()
  await exportButton(page).click()
  await startExport(page).click()
  await expect(retryButton(exportDialog(page))).toBeVisible()
  await page.unroute(/orders\?.*page=2/)
  const whole = await fileOf(page, () => retryButton(exportDialog(page)).click())
  expect(new Set(whole.rows.map((row) => row['#'])).size).toBe(250)
  expect(whole.name).not.toContain('partiel')
})

test('[EXP-01] an export goes on after its person has signed in again over the page', async ({ world, as }) => {
  await seedOrders(world, 250)
  const page = await as('admin').open('/livraisons')
  await expectRows(page)
  await exportButton(page).click()
  await world.fault({ path: '/api/token/refresh' }, { status: 401 })
  await page.route(/orders\?.*page=2/, (route) => route.fulfill({ status: 401, json: { code: 401 } }), { times: 1 })
  await startExport(page).click()
  await expect(sessionOver(page)).toBeVisible()
  await world.mend()
  const { name, rows } = await fileOf(page, () => signInAgain(page))
  expect(new Set(rows.map((row) => row['#'])).size).toBe(250)
  expect(name).not.toContain('partiel')
})

test('[EXP-01] a phone exports, and a member does not', { tag: '@phone' }, async ({ as }) => {
  const page = await as('admin').open('/livraisons')
  await expectRows(page)
  await page.getByRole('button', { name: 'Filtres', exact: true }).tap()
  await exportButton(page).click()
  await look(page, 'export-phone')
  await fileOf(page, () => startExport(page).click())
  await look(page, 'export-phone-done')
  const member = await as('member').open('/livraisons')
  await member.getByRole('button', { name: 'Filtres', exact: true }).tap()
  await expect(selectButton(member)).toBeVisible()
  await expect(exportButton(member)).toHaveCount(0)
})

test('[DESK-06] « Analyse » exports the figures of its tables', async ({ world, as, page }) => {
  await world.reset({ seed: 'network', clock: now })
  await page.clock.setFixedTime(now)
  await as('admin').open('/analyse')
  const shown = table(page, 'Par société').locator('tbody tr').first()
  await expect(page.getByText(/^sur les 1\s000 dernières livraisons/).first()).toBeVisible(longer)
  await page.getByRole('button', { name: 'Exporter\u00A0: Par société' }).click()
  await look(page, 'export-table')
  const { name, rows } = await fileOf(page, () => startExport(page).click())
  expect(name).toMatch(/^par-societe_2026-03-12_\d{4}_partiel\.csv$/)
  const [first] = rows
  const cells = (await shown.locator('th, td').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
  expect(cells[0]).toBe(first?.['Société'])
  expect(cells[1]).toBe(first?.['Livraisons'])
  expect(cells[2]).toContain(`${first?.['Temps médian (h)']} h`)
  expect(cells[5]).toContain(`sur ${first?.['Expirées, sur']}`)
  // Also the companies with too few deliveries for a figure.
  expect(rows.length).toBeGreaterThan(await table(page, 'Par société').locator('tbody tr').count())
  expect(rows.reduce((sum, row) => sum + Number(row['Livraisons']), 0)).toBe(1000)
})

test('[DESK-06] « Réseau » and « Inventaire » export what their tables show', async ({ world, as }) => {
  await seedNetwork(world)
  const page = await as('admin').open('/reseau')
  await page.getByText('4 occupés sur 5').first().waitFor()
  await page.getByRole('button', { name: 'Exporter', exact: true }).click()
  const network = await fileOf(page, () => startExport(page).click())
  expect(network.rows[0]).toMatchObject({ Machine: 'Quai', Occupés: '4', Casiers: '5', 'Occupation (%)': '80' })
  await exportDialog(page).getByRole('button', { name: 'Fermer' }).last().click()
  await page.getByRole('button', { name: 'Exporter\u00A0: Températures enregistrées' }).click()
  const zones = await fileOf(page, () => startExport(page).click())
  expect(Object.keys(zones.rows[0] ?? {})).toEqual(['Machine', 'Zone', 'Valeur enregistrée', 'Plage', 'État'])

  await seedParcels(world)
  await as('admin').open('/inventaire')
  await page.getByText('au moins 5').waitFor()
  await exportButton(page).click()
  const inventory = await fileOf(page, () => startExport(page).click())
  expect(inventory.name).toMatch(/^inventaire_.*_partiel\.csv$/)
  expect(inventory.rows.find((row) => row['Machine'] === 'Taina-3')?.['Colis']).toBe('5')
  await as('admin').open('/inventaire/3')
  await exportButton(page).click()
  const parcels = await fileOf(page, () => startExport(page).click())
  expect(parcels.rows.map((row) => [row['Zone'], row['Code-barres']])).toContainEqual(['Ambiant (HT)', 'CMP-5'])

  // Others do not export.
  await as('operator').open('/inventaire')
  await page.getByText('au moins 5').waitFor()
  await expect(exportButton(page)).toHaveCount(0)
})
