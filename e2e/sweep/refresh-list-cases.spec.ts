import { expect, test } from '../support/fixtures/test.ts'
import { listCalls } from '../support/pages/orders.ts'
import { orderNumbers, rowOf, seedDeliveries } from '../support/pages/refresh-list.ts'
import { age } from '../support/pages/refresh.ts'
import { rowMenu } from '../support/pages/vocabulary.ts'

/** The list of deliveries while other people work: menus and no network. */

test.beforeEach(async ({ page, world }) => {
  await page.clock.install()
  await seedDeliveries(world)
})

test('[LIVE-02] an open menu or question pauses the refresh', async ({ as, page, world }) => {
  await as('admin').open('/livraisons')
  await expect(age(page)).toBeVisible()
  await world.forgetRequests()
  await expect(await rowMenu(page, '202')).toBeVisible()
  await page.clock.runFor(120_000)
  expect(await listCalls(world)).toEqual([])
  await page.getByRole('menuitem', { name: 'Marquer comme récupérée par le client' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(120_000)
  expect(await listCalls(world)).toEqual([])
  await page.getByRole('button', { name: 'Non' }).click()
  await page.clock.runFor(2_000)
  await expect.poll(() => listCalls(world)).toHaveLength(1)
})

test('[LIVE-04] without a network the rows and their age stay, no call is sent, and the list is read once it is back', async ({
  as,
  page,
  world,
  context,
}) => {
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
