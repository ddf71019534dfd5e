import { expect, test } from '../support/fixtures/test.ts'
import { openScanBatch, seedScanBatch } from '../support/pages/scan-batch.ts'
import { scan } from '../support/pages/scanner.ts'
import { yes } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedScanBatch(world))

test('[SCAN-06] a batch takes no impossible barcode, says why, and is emptied after a question', async ({ as }) => {
  const page = await openScanBatch(as('member'))
  await scan(page, 'A1'.repeat(101))
  await expect(page.getByText("Ce code est trop long pour être celui d'une livraison.")).toBeVisible()
  await scan(page, 'SER-100')
  await expect(page.getByRole('rowheader')).toHaveText('SER-100')
  await page.getByRole('button', { name: 'Vider la liste' }).click()
  await yes(page).click()
  await expect(page.getByRole('rowheader')).toHaveCount(0)
})
