import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { pageLink } from '../support/pages/orders.ts'
import { box, count, pageBox, seedStatus, selectButton } from '../support/pages/selection.ts'
import { row } from '../support/pages/vocabulary.ts'

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

test('[DESK-02] [STALE-01] in a list by age the oldest are selected', async ({ world, as }) => {
  await seedStatus(world, 520, 'created')
  const page = await as('member').open('/livraisons?status=created&tri=anciennete')
  await selectButton(page).click()
  await expect(page.getByText('420 lues sur 520', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sélectionner tout ce filtre' }).click()
  await expect(page.getByText('500 au plus : les plus anciennes sont sélectionnées.')).toBeVisible()
  await expect(count(page)).toHaveText('500 sélectionnées, dont 420 sur cette page')
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
