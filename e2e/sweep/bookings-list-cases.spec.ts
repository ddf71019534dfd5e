import { aCompany } from '../builders/company.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  companies,
  companyNames,
  companyRow,
  listCalls,
  pageAndSize,
  rowsPerPage,
  someCompanies,
  seedBookings,
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

test('[BK-06] [BK-18] « Tous » of an empty list asks for no page size of 0', async ({ as, world }) => {
  await world.reset({ seed: 'empty' })
  const page = await as('super_admin').open('/bookings')
  await expect(page.getByText('0-0 sur 0')).toBeVisible()
  await page.getByLabel(rowsPerPage).selectOption('Tous')
  await expect(page).toHaveURL('/bookings?per_page=tous')
  await expect(companies(page).getByText('Aucun enregistrement !')).toBeVisible()
  await expect.poll(async () => (await listCalls(world)).length).toBe(2)
  expect((await listCalls(world)).map((query) => query.get('itemsPerPage'))).not.toContain('0')
})

test('[BK-19] « Chargement... » is shown while the list and each further page load', async ({ as, page, world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: someCompanies(12) })
  const held = await holdCalls(page, 'GET **/api/companies?*')
  await as('operator').open('/bookings')
  await expect(page.getByText('Chargement...')).toBeVisible()
  await held.letOne()
  await expect(page.getByText('1-10 sur 12')).toBeVisible()
  await expect(page.getByText('Chargement...')).toHaveCount(0)
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect(page.getByText('Chargement...')).toBeVisible()
  await expect(companies(page)).toHaveAttribute('aria-busy', 'true')
  await held.letAll()
  await expect(page.getByText('11-12 sur 12')).toBeVisible()
  await expect(page.getByText('Chargement...')).toHaveCount(0)
})

test('[BK-02] a page that does not exist is corrected in the address, without a new history entry', async ({
  as,
  world,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: someCompanies(12) })
  const page = await as('admin').open('/societes')
  await page.goto('/bookings?page=99&per_page=12')
  await expect(page).toHaveURL('/bookings?page=2')
  await expect(page.getByText('11-12 sur 12')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/societes')
})

test('[BK-06] « Tous » loads 300 companies from a server that sends at most 30 per page', async ({ world, as }) => {
  await world.reset({ seed: 'empty', clamp: 30 })
  await world.seed({ companies: someCompanies(300) })
  const page = await as('super_admin').open('/bookings?per_page=tous')
  await expect(page.getByText('1-300 sur 300')).toBeVisible()
  // The list is virtual: it counts all rows and renders only those near the visible part.
  await expect(companies(page)).toHaveAttribute('aria-rowcount', '301')
  await expect(companyRow(page, 'Société 101')).toBeVisible()
  await expect.poll(() => companyNames(page).count()).toBeLessThan(60)
  await companyRow(page, 'Société 101').getByRole('link').focus()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(companyRow(page, 'Société 400')).toBeInViewport()
  await expect(companyRow(page, 'Société 400')).toHaveAttribute('aria-rowindex', '301')
  // The row with the focus is still there.
  await expect(companyRow(page, 'Société 101').getByRole('link')).toBeFocused()
  const asked = await listCalls(world)
  expect(pageAndSize(asked.slice(0, 2))).toEqual(['1 × 10', '1 × 300'])
  expect(asked.slice(1).map((query) => query.get('page'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
})

test('[BK-01] [API-40] [ENT-13] the list has two row colours and comes with one call', async ({ world, as }) => {
  await seedBookings(world, {}, { companies: [aCompany({ id: 13, name: 'Brasserie du Port' })] })
  const page = await as('member').open('/bookings')
  await expect(companyRow(page, 'Brasserie du Port')).toBeVisible()
  const [vaiana, port] = await companies(page)
    .locator('> tbody > tr > th')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor))
  expect(vaiana).not.toBe(port)
  const asked = await listCalls(world)
  expect(pageAndSize(asked)).toEqual(['1 × 10'])
  expect(asked[0]?.getAll('q[bookingSlots][]')).toEqual(['id', 'capacity', 'available', 'active'])
  expect(asked[0]?.getAll('q[bookingSlots][slot][temperatureZone][locker][]')).toContain('shortLocation')
  // The rows send no calls of their own.
  expect(await world.requests('GET /api/')).toHaveLength(1)
})
