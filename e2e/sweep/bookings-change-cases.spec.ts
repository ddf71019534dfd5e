import { expect, test } from '../support/fixtures/test.ts'
import { changedQuantity, editButton, seedBookings } from '../support/pages/bookings-page.ts'
import { expectFieldError, field } from '../support/pages/vocabulary.ts'

test('[BK-28] [BK-32] when another user books free slots, the open dialog shows those that are left, and keeps the quantity', async ({
  as,
  world,
}) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/bookings')
  await editButton(page, 42).click()
  await expect(page.getByText('Casiers disponibles : 9')).toBeVisible()
  await world.seed({ bookingSlots: [{ id: 60, company: 12, slot: 9, capacity: 8, active: true }] })
  await field(page, changedQuantity).fill('8')
  await field(page, changedQuantity).press('Enter')
  await expectFieldError(page, changedQuantity, 'Il ne reste que')
  await expect(page.getByText('Casiers disponibles : 1', { exact: true })).toBeVisible()
  await expect(field(page, changedQuantity)).toHaveValue('8')
})
