import { expect, test } from '../support/fixtures/test.ts'
import { listCalls } from '../support/pages/orders.ts'
import { orderNumbers, rowOf, seedDeliveries } from '../support/pages/refresh-list.ts'
import { age, aMinuteLater } from '../support/pages/refresh.ts'
import { visit } from '../support/pages/vocabulary.ts'

test.beforeEach(({ page }) => page.clock.install())

const screens = [
  { address: '/lockers/detail/1', reads: ['/api/lockers/1', '/api/orders'] },
  { address: '/utilisateurs/detail/1', reads: ['/api/users/1'] },
  {
    address: '/societes/detail/1',
    reads: ['/api/companies/1', '/api/companies/1/bookings', '/api/companies/1/members', '/api/orders'],
  },
  { address: '/bookings', reads: ['/api/companies'] },
  { address: '/inventaire', reads: ['/api/lockers'] },
  { address: '/inventaire/3', reads: ['/api/lockers/3'] },
  { address: '/lockers', reads: ['/api/lockers'] },
  { address: '/utilisateurs', reads: ['/api/users'] },
]

test('[LIVE-01] [LIVE-02] details and lists show their age, and are read every minute', async ({ as, page, world }) => {
  await as('admin').open('/preferences')
  for (const { address, reads } of screens) {
    await visit(page, address)
    await expect(age(page)).toBeVisible()
    // The latest deliveries are read after the page's own content.
    if (reads.length > 1) await expect(page.getByText(/^\d+ trouvées? sur les/)).toBeVisible()
    await world.forgetRequests()
    await aMinuteLater(page)
    const paths = async () => (await world.requests('GET')).map(({ path }) => path).toSorted()
    await expect.poll(paths, address).toEqual(reads)
  }
})

test('[LIVE-04] without a network the rows stay, and are read later', async ({ as, page, world, context }) => {
  await seedDeliveries(world)
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
