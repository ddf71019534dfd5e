import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { bookingsOf, companyRow, seedBookings } from '../support/pages/bookings-page.ts'
import { cellOf } from '../support/pages/vocabulary.ts'

/** Company 12 has the bookings 42, 99 and 100, and company 13 has none. */
test.beforeEach(({ world }) =>
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
  ),
)

test('[BK-08] [BK-10] [BK-11] [BK-12] [BK-13] [BK-14] [BK-15] [ENT-07] [ENT-14] [ENT-29] each company has the table of its bookings', async ({
  as,
}) => {
  const page = await as('member').open('/bookings')
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
  const rows = table.getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1).getByRole('rowheader')).toContainText('Taina-3')
  await expect(rows.nth(1).getByRole('rowheader')).toContainText('Centre commercial, Punaauia')
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['Frais (MT)', '10 x 20 x 30 cm', '5', '2', 'Activé'])
  // The ids are sorted as numbers (42, 99, 100), not as text.
  await expect(cellOf(rows, 'Réservés')).toHaveText(['5', '1', '3'])
  await expect(table.getByRole('switch').last()).toHaveText('Désactivé')
  await expect(table.getByRole('switch').last()).not.toBeChecked()
  // A company without bookings is a row too: it counts in the page of the server (G-22).
  await expect(companyRow(page, 'Brasserie du Port').getByText('Aucun enregistrement !')).toBeVisible()
})
