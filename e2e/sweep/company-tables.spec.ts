import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedCompany, someMembers } from '../support/pages/company-page.ts'
import { card, cellOf, expectFlash, retryButton, row } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('the tables of a company: calls, pages and counts', async ({ as, world }) => {
  const bookingSlots = Array.from({ length: 40 }, (_, index) =>
    aCompanyBooking({ id: 3000 + index, company: 12, machine: `M${index}` }),
  )
  const orders = [1, 2, 3].map((id) => ({ id, company: 12, bookingSlot: 3039, status: 'created', barcode: `B-${id}` }))
  await seedCompany(world, { members: someMembers(12) }, { bookingSlots, orders })
  const answer = (all: object[], total: number, link: string) => ({
    status: 200,
    body: { 'hydra:member': all, 'hydra:totalItems': total, 'hydra:view': { 'hydra:next': link } },
  })
  const moreBookings = '/api/companies/12/bookings?cursor=b%2Fr&itemsPerPage=20&page=2'
  await world.fault({ path: '/bookings\\?page=1&' }, answer(bookingSlots.slice(0, 20), 40, moreBookings))
  const moreMembers = '/api/companies/12/members?page=2&itemsPerPage=10&foo=b%2Fr'
  await world.fault({ path: '/members\\?page=1&' }, answer(someMembers(10), 12, moreMembers))
  const page = await as('member').open('/societes/detail/12')

  await test.step('[COD-33] « Charger plus » loads the next 20 bookings by the link of the server', async () => {
    const table = card(page, 'Bookings')
    await expect(table.getByRole('row')).toHaveCount(21)
    await table.getByRole('button', { name: 'Charger plus' }).click()
    await expect(table.getByRole('row')).toHaveCount(41)
    await expect(table.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
    const [, second, ...others] = await world.requests('GET /api/companies/12/bookings')
    expect(others).toEqual([])
    expect(second?.url).toBe(moreBookings)
  })

  await test.step('[COD-31] slots used by orders are not available', async () => {
    // The link of the server asks for no names, so that this row has only its number.
    await expect(cellOf(row(page, '#3039'), 'Réservés')).toHaveText('5')
    await expect(cellOf(row(page, '#3039'), 'Disponibles')).toHaveText('2')
  })

  await test.step('[COD-24] [API-07] « Charger plus » loads more users by the link of the server, unchanged', async () => {
    const users = card(page, 'Utilisateurs')
    await users.getByRole('button', { name: 'Charger plus' }).click()
    await expect(users.getByRole('row')).toHaveCount(13)
    const asked = await world.requests('GET /api/companies/12/members')
    expect(asked.map(({ url }) => url).slice(1)).toEqual([moreMembers])
  })
})

test('the tables of a company: odd answers and failures', async ({ as, world }) => {
  await seedCompany(world, { members: someMembers(1) })
  const body = {
    'hydra:member': [
      { '@id': '/api/booking_slots/61', slot: '/api/slots/9', capacity: 2, available: 1, active: true },
      {
        '@id': '/api/booking_slots/62',
        slot: { '@id': '/api/slots/9', temperatureZone: '/api/temperature_zones/4' },
      },
    ],
  }
  await world.fault({ path: '/companies/12/bookings' }, { status: 200, body })
  await world.fault({ path: '/companies/12/members' }, { status: 500 })
  const page = await as('member').open('/societes/detail/12')

  await test.step('a table that cannot be read leaves the other parts on screen, and « Réessayer » loads it', async () => {
    await expectFlash(page, fetchFailure)
    await expect(card(page, 'Coordonnées')).toBeVisible()
    await expect(card(page, 'Bookings')).toBeVisible()
    await expect(page.getByText("Cette partie n'a pas pu être affichée.")).toBeVisible()
    // Mending would also replace the answer of the bookings.
    await expect(row(page, '#61')).toBeVisible()
    await world.mend()
    await retryButton(page).click()
    await expect(row(page, 'Moana Membre 800')).toBeVisible()
  })

  await test.step('relations given as IRIs are shown by their id, without a call per row', async () => {
    await expect(row(page, '#61').getByRole('cell')).toHaveText(['-', '#9', '2', '1', ''])
    await expect(row(page, '#62').getByRole('cell')).toHaveText(['#4', '#9', '-', '-', '-'])
    expect((await world.requests('GET')).filter(({ path }) => /api\/(slots|temp|lockers)/.test(path))).toEqual([])
  })
})
