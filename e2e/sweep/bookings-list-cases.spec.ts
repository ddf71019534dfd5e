import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  bookingsOf,
  companies,
  companyNames,
  companyRow,
  listCalls,
  pageAndSize,
  rowsPerPage,
  someCompanies,
} from '../support/pages/bookings-page.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { recordMessages } from '../support/pages/toasts.ts'
import { visit } from '../support/pages/vocabulary.ts'

test('the pages of the bookings and their addresses', async ({ as, page, world }) => {
  await test.step('[BK-06] [CST-10] another page size starts at the first page, and Back returns to the previous one', async () => {
    await world.reset({ seed: 'empty' })
    await world.seed({ companies: someCompanies(47) })
    await as('admin').open('/bookings')
    await page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name: 'Dernière page' }).click()
    await expect(page.getByText('41-47 sur 47')).toBeVisible()
    await page.getByLabel(rowsPerPage).selectOption('25')
    await expect(page).toHaveURL('/bookings?per_page=25')
    await expect(page.getByText('1-25 sur 47')).toBeVisible()
    await page.getByLabel(rowsPerPage).selectOption('Tous')
    await expect(page).toHaveURL('/bookings?per_page=tous')
    await expect(page.getByText('1-47 sur 47')).toBeVisible()
    await expect(companyNames(page)).toHaveCount(47)
    expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10', '5 × 10', '1 × 25', '1 × 47'])

    // The address holds the page and its size, so Back returns to them.
    await page.goBack()
    await expect(page.getByText('1-25 sur 47')).toBeVisible()
    await expect(page.getByLabel(rowsPerPage)).toHaveValue('25')
    await page.goBack()
    await expect(page).toHaveURL('/bookings?page=5')
    await expect(page.getByText('41-47 sur 47')).toBeVisible()
  })

  await test.step('[API-81] [ENT-01] [ENT-02] bookings in an object with number keys and relations as IRIs are shown, with the ids of the IRIs', async () => {
    await world.reset({ seed: 'empty' })
    const bookingSlots = {
      0: { '@id': '/api/booking_slots/100', capacity: 1, available: 0, active: true, slot: '/api/slots/9' },
      2: '/api/booking_slots/9',
      5: { '@id': '/api/booking_slots/10', capacity: 2, active: false, slot: null },
      6: {
        '@id': '/api/booking_slots/101',
        capacity: 3,
        available: 3,
        active: true,
        slot: {
          '@id': '/api/slots/8',
          temperatureZone: { '@id': '/api/temperature_zones/5', locker: '/api/lockers/3' },
        },
      },
    }
    const member = [{ '@id': '/api/companies/12', name: 'Épicerie Vaiana', bookingSlots }]
    await world.fault({ path: '/companies\\?' }, { status: 200, body: { member, totalItems: 1 } })
    await as('super_admin').open('/bookings')
    const table = bookingsOf(page, 'Épicerie Vaiana')
    await expect(table.getByRole('row')).toHaveText([/Booking ID/, /^\D*9/, /^\D*10/, /100/, /101/])
    const booking = (id: string) =>
      table.getByRole('row').filter({ has: page.getByRole('cell', { name: id, exact: true }) })
    await expect(booking('9').getByRole('cell')).toHaveText(['9', '-', '-', '-', '-', '-', ''])
    await expect(booking('10').getByRole('cell')).toHaveText(['10', '-', '-', '2', '-', 'Désactivé', ''])
    await expect(booking('100').getByRole('cell')).toHaveText(['100', '-', '#9', '1', '0', 'Activé', ''])
    await expect(booking('101').getByRole('cell')).toHaveText(['101', '#5', '#8', '3', '3', 'Activé', ''])
    await expect(booking('101').getByRole('rowheader')).toHaveText('#3')
    // The rows send no further call for the missing data.
    expect(await world.requests('GET /api/')).toHaveLength(1)
  })

  await test.step('[BK-06] [BK-18] an empty list says so, and « Tous » never asks for a page size of 0', async () => {
    await world.mend()
    await world.forgetRequests()
    await refreshButton(page).click()
    await expect(companies(page).getByText('Aucun enregistrement !')).toBeVisible()
    await expect(page.getByText('0-0 sur 0')).toBeVisible()
    await page.getByLabel(rowsPerPage).selectOption('Tous')
    await expect(page).toHaveURL('/bookings?per_page=tous')
    await expect(companies(page).getByText('Aucun enregistrement !')).toBeVisible()
    await expect.poll(async () => (await listCalls(world)).length).toBe(2)
    expect((await listCalls(world)).map((query) => query.get('itemsPerPage'))).not.toContain('0')
  })

  await test.step('[BK-19] « Chargement... » is shown while the list and each further page load', async () => {
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
    // The heading stays while the page loads.
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
    await held.letAll()
    await expect(page.getByText('11-12 sur 12')).toBeVisible()
    await expect(page.getByText('Chargement...')).toHaveCount(0)
  })

  await test.step('[BK-02] a page number or size that does not exist is corrected in the address, without a new history entry', async () => {
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Sociétés' }).click()
    await expect(page).toHaveURL('/societes')
    await world.forgetRequests()
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

  await test.step('[ERR-01] reloading while the list loads shows no error', async () => {
    await visit(page, '/bookings')
    const messages = await recordMessages(page)
    await world.fault({ method: 'GET', path: '/companies\\?' }, { delayMs: 1500 })
    await page.reload()
    await page.reload()
    await expect(page.getByText('1-10 sur 12')).toBeVisible()
    expect(await messages()).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('eb_flash_session'))).toBeNull()
  })
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
