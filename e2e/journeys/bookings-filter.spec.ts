import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { companies, companyNames, listCalls, pageAndSize } from '../support/pages/bookings-page.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** A filter and a sorting hold for all companies, not for those of one page. The rules are in `narrow.test.ts`. */

const filter = (page: Page) => page.getByRole('combobox', { name: 'Réservations', exact: true })

/** 250 companies, each with an unused booking; every 25th has a full one instead. */
async function seed(world: World) {
  await world.reset({ seed: 'empty' })
  const ids = Array.from({ length: 250 }, (_, at) => 101 + at)
  await world.seed({
    companies: ids.map((id) => aCompany({ id, name: `Société ${1000 - id}` })),
    lockers: [aLocker({ id: 1, temperatureZones: [aZone({ id: 1, slots: [aSlot({ id: 1, capacity: 900 })] })] })],
    bookingSlots: ids.map((id) => ({ id, slot: 1, company: id, capacity: 1, active: id !== 102 })),
  })
  await world.seed({
    orders: ids
      .filter((id) => id % 25 === 0)
      .map((id) => ({ id, status: 'operin', company: id, locker: 1, bookingSlot: id, hold: 2880, barcode: `B-${id}` })),
  })
}

test('[TDY-06] the filter finds the full bookings of all companies, with the rest read by the links', async ({
  world,
  as,
}) => {
  await seed(world)
  await world.fault({ path: '^/api/companies\\?.*page=2' }, { status: 500 })
  const page = await as('admin').open('/bookings')
  await expect(companyNames(page)).toHaveCount(10)
  await filter(page).selectOption('Saturées')
  await expect(page).toHaveURL('/bookings?filtre=saturees')
  await expect(page.getByText('partiel : 1 page sur 3 lue')).toBeVisible()
  await expect(companyNames(page).first()).toHaveText('Société 875')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await world.mend()
  await retryButton(page).click()
  await expect(page.getByText('10 réservations saturées, 10 sociétés')).toBeVisible()
  await expect(page.getByText('1-10 sur 10')).toBeVisible()
  expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '1 × 100', '2 × 100', '2 × 100', '3 × 100'])
  const parameters = (await listCalls(world)).flatMap((query) => [...query.keys()])
  expect(new Set(parameters.filter((name) => !name.startsWith('q[')))).toEqual(new Set(['page', 'itemsPerPage']))
  await page.reload()
  await expect(page.getByText('10 réservations saturées, 10 sociétés')).toBeVisible()
  await page.goBack()
  await expect(companyNames(page).first()).toHaveText('Société 899')
})

test('[BK-07] sorting reads the rest of the companies first, and pages and filters hold for all of them', async ({
  world,
  as,
}) => {
  await seed(world)
  const page = await as('admin').open('/bookings')
  await companies(page).locator('> thead').getByRole('button').click()
  await expect(companyNames(page).first()).toHaveText('Société 650')
  await expect(page.getByText('1-10 sur 250')).toBeVisible()
  await page.getByRole('button', { name: 'Dernière page' }).click()
  await expect(page.getByText('241-250 sur 250')).toBeVisible()
  await expect(companyNames(page).last()).toHaveText('Société 899')
  expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '1 × 100', '2 × 100', '3 × 100'])
  await filter(page).selectOption('Actives')
  await expect(page.getByText('249 réservations actives, 249 sociétés')).toBeVisible()
  await expect(page).toHaveURL('/bookings?tri=asc&filtre=actives')
  expect(await listCalls(world)).toHaveLength(4)
})

test('[TDY-06] only administrators filter bookings', async ({ world, as }) => {
  await seed(world)
  const page = await as('member').open('/bookings?filtre=saturees')
  await expect(companyNames(page)).toHaveCount(10)
  await expect(companyNames(page).first()).toHaveText('Société 899')
  await expect(filter(page)).toHaveCount(0)
})

test('[LIST-02] what is typed finds bookings of all companies, beside the other filter, and the address keeps it', async ({
  world,
  as,
}) => {
  await seed(world)
  const page = await as('admin').open('/bookings')
  await expect(companyNames(page)).toHaveCount(10)
  await page.getByRole('searchbox', { name: 'Filtrer' }).fill('societe 675')
  await expect(companyNames(page)).toHaveText(['Société 675'])
  await expect(page.getByText('1 réservation, 1 société')).toBeVisible()
  await expect(page).toHaveURL('/bookings?recherche=societe+675')
  expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '1 × 100', '2 × 100', '3 × 100'])
  await filter(page).selectOption('Inutilisées')
  await expect(companies(page).getByText('Aucun résultat')).toBeVisible()
  await page.goto('/bookings?recherche=introuvable')
  await expect(companies(page).getByText('Aucun résultat')).toBeVisible()
})
