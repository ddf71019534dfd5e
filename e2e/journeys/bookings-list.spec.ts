import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  companies,
  companyNames,
  listCalls,
  pageAndSize,
  rowsPerPage,
  someCompanies,
} from '../support/pages/bookings-page.ts'

test.beforeEach(({ world }) => world.reset({ seed: 'empty' }))

test('[BK-07] sorting orders the names by French rules without a call, and the address keeps it', async ({
  world,
  as,
}) => {
  const names = ['Zoé', 'écume', 'Quai 10', 'Eau vive', 'Quai 9', 'Étoile']
  await world.seed({ companies: names.map((name, index) => aCompany({ id: 200 + index, name })) })
  const page = await as('admin').open('/bookings')
  const ascending = ['Eau vive', 'écume', 'Étoile', 'Quai 9', 'Quai 10', 'Zoé']
  const header = companies(page).locator('> thead').getByRole('columnheader', { name: 'Société' })
  await expect(companyNames(page)).toHaveText(names)
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await header.getByRole('button').click()
  await expect(companyNames(page)).toHaveText(ascending)
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL('/bookings?tri=-name')
  // The server has no order by name, and may refuse an unknown parameter (G-21).
  expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10'])
  await page.reload()
  await expect(companyNames(page)).toHaveText(ascending.toReversed())
})

test('[BK-02] [BK-03] [BK-04] [BK-05] [CST-11] [NAV-52] the list has pages of ten companies, and Back returns to the page', async ({
  world,
  as,
}) => {
  await world.seed({ companies: someCompanies(47) })
  const page = await as('admin').open('/bookings')
  const last = page.getByRole('button', { name: 'Dernière page' })
  const next = page.getByRole('button', { name: 'Page suivante' })
  await expect(page.getByText('1-10 sur 47')).toBeVisible()
  await expect(page.getByLabel(rowsPerPage).getByRole('option')).toHaveText(['10', '15', '20', '25', '30', 'Tous'])
  await expect(page.getByLabel(rowsPerPage)).toHaveValue('10')
  await expect(page.getByRole('button', { name: 'Page précédente' })).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect(page).toHaveURL('/bookings?page=2')
  await expect(page.getByText('11-20 sur 47')).toBeVisible()
  await expect(companyNames(page).first()).toHaveText('Société 111')
  // The button keeps the focus, so that a keyboard user can press it again.
  await expect(next).toBeFocused()
  await last.click()
  await expect(page.getByText('41-47 sur 47')).toBeVisible()
  await expect(companyNames(page)).toHaveCount(7)
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '2 × 10', '5 × 10'])
  await companyNames(page).first().getByRole('link').click()
  await expect(page).toHaveURL('/societes/detail/141')
  await page.goBack()
  await expect(page).toHaveURL('/bookings?page=5')
  await expect(page.getByText('41-47 sur 47')).toBeVisible()
})
