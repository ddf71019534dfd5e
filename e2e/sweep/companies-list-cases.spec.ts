import { expect, test } from '../support/fixtures/test.ts'
import { manyCompanies, seedCompanies } from '../support/pages/companies-list.ts'
import { confirmButton, expectFlash, expectRows, retryButton, row, rowMenu } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('[CO-34] a list that cannot be read shows its error and no row, until « Réessayer »', async ({ world, as }) => {
  await world.fault({ path: '/companies' }, { status: 500, html: '<h1>Panne</h1>' })
  const page = await as('member').open('/societes')
  await expectFlash(page, fetchFailure)
  await expect(page.getByRole('row')).toHaveCount(0)
  // Read twice, with a new token the second time.
  const calls = (await world.requests()).map(({ method, path }) => `${method} ${path}`)
  expect(calls).toEqual(['GET /api/companies', 'POST /api/token/refresh', 'GET /api/companies'])
  await world.mend()
  await retryButton(page).click()
  await expectRows(page)
})

/** `src/api/resource.test.tsx` has the unusual links. */
test('[CO-14] « Charger plus » adds companies, and disappears with the last ones', async ({ world, as }) => {
  await seedCompanies(world, ...manyCompanies(23))
  const page = await as('member').open('/societes')
  const more = page.getByRole('button', { name: 'Charger plus' })
  for (const shown of [10, 20]) {
    await expect(page.getByText(`${shown} sur 23`, { exact: true })).toBeVisible()
    await more.click()
  }
  await expect(page.getByRole('rowheader')).toHaveCount(23)
  await expect(more).toHaveCount(0)
})

/** `src/app/query/deletions.dom.test.ts` has the other answers. */
test('[CO-12] the reason of a refused deletion is shown, and the list is read again', async ({ world, as }) => {
  await seedCompanies(world, ...manyCompanies(1))
  await world.fault({ method: 'DELETE' }, { status: 403, description: 'Refusé.' })
  const page = await as('super_admin').open('/societes')
  await rowMenu(page, 'Société 1', 'Supprimer')
  await world.forgetRequests()
  await confirmButton(page).click()
  await expectFlash(page, 'Refusé.')
  await expect.poll(() => world.requests('GET /api/companies?')).toHaveLength(1)
  await expect(row(page, 'Société 1')).toBeVisible()
  expect(await world.requests('POST')).toEqual([])
})

test('[CO-08] [CO-09] a row leads to the company and to its form', async ({ as, world }) => {
  await seedCompanies(world, ...manyCompanies(1))
  const page = await as('admin').open('/societes')
  await rowMenu(page, 'Société 1', 'Détail')
  await expect(page).toHaveURL('/societes/detail/1')
  await page.goBack()
  await rowMenu(page, 'Société 1', 'Modifier')
  await expect(page).toHaveURL('/societes/modification/1')
  await page.goBack()
  await row(page, 'Société 1').getByRole('link').click()
  await expect(page).toHaveURL('/societes/detail/1')
})
