import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { bookingsFilter, seedManyBookings } from '../support/pages/bookings-filter.ts'
import { companies, companyNames, listCalls, pageAndSize } from '../support/pages/bookings-page.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** Sorting the bookings of many companies, who may filter, and a page that cannot be read. */

test('the filter of the bookings: sorting, a page that cannot be read, and who may filter', async ({ as, world }) => {
  await test.step('[BK-07] sorting reads the rest of the companies first, and pages and filters hold for all of them', async () => {
    await seedManyBookings(world)
    const page = await as('admin').open('/bookings')
    await companies(page).locator('> thead').getByRole('button').click()
    await expect(companyNames(page).first()).toHaveText('Société 650')
    await expect(page.getByText('1-10 sur 250')).toBeVisible()
    await page.getByRole('button', { name: 'Dernière page' }).click()
    await expect(page.getByText('241-250 sur 250')).toBeVisible()
    await expect(companyNames(page).last()).toHaveText('Société 899')
    expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '1 × 100', '2 × 100', '3 × 100'])
    await bookingsFilter(page).selectOption('Actives')
    await expect(page.getByText('249 réservations actives, 249 sociétés')).toBeVisible()
    await expect(page).toHaveURL('/bookings?tri=asc&filtre=actives')
    expect(await listCalls(world)).toHaveLength(4)
  })

  await test.step('[TDY-06] a page of companies that cannot be read leaves the filtered bookings partial, and is read again', async () => {
    await world.fault({ path: '^/api/companies\\?.*page=2' }, { status: 500 })
    await world.forgetRequests()
    const page = await as('admin').open('/bookings')
    await expect(companyNames(page)).toHaveCount(10)
    await bookingsFilter(page).selectOption('Saturées')
    await expect(page).toHaveURL('/bookings?filtre=saturees')
    await expect(page.getByText('partiel : 1 page sur 3 lue')).toBeVisible()
    await expect(companyNames(page).first()).toHaveText('Société 875')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '1 × 100', '2 × 100'])
    await expectNoAxeViolations(page)
    await world.mend()
    // The list refreshes automatically while axe runs.
    await world.forgetRequests()
    await retryButton(page).click()
    await expect(page.getByText('10 réservations saturées, 10 sociétés')).toBeVisible()
    await expect(page.getByText('1-10 sur 10')).toBeVisible()
    expect(pageAndSize(await listCalls(world))).toEqual(['2 × 100', '3 × 100'])
  })

  await test.step('[TDY-06] only administrators filter bookings', async () => {
    const page = await as('member').open('/bookings?filtre=saturees')
    await expect(companyNames(page)).toHaveCount(10)
    await expect(companyNames(page).first()).toHaveText('Société 899')
    await expect(bookingsFilter(page)).toHaveCount(0)
  })
})
