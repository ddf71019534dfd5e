import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { age, aMinuteLater } from '../support/pages/refresh.ts'
import { field } from '../support/pages/vocabulary.ts'

test('[LIVE-01] [LIVE-02] [LIVE-03] a delivery shows changes, but not over input', async ({ as, page, world }) => {
  await page.clock.install()
  await seedOrder(world)
  await as('admin').open('/livraisons/detail/14')
  const cleveron = field(page, 'ID commande Cleveron')
  const changed = page.getByText('Des informations ont changé.')
  await expect(age(page)).toBeVisible()
  await world.changeElsewhere('orders', 14, { cleveronOrderId: 'CLV99' })
  await aMinuteLater(page)
  await expect(cleveron).toHaveValue('CLV99')
  await expect(changed).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(changed).toHaveCount(0)

  await cleveron.fill('MINE')
  await world.forgetRequests()
  await page.clock.runFor(180_000)
  expect(await world.requests('GET')).toEqual([])
  await expect(cleveron).toHaveValue('MINE')
  await cleveron.fill('CLV99')
  await aMinuteLater(page)
  await expect.poll(() => world.requests('GET /api/orders/14')).not.toEqual([])
})
