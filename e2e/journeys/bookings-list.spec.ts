import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  companies,
  companyNames,
  companyRow,
  listCalls,
  pageAndSize,
  someCompanies,
} from '../support/pages/bookings-page.ts'

const size = 'Lignes par page :'

/** Company 12 with the bookings 42, 99 and 100, and company 13 without bookings. */

test('[BK-04] [BK-05] [CST-11] the list starts with 10 companies and offers the other page sizes', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: someCompanies(47) })
  const page = await as('admin').open('/bookings')
  await expect(page.getByText('1-10 sur 47')).toBeVisible()
  await expect(page.getByLabel(size).getByRole('option')).toHaveText(['10', '15', '20', '25', '30', 'Tous'])
  await expect(page.getByLabel(size)).toHaveValue('10')
  const arrows = page.getByRole('navigation', { name: 'Pagination' })
  await expect(arrows.getByRole('button', { name: 'Page précédente' })).toHaveAttribute('aria-disabled', 'true')
})

test('[BK-02] [BK-03] [NAV-52] the arrows turn the pages, and Back returns to them', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: someCompanies(47) })
  const page = await as('admin').open('/bookings')
  const arrows = page.getByRole('navigation', { name: 'Pagination' })

  await arrows.getByRole('button', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL('/bookings?page=2')
  await expect(page.getByText('11-20 sur 47')).toBeVisible()
  await expect(companyNames(page).first()).toHaveText('Société 111')
  // The button keeps the focus, so that a keyboard user can press it again.
  await expect(arrows.getByRole('button', { name: 'Page suivante' })).toBeFocused()
  await arrows.getByRole('button', { name: 'Dernière page' }).click()
  await expect(page.getByText('41-47 sur 47')).toBeVisible()
  await expect(companyNames(page)).toHaveCount(7)
  await expect(arrows.getByRole('button', { name: 'Page suivante' })).toHaveAttribute('aria-disabled', 'true')
  expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '2 × 10', '5 × 10'])
  await companyNames(page).first().getByRole('link').click()
  await expect(page).toHaveURL('/societes/detail/141')
  await page.goBack()
  await expect(page).toHaveURL('/bookings?page=5')
  await expect(page.getByText('41-47 sur 47')).toBeVisible()
})

test('[BK-06] [CST-10] another page size starts at the first page, and Back returns to the previous one', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: someCompanies(47) })
  const page = await as('admin').open('/bookings')
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name: 'Dernière page' }).click()
  await expect(page.getByText('41-47 sur 47')).toBeVisible()
  await page.getByLabel(size).selectOption('25')
  await expect(page).toHaveURL('/bookings?per_page=25')
  await expect(page.getByText('1-25 sur 47')).toBeVisible()
  await page.getByLabel(size).selectOption('Tous')
  await expect(page).toHaveURL('/bookings?per_page=tous')
  await expect(page.getByText('1-47 sur 47')).toBeVisible()
  await expect(companyNames(page)).toHaveCount(47)
  expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '5 × 10', '1 × 25', '1 × 47'])

  // The address holds the page and its size, so Back returns to them.
  await page.goBack()
  await expect(page.getByText('1-25 sur 47')).toBeVisible()
  await expect(page.getByLabel(size)).toHaveValue('25')
  await page.goBack()
  await expect(page).toHaveURL('/bookings?page=5')
  await expect(page.getByText('41-47 sur 47')).toBeVisible()
})

test('[BK-06] « Tous » loads 300 companies from a server that sends at most 30 per page', async ({ world, as }) => {
  await world.reset({ seed: 'empty', clamp: 30 })
  await world.seed({ companies: someCompanies(300) })
  const page = await as('super_admin').open('/bookings?per_page=tous')
  await expect(page.getByText('1-300 sur 300')).toBeVisible({ timeout: 15_000 })
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

test('[BK-06] [BK-18] an empty list says so, and « Tous » never asks for a page size of 0', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const page = await as('super_admin').open('/bookings')
  await expect(companies(page).getByText('Aucun enregistrement !')).toBeVisible()
  await expect(page.getByText('0-0 sur 0')).toBeVisible()
  await page.getByLabel(size).selectOption('Tous')
  await expect(page).toHaveURL('/bookings?per_page=tous')
  await expect(companies(page).getByText('Aucun enregistrement !')).toBeVisible()
  await expect.poll(async () => (await listCalls(world)).length).toBe(2)
  expect((await listCalls(world)).map((query) => query.get('itemsPerPage'))).not.toContain('0')
})

test('[BK-07] sorting orders the names of the loaded page by French rules', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const names = ['Zoé', 'écume', 'Quai 10', 'Eau vive', 'Quai 9', 'Étoile']
  await world.seed({ companies: names.map((name, index) => aCompany({ id: 200 + index, name })) })
  const page = await as('shipper').open('/bookings')
  await expect(companyNames(page)).toHaveText(names)
  const header = companies(page).locator('> thead').getByRole('columnheader', { name: 'Société' })
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await header.getByRole('button').click()
  const ascending = ['Eau vive', 'écume', 'Étoile', 'Quai 9', 'Quai 10', 'Zoé']
  await expect(companyNames(page)).toHaveText(ascending)
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').click()
  await expect(companyNames(page)).toHaveText(ascending.toReversed())
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  // The server has no order by name, and may refuse an unknown parameter: sorting sends no call (G-21).
  expect(await listCalls(world)).toHaveLength(1)
  await page.reload()
  await expect(companyNames(page)).toHaveText(ascending.toReversed())
})

test('[BK-19] « Chargement... » is shown while the list and each further page load', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: someCompanies(12) })
  await world.fault({ method: 'GET', path: '/companies\\?' }, { delayMs: 1500 })
  const page = await as('operator').open('/bookings')
  await expect(page.getByText('Chargement...')).toBeVisible()
  await expect(page.getByText('1-10 sur 12')).toBeVisible()
  await expect(page.getByText('Chargement...')).toHaveCount(0)
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect(page.getByText('Chargement...')).toBeVisible()
  await expect(companies(page)).toHaveAttribute('aria-busy', 'true')
  // The heading stays while the page loads.
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
  await expect(page.getByText('11-12 sur 12')).toBeVisible()
  await expect(page.getByText('Chargement...')).toHaveCount(0)
})

test('[BK-02] a page number or size that does not exist is corrected in the address, without a new history entry', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: someCompanies(12) })
  const page = await as('admin').open('/societes')
  await page.goto('/bookings?page=99&per_page=12')
  await expect(page).toHaveURL('/bookings?page=2')
  await expect(page.getByText('11-12 sur 12')).toBeVisible()
  await page.goto('/bookings?page=-3&per_page=0&tri=id')
  await expect(page.getByText('1-10 sur 12')).toBeVisible()
  await expect(page).toHaveURL('/bookings')
  expect(new Set((await listCalls(world)).map((query) => query.get('itemsPerPage')))).toEqual(new Set(['10']))
  await page.goBack()
  await expect(page).toHaveURL('/bookings?page=2')
  await page.goBack()
  await expect(page).toHaveURL('/societes')
})
