import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { listCalls } from '../support/pages/orders.ts'
import { orderNumbers, rowOf, seedDeliveries } from '../support/pages/refresh-list.ts'
import { age, aMinuteLater, refreshButton, setHidden, showNew } from '../support/pages/refresh.ts'
import { visit } from '../support/pages/vocabulary.ts'

/** List of deliveries while other people work. The test controls the clock of the page. */

test('[LIVE-01] [LIVE-02] [LIVE-04] the list of deliveries follows the work of other people', async ({
  as,
  page,
  world,
  context,
}) => {
  await page.clock.install()
  await seedDeliveries(world)
  await as('admin').open('/livraisons')
  await expect(age(page)).toBeVisible()
  await test.step('[LIVE-02] [LIVE-03] after a minute a changed row shows its new values, and is marked for ten seconds', async () => {
    await world.changeElsewhere('orders', 202, { status: 'receive' })
    await aMinuteLater(page)
    await expect(rowOf(page, 202)).toContainText('récupérée par le client')
    await expect(rowOf(page, 202).getByRole('rowheader')).toHaveAccessibleName('202 a changé')
    await expect(rowOf(page, 201).getByRole('rowheader')).toHaveAccessibleName('201')
    await page.clock.runFor(10_000)
    await expect(rowOf(page, 202).getByRole('rowheader')).toHaveAccessibleName('202')
  })
  await test.step('[LIVE-02] new deliveries are announced, and shown on demand', async () => {
    const top = (await rowOf(page, 203).boundingBox())?.y
    for (const id of [301, 302, 303]) await world.seed({ orders: [anOrder({ id })] })
    await aMinuteLater(page)
    await expect(page.getByText('3 nouvelles livraisons · Afficher')).toBeVisible()
    await expect(orderNumbers(page)).toHaveText(['203', '202', '201'])
    expect((await rowOf(page, 203).boundingBox())?.y).toBe(top)
    await world.forgetRequests()
    await showNew(page).click()
    await expect(orderNumbers(page)).toHaveText(['303', '302', '301', '203', '202', '201'])
    await expect(page.getByText('nouvelles livraisons')).toHaveCount(0)
    await expect(refreshButton(page)).toBeFocused()
    expect(await listCalls(world)).toEqual([])
  })
  await test.step('[LIVE-01] the list shows the time of its last refresh, and the button and the key R refresh it', async () => {
    await world.changeElsewhere('orders', 203, { status: 'receive' })
    await world.forgetRequests()
    await refreshButton(page).click()
    await expect(rowOf(page, 203)).toContainText('récupérée par le client')
    expect(await listCalls(world)).toHaveLength(1)

    // Not while a field has the focus.
    await page.getByRole('searchbox').fill('r')
    await page.getByRole('searchbox').press('r')
    await page.clock.runFor(1000)
    expect(await listCalls(world)).toHaveLength(1)
    await world.seed({ orders: [anOrder({ id: 204 })] })
    await page.getByRole('searchbox').fill('')
    await world.forgetRequests()
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('r')
    await page.clock.runFor(1000)
    await expect(orderNumbers(page)).toHaveCount(7)
  })
  await test.step('[LIVE-02] a hidden tab does not refresh, and refreshes once when it is shown again', async () => {
    await setHidden(page, true)
    await world.forgetRequests()
    await page.clock.runFor(300_000)
    expect(await world.requests()).toEqual([])
    await setHidden(page, false)
    await expect.poll(() => listCalls(world)).toHaveLength(1)
  })
  await test.step('[LIVE-04] without a network the rows and their age stay, and no call is sent', async () => {
    await world.forgetRequests()
    await context.setOffline(true)
    await expect(page.getByText('Hors connexion.')).toBeVisible()
    await page.clock.runFor(180_000)
    await expect(age(page)).toBeVisible()
    await expect(orderNumbers(page)).toHaveCount(7)
    await world.changeElsewhere('orders', 201, { status: 'receive' })
    await context.setOffline(false)
    await expect(rowOf(page, 201)).toContainText('récupérée par le client')
    expect(await listCalls(world)).toHaveLength(1)
  })
  await test.step('[LIVE-02] a row that left the filter stays greyed until a manual refresh', async () => {
    for (const id of [201, 202, 203]) await world.changeElsewhere('orders', id, { status: 'operin' })
    await visit(page, '/livraisons?status=operin')
    await expect(orderNumbers(page)).toHaveText(['203', '202', '201'])
    await expect(age(page)).toBeVisible()
    await world.changeElsewhere('orders', 202, { status: 'receive' })
    await aMinuteLater(page)
    await expect(rowOf(page, 202).getByRole('rowheader')).toHaveAccessibleName('202 ne correspond plus')
    await expect(orderNumbers(page)).toHaveText(['203', '202', '201'])
    await refreshButton(page).click()
    await expect(orderNumbers(page)).toHaveText(['203', '201'])

    await world.changeElsewhere('orders', 203, { status: 'receive' })
    await aMinuteLater(page)
    await expect(page.getByText('1 ligne ne correspond plus')).toBeVisible()
    await page.getByRole('button', { name: 'Afficher la liste à jour' }).click()
    await expect(orderNumbers(page)).toHaveText(['201'])
  })
})
