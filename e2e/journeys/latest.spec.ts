import { expect, test } from '../support/fixtures/test.ts'
import { seedNarrow } from '../support/pages/orders-narrow.ts'
import { card } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedNarrow(world))

test('[DESK-04] the page of a machine shows its latest deliveries, and leads to all', async ({ as, world }) => {
  const page = await as('operator').open('/lockers/detail/3')
  const latest = card(page, 'Dernières livraisons')
  await expect(latest.getByText('4 trouvées sur les 100 dernières lues')).toBeVisible()
  await expect(latest.getByRole('rowheader')).toHaveText(['CMP-250', 'CMP-225', 'CMP-200', 'CMP-175'])
  await expect(page.getByRole('link', { name: 'Colis dans cette machine (5)' })).toBeVisible()
  await expect(latest).toContainText(/Expirées\s*trop peu de livraisons/)
  const paths = (await world.requests('GET /api/')).map(({ path }) => path)
  expect(paths.indexOf('/api/orders')).toBeGreaterThan(paths.indexOf('/api/lockers/3'))
  await latest.getByRole('button', { name: 'Lire la suite' }).click()
  await expect(latest.getByText('8 trouvées sur les 200 dernières lues')).toBeVisible()
  await latest.getByRole('link', { name: 'Tout voir' }).click()
  await expect(page).toHaveURL('/livraisons?machine=3')
  await expect(page.getByText('8 trouvées sur 200 lues')).toBeVisible()
})
