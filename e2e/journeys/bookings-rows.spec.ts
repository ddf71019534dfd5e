import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import {
  bookingsOf,
  companies,
  companyRow,
  listCalls,
  pageAndSize,
  seedBookings,
} from '../support/pages/bookings-page.ts'
import { cellOf } from '../support/pages/vocabulary.ts'

/** Company 12 with the bookings 42, 99 and 100, and company 13 without bookings. */
const seedThreeBookings = (world: World) =>
  seedBookings(
    world,
    {},
    {
      companies: [aCompany({ id: 13, name: 'Brasserie du Port' })],
      bookingSlots: [
        { id: 100, company: 12, slot: 9, capacity: 3, active: false },
        { id: 99, company: 12, slot: 9, capacity: 1, active: true },
      ],
    },
  )

test('the rows of the bookings', async ({ world, as }) => {
  await seedThreeBookings(world)
  const page = await as('member').open('/bookings')
  await test.step('[BK-08] [ENT-07] [ROLE-50] a member sees each company with the table of its bookings', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings')
    await expect(page).toHaveTitle('Bookings – Consigne')
    const table = bookingsOf(page, 'Épicerie Vaiana')
    await expect(table.getByRole('columnheader')).toHaveText([
      'Machine',
      'Zone de température',
      'H x L x P',
      'Réservés',
      'Disponibles',
      'État',
    ])
    await expect(table.getByRole('row')).toHaveCount(4)
    // A company without bookings is a row too: it counts in the page of the server (G-22).
    await expect(companyRow(page, 'Brasserie du Port').getByText('Aucun enregistrement !')).toBeVisible()
  })
  await test.step('[BK-10] [BK-11] [BK-12] a booking shows its place, its zone and the size of its slot', async () => {
    const first = bookingsOf(page, 'Épicerie Vaiana').getByRole('row').nth(1)
    await expect(first.getByRole('rowheader')).toContainText('Taina-3')
    await expect(first.getByRole('rowheader')).toContainText('Centre commercial, Punaauia')
    await expect(first.getByRole('cell')).toHaveText(['Frais (MT)', '10 x 20 x 30 cm', '5', '2', 'Activé'])
  })
  await test.step('[BK-13] [BK-14] [ENT-14] bookings show their own reserved and available counts, sorted by id', async () => {
    const rows = bookingsOf(page, 'Épicerie Vaiana').getByRole('row')
    // The ids are sorted as numbers (42, 99, 100), not as text.
    await expect(cellOf(rows, 'Réservés')).toHaveText(['5', '1', '3'])
    await expect(cellOf(rows, 'Disponibles').first()).toHaveText('2')
  })
  await test.step('[BK-15] [ENT-29] a booking that is off is shown as « Désactivé »', async () => {
    const last = bookingsOf(page, 'Épicerie Vaiana').getByRole('switch').last()
    await expect(last).toHaveText('Désactivé')
    await expect(last).not.toBeChecked()
  })
  await test.step('[BK-01] [API-40] [ENT-13] the list has two row colours and comes with one call', async () => {
    await expect(companyRow(page, 'Brasserie du Port')).toBeVisible()
    const [vaiana, port] = await companies(page)
      .locator('> tbody > tr > th')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor))
    expect(vaiana).not.toBe(port)

    const [asked, ...more] = await listCalls(world)
    expect(more).toEqual([])
    expect(pageAndSize([asked!])).toEqual(['1 × 10'])
    expect(asked!.getAll('q[bookingSlots][]')).toEqual(['id', 'capacity', 'available', 'active'])
    expect(asked!.getAll('q[bookingSlots][slot][temperatureZone][locker][]')).toContain('shortLocation')
    // The rows send no calls of their own.
    expect(await world.requests('GET /api/')).toHaveLength(1)
  })
})
