import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { runUntil, stopClock } from '../support/pages/clock.ts'
import { listCalls } from '../support/pages/orders.ts'
import { orderNumbers, rowOf, seedDeliveries } from '../support/pages/refresh-list.ts'
import { age, aMinuteLater, refreshButton } from '../support/pages/refresh.ts'

/** List of deliveries while other people work. `src/refresh` has when it is read again. */

test.beforeEach(({ world }) => seedDeliveries(world))

test('[LIVE-02] [LIVE-03] after a minute a row has its new values, and new rows wait', async ({ as, page, world }) => {
  await page.clock.install()
  await as('admin').open('/livraisons')
  await expect(age(page)).toBeVisible()
  await stopClock(page)
  const top = (await rowOf(page, 203).boundingBox())?.y
  await world.changeElsewhere('orders', 202, { status: 'receive' })
  await world.seed({ orders: [301, 302, 303].map((id) => anOrder({ id })) })
  await aMinuteLater(page)
  const number = rowOf(page, 202).getByRole('rowheader')
  await runUntil(page, () => expect(number).toHaveAccessibleName('202 a changé', { timeout: 1 }))
  await expect(rowOf(page, 202)).toContainText('récupérée par le client')
  await expect(page.getByRole('rowheader')).toHaveText([/^203$/, /^202/, /^201$/])
  await page.clock.runFor(10_000)
  await expect(number).toHaveAccessibleName('202')
  await page.clock.resume()

  await expect(page.getByText('3 nouvelles livraisons · Afficher')).toBeVisible()
  expect((await rowOf(page, 203).boundingBox())?.y).toBe(top)
  await world.forgetRequests()
  await page.getByRole('button', { name: 'Afficher', exact: true }).click()
  await expect(orderNumbers(page)).toHaveText(['303', '302', '301', '203', '202', '201'])
  await expect(page.getByText('nouvelles livraisons')).toHaveCount(0)
  await expect(refreshButton(page)).toBeFocused()
  expect(await listCalls(world)).toEqual([])
})
