import { expect, test } from '../support/fixtures/test.ts'
import { listCalls } from '../support/pages/orders.ts'
import { orderNumbers, rowOf, seedDeliveries } from '../support/pages/refresh-list.ts'
import { age } from '../support/pages/refresh.ts'

/** The list of deliveries without a network, while other people work. */

test.beforeEach(async ({ page, world }) => {
  await page.clock.install()
  await seedDeliveries(world)
})

test('[LIVE-04] without a network the rows stay, and are read later', async ({ as, page, world, context }) => {
  await as('admin').open('/livraisons')
  await expect(age(page)).toBeVisible()
  await world.forgetRequests()
  await context.setOffline(true)
  await expect(page.getByText('Hors connexion.')).toBeVisible()
  await page.clock.runFor(180_000)
  await expect(age(page)).toBeVisible()
  await expect(orderNumbers(page)).toHaveCount(3)
  await world.changeElsewhere('orders', 201, { status: 'receive' })
  await context.setOffline(false)
  await expect(rowOf(page, 201)).toContainText('récupérée par le client')
  expect(await listCalls(world)).toHaveLength(1)
})
