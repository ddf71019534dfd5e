import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { sideways } from '../support/measures/screen.ts'
import { seedNarrow } from '../support/pages/orders-narrow.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { card } from '../support/pages/vocabulary.ts'

/** The latest deliveries on the pages of a company and a machine. */

test.beforeEach(({ world }) => seedNarrow(world))

test('[DESK-04] the page of a machine shows its latest deliveries after its own content, and leads to all of them', async ({
  as,
  world,
}) => {
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

test('[LIVE-02] [DESK-04] « Actualiser » reads the parcels of a company again', async ({ as, world }) => {
  const page = await as('operator').open('/societes/detail/2')
  const latest = card(page, 'Dernières livraisons')
  await expect(latest).toContainText(/Colis en machine\s*5/)
  await world.changeElsewhere('orders', 200, { status: 'receive' })
  await refreshButton(page).click()
  await expect(latest).toContainText(/Colis en machine\s*4/)
})

test('[DESK-04] the page of a company stands when its deliveries cannot be read, and reads them again there @phone', async ({
  as,
  world,
}) => {
  await world.fault({ path: '/orders\\?.*itemsPerPage=100' }, { status: 500 })
  const page = await as('admin').open('/societes/detail/2')
  const latest = card(page, 'Dernières livraisons')
  await expect(latest.getByText("Les livraisons n'ont pas pu être lues.")).toBeVisible()
  await expect(card(page, 'Coordonnées')).toContainText('Vaima')
  await world.mend()
  await latest.getByRole('button', { name: 'Relire les livraisons' }).click()
  await expect(latest.getByText('4 trouvées sur les 100 dernières lues')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNoAxeViolations(page)
})
