import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { sideways } from '../support/measures/screen.ts'
import { seedNarrow } from '../support/pages/orders-narrow.ts'
import { card } from '../support/pages/vocabulary.ts'

/** The latest deliveries on the pages of a company and a machine. */

test.beforeEach(({ world }) => seedNarrow(world))

test('[DESK-04] the page of a machine shows its latest deliveries after its own content', async ({ as, world }) => {
  const page = await as('operator').open('/lockers/detail/3')
  const latest = card(page, 'Dernières livraisons')
  await expect(latest.getByText('4 trouvées sur les 100 dernières lues')).toBeVisible()
  await expect(latest.getByRole('rowheader')).toHaveText(['CMP-250', 'CMP-225', 'CMP-200', 'CMP-175'])
  await expect(page.getByRole('link', { name: 'Colis dans cette machine (5)' })).toBeVisible()
  await expect(latest).toContainText(/Expirées\s*trop peu de livraisons/)
  const urls = (await world.requests('GET /api/')).map(({ url }) => url)
  const firstOf = (part: string) => urls.findIndex((url) => url.includes(part))
  expect(firstOf('/api/orders?')).toBeGreaterThan(firstOf('/api/lockers/3'))
  await expectNoAxeViolations(page)
  await latest.getByRole('button', { name: 'Lire la suite' }).click()
  await expect(latest.getByText('8 trouvées sur les 200 dernières lues')).toBeVisible()
  await latest.getByRole('link', { name: 'Tout voir' }).click()
  await expect(page).toHaveURL('/livraisons?machine=3')
})

test('[LIVE-02] [DESK-04] « Actualiser » reads the latest deliveries again', async ({ as, world }) => {
  const page = await as('operator').open('/societes/detail/2')
  const latest = card(page, 'Dernières livraisons')
  const newest = latest.getByRole('row').filter({ hasText: 'CMP-250' })
  await expect(newest).toContainText('déposée')
  await expect(latest).toContainText(/Colis en machine\s*5/)
  await world.changeElsewhere('orders', 250, { status: 'receive' })
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await expect(newest).toContainText('récupérée')
  await expect(latest).toContainText(/Colis en machine\s*4/)
})

test('[DESK-04] a company stands without its deliveries, and reads them again @phone', async ({ as, world }) => {
  await world.fault({ path: '/orders\\?.*itemsPerPage=100' }, { status: 500 })
  const page = await as('admin').open('/societes/detail/2')
  const latest = card(page, 'Dernières livraisons')
  await expect(latest.getByText("Les livraisons n'ont pas pu être lues.")).toBeVisible()
  await expect(card(page, 'Coordonnées')).toContainText('Vaima')
  await world.mend()
  await latest.getByRole('button', { name: 'Relire les livraisons' }).click()
  await expect(latest.getByText('4 trouvées sur les 100 dernières lues')).toBeVisible()
  await expect(latest.getByRole('rowheader').first()).toHaveText('CMP-250')
  expect(await sideways(page)).toBe(0)
  await expectNoAxeViolations(page)
})
