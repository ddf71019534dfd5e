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
import { selectButton } from '../support/pages/selection.ts'
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
  await expect(exportDialog(page).getByRole('checkbox')).not.toBeChecked()
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

test('[EXP-01] a phone exports, and a member does not', { tag: '@phone' }, async ({ as }) => {
  const page = await as('admin').open('/livraisons')
  await expectRows(page)
  await exportButton(page).click()
  await look(page, 'export-phone')
  await fileOf(page, () => startExport(page).click())
  await look(page, 'export-phone-done')
  const member = await as('member').open('/livraisons')
  await expect(selectButton(member)).toBeVisible()
  await expect(exportButton(member)).toHaveCount(0)
})
