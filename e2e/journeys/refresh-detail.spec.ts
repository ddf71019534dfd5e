import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { age, aMinuteLater, refreshButton } from '../support/pages/refresh.ts'
import { field } from '../support/pages/vocabulary.ts'

/** Details and growing lists while other people work. The test controls the clock of the page. */

const changed = 'Des informations ont changé.'

test.beforeEach(({ page }) => page.clock.install())

test('[LIVE-01] [LIVE-02] [LIVE-03] a delivery shows changes by other people, and marks them for ten seconds', async ({
  as,
  world,
}) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  await expect(age(page)).toBeVisible()
  await world.changeElsewhere('orders', 14, { cleveronOrderId: 'CLV99' })
  await aMinuteLater(page)
  await expect(field(page, 'ID commande Cleveron')).toHaveValue('CLV99')
  await expect(page.getByText(changed)).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByText(changed)).toHaveCount(0)

  // Unsaved input pauses the refresh.
  await field(page, 'ID commande Cleveron').fill('MINE')
  await world.forgetRequests()
  await page.clock.runFor(180_000)
  expect(await world.requests('GET')).toEqual([])
  await expect(field(page, 'ID commande Cleveron')).toHaveValue('MINE')
})

test('[LIVE-01] [LIVE-02] without the automatic refresh only the button refreshes', async ({ as, world }) => {
  const page = await as('admin').open('/preferences')
  await page.getByRole('switch', { name: 'Lecture automatique' }).click()
  await page.goto('/societes')
  await expect(age(page)).toBeVisible()
  await world.forgetRequests()
  await page.clock.runFor(180_000)
  expect(await world.requests('GET')).toEqual([])
  await refreshButton(page).click()
  await expect.poll(() => world.requests('GET /api/companies').then((calls) => calls.length)).toBe(1)
})
