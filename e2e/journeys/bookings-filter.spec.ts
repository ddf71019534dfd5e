import { expect, test } from '../support/fixtures/test.ts'
import { bookingsFilter, seedManyBookings } from '../support/pages/bookings-filter.ts'
import { companyNames, listCalls, pageAndSize } from '../support/pages/bookings-page.ts'

/** A filter and a sorting apply to all companies, not only to one page. The rules are in `narrow.test.ts`. */

test.beforeEach(({ world }) => seedManyBookings(world))

test('[TDY-06] the filter finds the full bookings of all companies, which are read by the links', async ({
  world,
  as,
}) => {
  const page = await as('admin').open('/bookings')
  await expect(companyNames(page)).toHaveCount(10)
  await bookingsFilter(page).selectOption('Saturées')
  await expect(page).toHaveURL('/bookings?filtre=saturees')
  await expect(page.getByText('10 réservations saturées, 10 sociétés')).toBeVisible()
  await expect(page.getByText('1-10 sur 10')).toBeVisible()
  await expect(companyNames(page).first()).toHaveText('Société 875')
  const asked = await listCalls(world)
  expect(pageAndSize(asked)).toEqual(['1 × 10', '1 × 100', '2 × 100', '3 × 100'])
  const parameters = asked.flatMap((query) => [...query.keys()])
  expect(new Set(parameters.filter((name) => !name.startsWith('q[')))).toEqual(new Set(['page', 'itemsPerPage']))
  await page.goBack()
  await expect(companyNames(page).first()).toHaveText('Société 899')
})
