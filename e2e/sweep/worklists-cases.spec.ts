import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { countOf, seedWorklists, worklists } from '../support/pages/orders.ts'

test.beforeEach(({ world }) => seedWorklists(world))

test('[WRK-02] a count of thousands moves no other worklist', async ({ as, page, world }) => {
  await world.seed({
    orders: Array.from({ length: 1000 }, (_, index) => anOrder({ id: 1000 + index, status: 'overtime' })),
  })
  const counts = await holdCalls(page, 'GET **/api/orders?*itemsPerPage=1&*')
  await as('admin').open('/livraisons')
  await expect.poll(counts.count).toBeGreaterThan(0)
  const places = () =>
    worklists(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as object))
  const before = await places()
  await counts.letAll()
  await expect(countOf(page, 'Expirées')).toHaveText(/^1\s002$/)
  expect(await places()).toEqual(before)
})

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
