import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { listCalls } from '../support/pages/orders.ts'
import { orderNumbers, rowOf, seedDeliveries } from '../support/pages/refresh-list.ts'
import { age, aMinuteLater, refreshButton } from '../support/pages/refresh.ts'
import { rowMenu, visit } from '../support/pages/vocabulary.ts'

/** The list of deliveries while other people work: pages, menus, slow and failed readings. */

test('the list of deliveries while other people work and the server is slow', async ({ as, page, world }) => {
  await page.clock.install()
  await seedDeliveries(world)
  await as('admin').open('/livraisons')
  await expect(age(page)).toBeVisible()

  await test.step('[LIVE-02] an open menu or question pauses the refresh', async () => {
    await world.forgetRequests()
    const menu = await rowMenu(page, '202')
    await expect(menu).toBeVisible()
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

  await test.step('[LIVE-02] a failed refresh shows no message, and is retried later', async () => {
    await world.forgetRequests()
    await world.fault({ method: 'GET', path: '^/api/orders\\?' }, { status: 503 })
    await aMinuteLater(page)
    await expect(page.getByText("La dernière actualisation n'a pas abouti.")).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(orderNumbers(page)).toHaveCount(3)
    expect(await listCalls(world)).toHaveLength(1)
    await world.mend()
    await page.clock.runFor(6_000)
    await expect(page.getByText("La dernière actualisation n'a pas abouti.")).toHaveCount(0)
    expect(await listCalls(world)).toHaveLength(2)
  })

  await test.step('[LIVE-04] a refresh of more than three seconds shows that the server is slow', async () => {
    const calls = await holdCalls(page, 'GET **/api/orders?page=1&itemsPerPage=10&*')
    // Pauses the installed clock, which would otherwise reach three seconds on a busy machine before the first check.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    const answer = page.waitForResponse(/\/api\/orders\?.*itemsPerPage=10&/)
    await refreshButton(page).click()
    await page.clock.runFor(50)
    await expect(refreshButton(page)).toHaveAttribute('aria-busy', 'true')
    const slow = page.getByText('Le serveur met du temps à répondre')
    await page.clock.runFor(2_900)
    await expect(slow).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(slow).toBeVisible()
    await calls.letAll()
    await (await answer).finished()
    await page.clock.runFor(1_000)
    await expect(slow).toHaveCount(0)
    await expect(orderNumbers(page)).toHaveCount(3)
    await page.clock.resume()
  })

  await test.step('[LIVE-02] the last page stays when other people empty it, until a manual refresh', async () => {
    const more = Array.from({ length: 18 }, (_, place) => anOrder({ id: 210 + place, status: 'operin', company: 7 }))
    await world.seed({ orders: more })
    await visit(page, '/livraisons?page=3&status=operin')
    await expect(orderNumbers(page)).toHaveText(['201'])
    await expect(age(page)).toBeVisible()
    await world.changeElsewhere('orders', 201, { status: 'receive' })
    await aMinuteLater(page)
    await expect(rowOf(page, 201).getByRole('rowheader')).toHaveAccessibleName('201 ne correspond plus')
    await expect(page).toHaveURL('/livraisons?page=3&status=operin')
    await page.getByRole('button', { name: 'Afficher la liste à jour' }).click()
    await expect(page).toHaveURL('/livraisons?page=2&status=operin')
    await expect(orderNumbers(page)).toHaveCount(10)
  })
})
