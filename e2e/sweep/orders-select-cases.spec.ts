import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { brokenWords } from '../support/measures/screen.ts'
import { pageLink } from '../support/pages/orders.ts'
import { act, box, count, pageBox, seedStatus, selectButton } from '../support/pages/selection.ts'
import { row, yes } from '../support/pages/vocabulary.ts'

/** Selection in the list of deliveries: very many rows, and long barcodes. */

test('[DESK-02] at most 500 are selected, in pages of a hundred that can be stopped', async ({ world, as }) => {
  await seedStatus(world, 520, 'created')
  const page = await as('member').open('/livraisons?status=created')
  await selectButton(page).click()
  const whole = page.getByRole('button', { name: 'Sélectionner les 500 plus récentes de ce filtre' })
  const pages = await holdCalls(page, 'GET **/api/orders?*itemsPerPage=100*')
  await whole.click()
  await page.getByRole('button', { name: 'Arrêter' }).click()
  await expect(whole).toBeFocused()
  await expect(count(page)).toHaveText(/^Cochez des livraisons/)
  await pages.letAll()
  await whole.click()
  await expect(count(page)).toHaveText('500 sélectionnées, dont 10 sur cette page')
  await expect(page.getByText('500 au plus : les plus récentes sont sélectionnées.')).toBeVisible()
})

test('[DESK-02] of the 77 deliveries of a filter one leaves meanwhile, and no barcode breaks at its hyphens in the question or in the cards of a phone', async ({
  world,
  as,
}) => {
  await seedStatus(world, 0, 'picked_up')
  await world.seed({
    orders: Array.from({ length: 77 }, (_, at) => {
      const barcode = at < 72 ? `CMP-${at}` : `CMP-2026-${'7'.repeat(at - 71)}`
      return anOrder({ id: 601 + at, status: 'picked_up', company: 7, barcode })
    }),
  })
  const page = await as('member').open('/livraisons?status=picked_up')
  await selectButton(page).click()
  await page.getByRole('button', { name: 'Sélectionner les 77 de ce filtre' }).click()
  await expect(count(page)).toHaveText('77 sélectionnées, dont 10 sur cette page')
  await world.changeElsewhere('orders', 603, { status: 'cancel' })
  await act(page, 'Déposée').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('CMP-2026-77777, CMP-2026-7777')
  for (const width of [360, 400, 440, 480]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await brokenWords(dialog, 'CMP-'), `question, ${width}`).toEqual([])
    expect(await brokenWords(page.getByRole('main'), 'CMP-'), `cards, ${width}`).toEqual([])
  }
  await yes(page).click()
  const headings = dialog.getByRole('heading', { level: 4 })
  await expect(headings).toHaveText(['76 faites', '1 laissée de côté'], { timeout: 30_000 })
})

test('[BULK-01] the selection stays on another page and after a delivery was opened', async ({ world, as }) => {
  await seedStatus(world, 25, 'picked_up')
  const page = await as('member').open('/livraisons')
  await selectButton(page).click()
  await box(page, 25).check()
  await pageLink(page, 2).click()
  await expect(row(page, '15')).toBeVisible()
  await expect(count(page)).toHaveText('1 sélectionnée, dont 0 sur cette page')
  await pageBox(page).check()
  await expect(box(page, 15)).toBeChecked()
  await box(page, 15).uncheck()
  await expect(count(page)).toHaveText('10 sélectionnées, dont 9 sur cette page')
  await page.getByRole('link', { name: '14', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('14')
  await page.goBack()
  await expect(count(page)).toHaveText('10 sélectionnées, dont 9 sur cette page')
  await expect(box(page, 14)).toBeChecked()
})
