import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import {
  closeButton,
  exportButton,
  exportDialog,
  exportedCompany,
  fileOf,
  seedOrders,
  startExport,
} from '../support/pages/export.ts'

/** Exports of the lists to files for a spreadsheet. `src/app/exports.test.tsx` compares the files with the lists. */

const status = (page: Page) => exportDialog(page).getByRole('status')

test('[EXP-01] [EXP-02] [EXP-05] the deliveries of the filter become a file', async ({ world, as }) => {
  await seedOrders(world, 250)
  const page = await as('admin').open('/livraisons?status=overtime&per_page=20')
  await exportButton(page).click()
  await expect(exportDialog(page).getByRole('checkbox')).toHaveCount(2)
  await expect(exportDialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expectNoAxeViolationsInLight(page)
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
