import { expect, test } from '../support/fixtures/test.ts'
import {
  companies,
  companyNames,
  companyRow,
  listCalls,
  pageAndSize,
  rowsPerPage,
  someCompanies,
} from '../support/pages/bookings-page.ts'

/** The pages of the bookings and their addresses. */

test('[BK-06] [CST-10] another page size starts at the first page, and Back returns to the previous one', async ({
  as,
  world,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: someCompanies(47) })
  const page = await as('admin').open('/bookings?page=5')
  await expect(page.getByText('41-47 sur 47')).toBeVisible()
  await page.getByLabel(rowsPerPage).selectOption('25')
  await expect(page).toHaveURL('/bookings?per_page=25')
  await expect(page.getByText('1-25 sur 47')).toBeVisible()
  await page.getByLabel(rowsPerPage).selectOption('Tous')
  await expect(page).toHaveURL('/bookings?per_page=tous')
  await expect(page.getByText('1-47 sur 47')).toBeVisible()
  await expect(companyNames(page)).toHaveCount(47)
  // The last two run beside each other.
  const read = pageAndSize(await listCalls(world))
  expect(read.toSorted()).toEqual(['1 × 10', '1 × 25', '1 × 47', '5 × 10'])
  await page.goBack()
  await expect(page.getByText('1-25 sur 47')).toBeVisible()
  await expect(page.getByLabel(rowsPerPage)).toHaveValue('25')
  await page.goBack()
  await expect(page.getByText('41-47 sur 47')).toBeVisible()
})

test('[BK-06] « Tous » of 300 companies draws the rows near the window, and the row with the focus', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty', clamp: 30 })
  await world.seed({ companies: someCompanies(300) })
  const page = await as('super_admin').open('/bookings?per_page=tous')
  await expect(companies(page)).toHaveAttribute('aria-rowcount', '301')
  await expect.poll(() => companyNames(page).count()).toBeLessThan(60)
  const first = companyRow(page, 'Société 101').getByRole('link')
  await first.focus()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(companyRow(page, 'Société 400')).toBeInViewport()
  await expect(companyRow(page, 'Société 400')).toHaveAttribute('aria-rowindex', '301')
  await expect(first).toBeFocused()
})
