import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { age, aMinuteLater, refreshButton } from '../support/pages/refresh.ts'
import { field, visit } from '../support/pages/vocabulary.ts'

/** Details and growing lists while other people work. The test controls the clock of the page. */

const changed = 'Des informations ont changé.'

test('[LIVE-01] [LIVE-02] [LIVE-03] a page while other people work, with and without the automatic refresh', async ({
  as,
  page,
  world,
}) => {
  await page.clock.install()
  await seedOrder(world)
  await as('admin').open('/livraisons/detail/14')
  const cleveron = field(page, 'ID commande Cleveron')

  await test.step('[LIVE-01] [LIVE-02] [LIVE-03] a delivery shows changes by other people, and marks them for ten seconds', async () => {
    await expect(age(page)).toBeVisible()
    await world.changeElsewhere('orders', 14, { cleveronOrderId: 'CLV99' })
    await aMinuteLater(page)
    await expect(cleveron).toHaveValue('CLV99')
    await expect(page.getByText(changed)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(page.getByText(changed)).toHaveCount(0)
  })

  await test.step('[LIVE-02] unsaved input pauses the refresh', async () => {
    await cleveron.fill('MINE')
    await world.forgetRequests()
    await page.clock.runFor(180_000)
    expect(await world.requests('GET')).toEqual([])
    await expect(cleveron).toHaveValue('MINE')
    await cleveron.fill('CLV99')
    await aMinuteLater(page)
    await expect.poll(() => world.requests('GET /api/orders/14')).not.toEqual([])
  })

  await test.step('[LIVE-01] [LIVE-02] without the automatic refresh only the button refreshes', async () => {
    await visit(page, '/preferences')
    await page.getByRole('switch', { name: 'Lecture automatique' }).click()
    await page.goto('/societes')
    await expect(age(page)).toBeVisible()
    await world.forgetRequests()
    await page.clock.runFor(180_000)
    expect(await world.requests('GET')).toEqual([])
    await refreshButton(page).click()
    await expect.poll(() => world.requests('GET /api/companies').then((calls) => calls.length)).toBe(1)
  })
})
