import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { narrowDialog, openNarrow, seedNarrow } from '../support/pages/orders-narrow.ts'
import { count, pageBox, selectButton } from '../support/pages/selection.ts'
import { rowsShown } from '../support/pages/vocabulary.ts'

/** The deliveries of one machine or company. `src/app/orders-narrow.test.tsx` has the answers of odd servers. */

const chip = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('[LIST-04] the machine filter applies to the rows read so far, and the list reads on by the links', async ({
  world,
  as,
}) => {
  await seedNarrow(world)
  const page = await as('shipper').open('/livraisons')
  await rowsShown(page, 10).waitFor()
  await expect(openNarrow(page)).toBeVisible()
  // The options are not fetched before the dialog opens.
  expect(await world.requests('GET /api/lockers')).toEqual([])
  await openNarrow(page).click()
  await narrowDialog(page).getByLabel('Machine', { exact: true }).selectOption('Taina-3')
  await expectNoAxeViolations(page)
  await look(page, 'place-filter')
  await narrowDialog(page).getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL('/livraisons?machine=3')
  await expect(narrowDialog(page)).toHaveCount(0)
  await expect(page.getByText('4 trouvées sur 100 lues')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText(['250', '225', '200', '175'])
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0)
  await expectNoAxeViolations(page)

  const more = page.getByRole('button', { name: 'Lire la suite' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('8 trouvées sur 200 lues')).toBeVisible()
  await expect(more).toBeFocused()
  await look(page, 'found-foot')
  await page.keyboard.press('Enter')
  await expect(page.getByText('10 trouvées sur 250 lues')).toBeFocused()
  await expect(more).toHaveCount(0)
  const calls = await world.requests('GET /api/orders?')
  const series = calls.filter(({ query }) => new URLSearchParams(query).get('itemsPerPage') === '100')
  expect(series.map(({ query }) => new URLSearchParams(query).get('page'))).toEqual(['1', '2', '3'])
  for (const { query } of calls) expect(query).not.toMatch(/machine|locker=|societe/)

  // A status is an additional filter, and the selection applies to the filtered rows.
  await page.getByLabel('Statut').selectOption('déposée')
  await expect(page).toHaveURL('/livraisons?status=operin&machine=3')
  await expect(page.getByText('5 trouvées sur 5 lues')).toBeVisible()
  await selectButton(page).click()
  await pageBox(page).check()
  await expect(count(page)).toHaveText('5 sélectionnées')

  await chip(page, /^Retirer le filtre Machine/).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/livraisons?status=operin')
  await page.goBack()
  await expect(page.getByText('5 trouvées sur 5 lues')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/livraisons')
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
})
