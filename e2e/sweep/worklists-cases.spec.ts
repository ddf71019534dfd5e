import { expect, test } from '../support/fixtures/test.ts'
import { worklists } from '../support/pages/orders.ts'
import { countOf, seedWorklists } from '../support/pages/worklists.ts'

test.beforeEach(({ world }) => seedWorklists(world))

test('[WRK-01] choosing a worklist does not move the list, although a button appears', async ({ as }) => {
  const page = await as('admin').open('/livraisons')
  await expect(countOf(page, 'Expirées')).toHaveText('2')
  const table = page.getByRole('table', { name: 'Livraisons' })
  const before = await table.boundingBox()
  await worklists(page).getByRole('link', { name: 'Expirées' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['6', '5'])
  await expect(page.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible()
  expect((await table.boundingBox())?.y).toBe(before?.y)
})
