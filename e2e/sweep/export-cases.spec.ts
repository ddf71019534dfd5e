import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { exportButton, exportDialog, fileOf, startExport } from '../support/pages/export.ts'
import { choose, pageBox, selectButton } from '../support/pages/selection.ts'
import { sessionOver, signInAgain } from '../support/pages/session.ts'
import { expectRows, visit } from '../support/pages/vocabulary.ts'

/** Exports of further lists, and interrupted exports. */

test('an administrator exports every list, also after the session has ended, and cancels an export', async ({
  world,
  as,
}) => {
  // The demonstration data have deliveries up to number 200.
  await world.seed({ orders: Array.from({ length: 50 }, (_, index) => anOrder({ id: 201 + index })) })
  const page = await as('admin').open('/societes')
  await page.getByRole('link', { name: 'Livraisons' }).click()
  await expectRows(page)

  await test.step('[EXP-01] an export goes on after its person has signed in again over the page', async () => {
    await exportButton(page).click()
    await world.fault({ path: '/api/token/refresh' }, { status: 401 })
    await page.route(/orders\?.*page=2/, (route) => route.fulfill({ status: 401, json: { code: 401 } }), { times: 1 })
    await startExport(page).click()
    await expect(sessionOver(page)).toBeVisible()
    await world.mend()
    const { name, rows } = await fileOf(page, () => signInAgain(page))
    expect(new Set(rows.map((row) => row['#'])).size).toBe(250)
    expect(name).not.toContain('partiel')
    await exportDialog(page).getByRole('button', { name: 'Fermer' }).last().click()
  })

  await test.step('[EXP-01] « Annuler » ends the export, and leaving in the middle asks', async () => {
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

  await test.step('[EXP-01] [BULK-02] companies, machines, users, bookings and a selection have their files, for administrators', async () => {
    for (const [address, name, records] of [
      ['/societes', /^societes_/, 'companies'],
      ['/lockers', /^machines_/, 'lockers'],
      ['/utilisateurs', /^utilisateurs_/, 'users'],
      ['/bookings', /^bookings_/, undefined],
    ] as const) {
      await visit(page, address)
      await expectRows(page)
      await exportButton(page).click()
      const file = await fileOf(page, () => startExport(page).click())
      expect(file.name).toMatch(name)
      if (records) expect(file.rows).toHaveLength((await world.table(records)).length)
      else expect(file.rows.length).toBeGreaterThan(0)
      await exportDialog(page).getByRole('button', { name: 'Fermer' }).last().click()
    }
    await visit(page, '/livraisons')
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
})
