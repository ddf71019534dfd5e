import { expect, test } from '../support/fixtures/test.ts'
import { bookingsFilter, seedManyBookings } from '../support/pages/bookings-filter.ts'
import { companies, companyNames, listCalls, pageAndSize } from '../support/pages/bookings-page.ts'

/** Sorting the bookings of many companies, and who may filter. */

test.beforeEach(({ world }) => seedManyBookings(world))

test('[BK-07] sorting reads the rest of the companies first, and pages and filters hold for all of them', async ({
  as,
  world,
}) => {
  const page = await as('admin').open('/bookings')
  await companies(page).locator('> thead').getByRole('button').click()
  await expect(companyNames(page).first()).toHaveText('Société 650')
  await page.getByRole('button', { name: 'Dernière page' }).click()
  await expect(page.getByText('241-250 sur 250')).toBeVisible()
  await expect(companyNames(page).last()).toHaveText('Société 899')
  await bookingsFilter(page).selectOption('Actives')
  await expect(page.getByText('249 réservations actives, 249 sociétés')).toBeVisible()
  await expect(page).toHaveURL('/bookings?tri=name&filtre=actives')
  expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '1 × 100', '2 × 100', '3 × 100'])
})

test('[TDY-06] the filter in an address does not hold for a member', async ({ as }) => {
  const page = await as('member').open('/bookings?filtre=saturees')
  await expect(companyNames(page)).toHaveCount(10)
  await expect(companyNames(page).first()).toHaveText('Société 899')
})
