import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { changedQuantity, editButton, listCalls, seedBookings, switchOf } from '../support/pages/bookings-page.ts'
import { expectFieldError, expectFlash, field, save } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

/** Changes of a booking that are refused, or meet another person's. */

for (const [status, message, body] of [
  [403, 'Refusé', { detail: 'Refusé' }],
  [500, formFailure, { 'hydra:description': 'Internal Server Error' }],
] as const)
  test(`[BK-24] [BK-25] [ERR-09] a switch that is refused with ${status} shows its message, moves back, and reloads the list`, async ({
    as,
    world,
  }) => {
    await seedBookings(world, { active: false })
    await world.fault({ method: 'PATCH' }, { status, body })
    const page = await as('super_admin').open('/bookings')
    await switchOf(page, 42).click()
    await expectFlash(page, message)
    await expect.poll(async () => (await listCalls(world)).length).toBe(2)
    await expect(switchOf(page, 42)).not.toBeChecked()
    await expect(switchOf(page, 42)).not.toHaveAttribute('aria-disabled')
  })

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

test('[BK-28] [BK-32] without a count of the slot the dialog shows that of the booking, and a failure keeps it open', async ({
  as,
  world,
}) => {
  await seedBookings(world)
  const bookingSlots = [{ '@id': '/api/booking_slots/42', capacity: 5, available: 2, active: true }]
  const member = [{ '@id': '/api/companies/12', name: 'Épicerie Vaiana', bookingSlots }]
  await world.fault({ method: 'GET', path: '/companies\\?' }, { body: { 'hydra:member': member } })
  await world.fault({ method: 'PATCH' }, { status: 500, description: 'SQLSTATE' })
  const page = await as('super_admin').open('/bookings')
  await editButton(page, 42).click()
  await expect(page.getByText('Casiers disponibles : 2')).toBeVisible()
  await field(page, changedQuantity).fill('6')
  await save(page.getByRole('dialog'), formFailure)
  await expect(field(page, changedQuantity)).toHaveValue('6')
})

test('[BK-26] [BK-27] [BK-28] [BK-29] the dialog of a booking shows the free slots of its slot, and « Annuler » sends nothing', async ({
  world,
  as,
}) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/bookings')
  const dialog = page.getByRole('dialog', { name: 'Modifier le booking' })
  await editButton(page, 42).click()
  await expect(field(page, changedQuantity)).toHaveValue('5')
  await expect(field(page, changedQuantity)).toBeFocused()
  await expect(dialog.getByText('Casiers disponibles : 9')).toBeVisible()
  await look(page, 'bookings-edit')
  await field(page, changedQuantity).fill('8')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(editButton(page, 42)).toBeFocused()
  await editButton(page, 42).click()
  await expect(field(page, changedQuantity)).toHaveValue('5')
  expect(await world.patches()).toEqual([])
})
