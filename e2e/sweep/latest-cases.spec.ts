import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { sideways } from '../support/measures/screen.ts'
import { seedNarrow } from '../support/pages/orders-narrow.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { card } from '../support/pages/vocabulary.ts'

/** The latest deliveries on the page of a company. */

test.beforeEach(({ world }) => seedNarrow(world))

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
