import { expect, test } from '../support/fixtures/test.ts'
import { age, aMinuteLater } from '../support/pages/refresh.ts'
import { visit } from '../support/pages/vocabulary.ts'

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
  await page.clock.install()
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
