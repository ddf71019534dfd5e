import { expect, test } from '../support/fixtures/test.ts'
import { bookingsOf, seedBookings } from '../support/pages/bookings-page.ts'

test('[BK-09] [BK-16] [BK-17] a member reads the bookings and cannot change them', async ({ world, as }) => {
  await seedBookings(world)
  const page = await as('member').open('/bookings')
  const table = bookingsOf(page, 'Épicerie Vaiana')
  await expect(table.getByRole('switch')).toBeDisabled()
  await expect(table.getByRole('switch')).toBeChecked()
  await expect(table.getByRole('switch')).toHaveText('Activé')
  await expect(table).not.toContainText('42')
  await expect(page.getByRole('columnheader', { name: /Booking ID|Actions/ })).toHaveCount(0)
  await expect(table.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Nouvelle réservation' })).toHaveCount(0)
})

test('[ROLE-51] [ROLE-52] [ROLE-54] a super administrator sees the ids, the actions and the link to a new booking', async ({
  world,
  as,
}) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/bookings')
  const table = bookingsOf(page, 'Épicerie Vaiana')
  await expect(table.getByRole('columnheader', { name: 'Booking ID' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Actions' })).toHaveCount(1)
  await expect(table.getByRole('cell', { name: '42', exact: true })).toBeVisible()
  await expect(table.getByRole('button')).toHaveCount(2)
  await expect(table.getByRole('switch')).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Nouvelle réservation' })).toHaveAttribute('href', '/bookings/creation')
})
