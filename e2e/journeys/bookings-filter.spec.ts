import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { bookingsFilter, seedManyBookings } from '../support/pages/bookings-filter.ts'
import { companies, companyNames, listCalls, pageAndSize } from '../support/pages/bookings-page.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** A filter and a sorting apply to all companies, not only to one page. The rules are in `narrow.test.ts`. */

test('[TDY-06] the filter finds the full bookings of all companies, with the rest read by the links', async ({
  world,
  as,
}) => {
  await seedManyBookings(world)
  await world.fault({ path: '^/api/companies\\?.*page=2' }, { status: 500 })
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
  const parameters = (await listCalls(world)).flatMap((query) => [...query.keys()])
  expect(new Set(parameters.filter((name) => !name.startsWith('q[')))).toEqual(new Set(['page', 'itemsPerPage']))
  await page.reload()
  await expect(page.getByText('10 réservations saturées, 10 sociétés')).toBeVisible()
  await page.goBack()
  await expect(companyNames(page).first()).toHaveText('Société 899')
})

test('[LIST-02] the typed filter searches bookings of all companies, combines with the other filter, and stays in the address', async ({
  world,
  as,
}) => {
  await seedManyBookings(world)
  const page = await as('admin').open('/bookings')
  await expect(companyNames(page)).toHaveCount(10)
  await page.getByRole('searchbox', { name: 'Filtrer' }).fill('societe 675')
  await expect(companyNames(page)).toHaveText(['Société 675'])
  await expect(page.getByText('1 réservation, 1 société')).toBeVisible()
  await expect(page).toHaveURL('/bookings?recherche=societe+675')
  expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '1 × 100', '2 × 100', '3 × 100'])
  await bookingsFilter(page).selectOption('Inutilisées')
  await expect(companies(page).getByText('Aucun résultat')).toBeVisible()
  await page.goto('/bookings?recherche=introuvable')
  await expect(companies(page).getByText('Aucun résultat')).toBeVisible()
})
