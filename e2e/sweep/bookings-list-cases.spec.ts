import { expect, test } from '../support/fixtures/test.ts'
import {
  companies,
  companyNames,
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
