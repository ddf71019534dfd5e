import { expect, test } from '../support/fixtures/test.ts'
import { seedScanBatch, scanBatchPath } from '../support/pages/scan-batch.ts'
import { keysFor, listening, play, scan } from '../support/pages/scanner.ts'
import { confirmButton, row } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedScanBatch(world))

test('[SCAN-06] a scanner with another keyboard is read again after a failure and a reload', async ({ as, world }) => {
  const page = await as('admin').open(scanBatchPath)
  await listening(page)
  // A US scanner on an AZERTY computer.
  const keys = keysFor('SER-118').map((each, place) => ({ ...each, key: 'SER)&&_'[place] ?? '' }))
  await world.fault({ path: 'barcode=' }, { status: 500 })
  await play(page, keys)
  await expect(page.getByRole('rowheader')).toHaveText('SER)&&_')
  await page.reload()
  await expect(row(page, 'SER)&&_')).toContainText('à réessayer')
  await world.mend()
  await page.getByRole('button', { name: 'Réessayer (1)' }).click()
  await expect(row(page, 'SER-118')).toContainText('Taina-3')
})

test('[SCAN-06] a batch takes no impossible barcode, says why, and is emptied after a question', async ({ as }) => {
  const page = await as('member').open(scanBatchPath)
  await listening(page)
  await scan(page, 'A1'.repeat(101))
  await expect(page.getByText("Ce code est trop long pour être celui d'une livraison.")).toBeVisible()
  await scan(page, 'SER-100')
  await expect(page.getByRole('rowheader')).toHaveText('SER-100')
  await page.getByRole('button', { name: 'Vider la liste' }).click()
  await confirmButton(page).click()
  await expect(page.getByRole('rowheader')).toHaveCount(0)
})

test('[SCAN-06] on a phone a code is typed, and removed again @phone', async ({ as }) => {
  const page = await as('shipper').open(scanBatchPath)
  await page.getByRole('textbox', { name: 'Code-barres' }).fill('SER-100')
  await page.getByRole('button', { name: 'Valider' }).click()
  await expect(page.getByText('1 livraison', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Retirer SER-100' }).click()
  await expect(page.getByText('Aucun code lu.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('eb_order_series'))).toBeNull()
})
