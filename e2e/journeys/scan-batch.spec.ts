import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { openScanBatch, seedScanBatch } from '../support/pages/scan-batch.ts'
import { scan } from '../support/pages/scanner.ts'
import { row } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedScanBatch(world))

test('[SCAN-06] the list of a batch is changed by a bulk action, and shows its changes', async ({ as, world }) => {
  const page = await openScanBatch(as('admin'))
  for (const code of ['SER-100', 'SER-101']) {
    await scan(page, code)
    await expect(row(page, code)).toContainText('Commande créée')
  }
  await page
    .getByRole('button', { name: /prête pour la livraison/i })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, je confirme' }).click()
  for (const code of ['SER-100', 'SER-101']) await expect(row(page, code)).toContainText('prête pour la livraison')
  const sent = (await world.patches()).map(([url]) => url)
  expect(sent).toHaveLength(2)
  expect(sent).toEqual(expect.arrayContaining(['/api/orders/100', '/api/orders/101']))
})

test('[SCAN-06] 20 codes are 18 deliveries, one failure and one unknown, after a reload too', async ({ as, world }) => {
  const page = await openScanBatch(as('admin'))
  const rows = page.getByRole('rowheader')
  await world.fault({ path: 'barcode=SER-107&' }, { status: 500 })
  for (let nth = 0; nth < 19; nth += 1) {
    await scan(page, `SER-${100 + nth}`)
    await expect(rows.first()).toHaveText(`SER-${100 + nth}`)
  }
  await scan(page, 'SER-999')
  await expect(row(page, 'SER-999')).toContainText('inconnu')
  await expect(row(page, 'SER-107')).toContainText('à réessayer')
  for (const text of ['Taina-3', 'Vaima']) await expect(row(page, 'SER-100')).toContainText(text)
  await expect(page.getByText('18 livraisons, 2 autres codes')).toBeVisible()
  await scan(page, 'SER-105')
  await expect(page.getByText('« SER-105 » est déjà dans la liste.')).toBeVisible()
  await expect(rows).toHaveCount(20)
  await expectNoAxeViolationsInLight(page)

  await world.mend()
  await page.getByRole('button', { name: 'Réessayer (1)' }).click()
  await expect(page.getByText('19 livraisons, 1 autre code')).toBeVisible()
  const persisted = await page.evaluate(() => sessionStorage.getItem('eb_order_series'))
  expect(persisted).toContain('SER-100')
  expect(persisted).not.toMatch(/Vaima|Taina/)
  await page.reload()
  await expect(page.getByText('19 livraisons, 1 autre code')).toBeVisible()
  await expect(rows).toHaveCount(20)
})
