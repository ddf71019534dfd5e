import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import {
  bookingsOf,
  companyNames,
  removeButton,
  seedBookings,
  someCompanies,
  switchOf,
  taina,
} from '../support/pages/bookings-page.ts'
import { recordMessages } from '../support/pages/toasts.ts'
import { chooseOption, expectFlash, retryButton } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('the list of bookings reads odd answers of the server', async ({ as, world }) => {
  await test.step('[API-80] [ERR-10] the list, its pages and a refused deletion work with API Platform 4 and explicit nulls', async () => {
    await seedBookings(world, {}, { companies: someCompanies(12) })
    await world.set({ flavour: '4', nulls: 'keep' })
    const page = await as('super_admin').open('/bookings')
    await expect(page.getByText('1-10 sur 13')).toBeVisible()
    const row = bookingsOf(page, 'Épicerie Vaiana').getByRole('row').nth(1)
    await expect(row.getByRole('cell')).toHaveText(['42', 'Frais (MT)', '10 x 20 x 30 cm', '5', '2', 'Activé', ''])
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expect(page.getByText('11-13 sur 13')).toBeVisible()
    await page.goBack()
    await removeButton(page, 42).click()
    await page.getByRole('button', { name: 'Oui, je confirme' }).click()
    await expectFlash(page, 'Ce booking contient des commandes en cours : il ne peut pas être supprimé.')
    await expect(switchOf(page, 42)).not.toBeChecked()
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
    const page = await as('super_admin').open('/bookings')
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

  await test.step('[BK-06] a next link to another host or to the same page is not followed', async () => {
    await world.reset({ seed: 'empty' })
    const body = (next: string) => ({
      'hydra:member': someCompanies(10),
      'hydra:totalItems': 12,
      'hydra:view': { 'hydra:next': next },
    })
    await world.fault(
      { path: 'itemsPerPage=12' },
      { status: 200, body: body('https://evil.test/api/companies?page=2') },
    )
    await world.fault({ path: 'itemsPerPage=10' }, { status: 200, body: body('/api/companies?page=2') })
    const page = await as('admin').open('/bookings?per_page=tous')
    await expect(companyNames(page)).toHaveCount(10)
    expect(await world.requests('GET /api/companies')).toHaveLength(2)
  })
})

test('bookings that cannot be read show one error and can be read again', async ({ as, page, world }) => {
  test.slow()
  await test.step('[ERR-01] a list answered with a page of HTML shows one error, and « Réessayer » loads it', async () => {
    await seedBookings(world)
    await world.fault({ method: 'GET', path: '/companies\\?' }, { status: 200, html: '<h1>Bonjour</h1>' })
    const messages = await recordMessages(page)
    await as('member').open('/bookings')
    await expectFlash(page, fetchFailure)
    expect(await messages()).toEqual([fetchFailure])
    await world.mend()
    await retryButton(page).click()
    await expect(bookingsOf(page, 'Épicerie Vaiana')).toBeVisible()
  })

  await test.step('[ERR-01] a next page that cannot be read can be loaded with « Réessayer »', async () => {
    await world.reset({ seed: 'empty' })
    await world.seed({ companies: someCompanies(12) })
    await as('member').open('/bookings')
    await expect(page.getByText('1-10 sur 12')).toBeVisible()
    await world.fault({ method: 'GET', path: 'page=2' }, { status: 500 })
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expectFlash(page, fetchFailure)
    await world.mend()
    await retryButton(page).click()
    await expect(page.getByText('11-12 sur 12')).toBeVisible()
  })

  await test.step('[ERR-01] zones that cannot be read show an error in the form, and « Réessayer » loads them', async () => {
    await seedBookings(world)
    await world.fault({ method: 'GET', path: 'temperature_zones' }, { status: 500 })
    await as('super_admin').open('/societes/12/booking/creation')
    await chooseOption(page, 'Machine', 'Taina-3')
    await expectFlash(page, fetchFailure)
    await expect(page.getByText("La liste n'a pas pu être chargée.")).toBeVisible()
    await world.mend()
    await retryButton(page).click()
    await chooseOption(page, 'Zone de température', 'Frais')
  })
})

test('[ERR-01] reloading while the list loads shows no error', async ({ world, as, page }) => {
  await seedBookings(world)
  const messages = await recordMessages(page)
  await as('member').open('/bookings')
  await expect(bookingsOf(page, 'Épicerie Vaiana')).toBeVisible()
  await world.fault({ method: 'GET', path: '/companies\\?' }, { delayMs: 1500 })
  await page.reload()
  await page.reload()
  await expect(bookingsOf(page, 'Épicerie Vaiana')).toBeVisible()
  expect(await messages()).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('eb_flash_session'))).toBeNull()
})

test('bookings with a token that expires, and with a very long name', async ({ as, page, world }) => {
  await test.step('an expired token is refreshed when a booking is switched off, and the call is sent again', async () => {
    await seedBookings(world)
    await as('super_admin').open('/bookings')
    await expect(switchOf(page, 42)).toBeVisible()
    await world.expireTokens()
    await switchOf(page, 42).click()
    await expectFlash(page, 'Booking #42 désactivé !')
    expect(await world.requests('POST /api/token/refresh')).toHaveLength(1)
    expect((await world.table('booking_slots'))[0]).toMatchObject({ active: false })
  })

  await test.step('a very long name with HTML in it is shown as text and does not widen the page', async () => {
    const name = `<img src=x onerror=alert(1)> ${'Interminable'.repeat(12)}`
    await seedBookings(world, {}, { companies: [{ id: 12, name }], lockers: [{ ...taina, shortLocation: name }] })
    for (const width of [1366, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await as('super_admin').open('/bookings')
      await expect(companyNames(page)).toHaveText([name])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await look(page, 'bookings-long')
  })
})
