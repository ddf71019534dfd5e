import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { exportButton, exportDialog, fileOf, seedOrders, startExport } from '../support/pages/export.ts'
import { choose, pageBox, selectButton } from '../support/pages/selection.ts'
import { expectRows } from '../support/pages/vocabulary.ts'

/** Exports of further lists, and a cancelled export. */

test('[EXP-01] « Annuler » ends the export, and leaving in the middle asks', async ({ world, as }) => {
  await seedOrders(world, 250)
  const page = await as('admin').open('/societes')
  await page.getByRole('link', { name: 'Livraisons' }).click()
  await expectRows(page)
  await exportButton(page).click()
  const held = await holdCalls(page, 'GET **/api/orders?*page=2*')
  await startExport(page).click()
  await expect(exportDialog(page)).toContainText('100 lues sur 250')
  await look(page, 'export-progress')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: "Quitter pendant l'export ?" })).toBeVisible()
  await page.getByRole('button', { name: 'Rester' }).click()
  await exportDialog(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(exportDialog(page)).toHaveCount(0)
  await held.letAll()
})

test('[EXP-01] [BULK-02] companies, machines, users, bookings and a selection have their files, for administrators', async ({
  world,
  as,
}) => {
  const page = await as('admin').open('/societes')
  for (const [address, name, table] of [
    ['/societes', /^societes_/, 'companies'],
    ['/lockers', /^machines_/, 'lockers'],
    ['/utilisateurs', /^utilisateurs_/, 'users'],
    ['/bookings', /^bookings_/, undefined],
  ] as const) {
    await page.goto(address)
    await expectRows(page)
    await exportButton(page).click()
    const file = await fileOf(page, () => startExport(page).click())
    expect(file.name).toMatch(name)
    if (table) expect(file.rows).toHaveLength((await world.table(table)).length)
    else expect(file.rows.length).toBeGreaterThan(0)
  }
  await page.goto('/livraisons')
  await expectRows(page)
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
