import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { exportButton, fileOf, startExport } from '../support/pages/export.ts'
import { listening, scan } from '../support/pages/scanner.ts'
import { seedSeries, seriesPath } from '../support/pages/series.ts'
import { confirmButton, row } from '../support/pages/vocabulary.ts'

/** « Lecture en série »: scans one code after the other, and their bulk actions. */

test.beforeEach(({ world }) => seedSeries(world))

test('[SCAN-06] a series of codes is read, kept over a reload, and changed by bulk actions', async ({ as, world }) => {
  const page = await as('admin').open(seriesPath)
  await expect(page.getByRole('table')).toBeVisible()
  await listening(page)
  const rows = page.getByRole('rowheader')

  const dialog = page.getByRole('dialog')
  await test.step('[SCAN-06] bulk actions work on the list, and it shows their changes', async () => {
    for (const code of ['SER-100', 'SER-101']) {
      await scan(page, code)
      await expect(row(page, code)).toContainText('Commande créée')
    }
    await page
      .getByRole('button', { name: /prête pour la livraison/i })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Oui, je confirme' }).click()
    await expect(row(page, 'SER-100')).toContainText('prête pour la livraison')
    await expect(row(page, 'SER-101')).toContainText('prête pour la livraison')
    expect((await world.requests('PATCH /api/orders/')).map(({ path }) => path).toSorted()).toEqual([
      '/api/orders/100',
      '/api/orders/101',
    ])
  })

  await test.step('[BULK-02] the deliveries are exported, and lead to their labels', async () => {
    await page.getByRole('button', { name: 'Fermer', exact: true }).click()
    await exportButton(page).click()
    const file = await fileOf(page, () => startExport(page).click())
    expect(file.rows.map((cells) => cells['#'])).toEqual(['101', '100'])
    await dialog.getByRole('button', { name: 'Fermer' }).last().click()
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Étiquettes' }).click()
    await expect(page).toHaveURL(/etiquettes\?commandes=101/)
  })

  await test.step('[SCAN-06] 20 codes in a row with one failure: 18 deliveries, one to try again and one unknown code, and the reload keeps the list', async () => {
    await page.goBack()
    await listening(page)
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Vider la liste' }).click()
    await confirmButton(page).click()
    await expect(dialog).toHaveCount(0)
    await expect(rows).toHaveCount(0)
    await world.fault({ path: 'barcode=SER-107&' }, { status: 500 })
    for (let nth = 0; nth < 19; nth += 1) {
      await scan(page, `SER-${100 + nth}`)
      await expect(rows.first()).toHaveText(`SER-${100 + nth}`)
    }
    await scan(page, 'SER-999')
    await expect(row(page, 'SER-999')).toContainText('inconnu')
    await expect(row(page, 'SER-107')).toContainText('à réessayer')
    await expect(row(page, 'SER-100')).toContainText('Taina-3')
    await expect(row(page, 'SER-100')).toContainText('Vaima')
    await expect(page.getByText('18 livraisons, 2 autres codes')).toBeVisible()
    await scan(page, 'SER-105')
    await expect(page.getByText('« SER-105 » est déjà dans la liste.')).toBeVisible()
    await expect(rows).toHaveCount(20)
    await expectNoAxeViolations(page)

    await world.mend()
    await page.getByRole('button', { name: 'Réessayer (1)' }).click()
    await expect(page.getByText('19 livraisons, 1 autre code')).toBeVisible()

    const kept = await page.evaluate(() => sessionStorage.getItem('eb_order_series'))
    expect(kept).toContain('SER-100')
    expect(kept).not.toMatch(/Vaima|Taina/)
    await page.reload()
    await expect(page.getByText('19 livraisons, 1 autre code')).toBeVisible()
    await expect(rows).toHaveCount(20)
  })
})

test('[SCAN-06] on a phone a code is typed, and the list can be emptied @phone', async ({ as }) => {
  const page = await as('shipper').open(seriesPath)
  await page.getByRole('textbox', { name: 'Code-barres' }).fill('SER-100')
  await page.getByRole('button', { name: 'Valider' }).click()
  await expect(page.getByText('1 livraison', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Retirer SER-100' }).click()
  await expect(page.getByText('Aucun code lu.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('eb_order_series'))).toBeNull()
})
