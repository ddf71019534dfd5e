import { expect, test } from '../support/fixtures/test.ts'
import { companyNames, listCalls, pageAndSize, rowsPerPage, someCompanies } from '../support/pages/bookings-page.ts'

test.beforeEach(({ world }) => world.start())

test('[BK-02] [BK-03] [BK-04] [BK-05] [BK-06] [CST-10] [CST-11] [NAV-52] the list has pages of ten companies, Back returns to the page, and another size starts at the first', async ({
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
  await expect(page.getByText('11-20 sur 47')).toHaveAttribute('aria-live', 'polite')
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
  for (const [size, address, range] of [
    ['25', '/bookings?per_page=25', '1-25 sur 47'],
    ['Tous', '/bookings?per_page=tous', '1-47 sur 47'],
  ] as const) {
    await page.getByLabel(rowsPerPage).selectOption(size)
    await expect(page).toHaveURL(address)
    await expect(page.getByText(range)).toBeVisible()
  }
  await expect(companyNames(page)).toHaveCount(47)
  expect(pageAndSize(await listCalls(world))).toContain('1 × 47')
})
