import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { narrowDialog, openNarrow, seedNarrow } from '../support/pages/orders-narrow.ts'
import { count, pageBox, selectButton } from '../support/pages/selection.ts'
import { card } from '../support/pages/vocabulary.ts'

/** What the server cannot filter. `src/app/orders-narrow.test.tsx` has the answers of odd servers. */

const apply = (page: Page) => narrowDialog(page).getByRole('button', { name: 'Filtrer' }).click()

test.beforeEach(({ world }) => seedNarrow(world))

test('[LIST-04] a machine filters the rows read so far, and the list reads on by the links', async ({ world, as }) => {
  const page = await as('shipper').open('/livraisons')
  // The options are not fetched before the dialog opens.
  await expect(openNarrow(page)).toBeVisible()
  expect(await world.requests('GET /api/lockers')).toEqual([])
  await openNarrow(page).click()
  await narrowDialog(page).getByLabel('Machine', { exact: true }).selectOption('Taina-3')
  await apply(page)
  await expect(page).toHaveURL('/livraisons?machine=3')
  await expect(narrowDialog(page)).toHaveCount(0)
  await expect(page.getByText('4 trouvées sur 100 lues')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText(['250', '225', '200', '175'])

  const more = page.getByRole('button', { name: 'Lire la suite' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('8 trouvées sur 200 lues')).toBeVisible()
  await expect(more).toBeFocused()
  await expectNoAxeViolationsInLight(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('10 trouvées sur 250 lues')).toBeFocused()
  await expect(more).toHaveCount(0)
  // The selection applies to the found rows.
  await selectButton(page).click()
  await pageBox(page).check()
  await expect(count(page)).toHaveText('10 sélectionnées')
})

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
