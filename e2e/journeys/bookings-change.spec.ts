import { expect, test } from '../support/fixtures/test.ts'
import { changedQuantity, editButton, listCalls, seedBookings, switchOf } from '../support/pages/bookings-page.ts'
import { doubleClick, expectFieldError, expectFlash, field, save } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

test.beforeEach(({ world }) => seedBookings(world))

test('[BK-20] [BK-21] [BK-22] [BK-23] [BK-25] a booking is switched off by a double click', async ({ world, as }) => {
  const page = await as('super_admin').open('/bookings')
  await doubleClick(switchOf(page, 42))
  await expectFlash(page, 'Booking #42 désactivé !')
  await expect(switchOf(page, 42)).toBeFocused()
  await expect(switchOf(page, 42)).toHaveText('Désactivé')
  await expect(switchOf(page, 42)).not.toHaveAttribute('aria-disabled')
  await switchOf(page, 42).press('Space')
  await expectFlash(page, 'Booking #42 activé !')
  await expect(switchOf(page, 42)).toBeChecked()
  expect(await world.patches()).toEqual([
    ['/api/booking_slots/42', { active: false }],
    ['/api/booking_slots/42', { active: true }],
  ])
  await expect.poll(async () => (await listCalls(world)).length).toBe(3)
})

test('[BK-26] [BK-27] [BK-28] [BK-30] [BK-31] [BK-32] [VAL-14] [VAL-15] [API-43] a quantity is refused while it is no whole number and by the server, then stored', async ({
  world,
  as,
}) => {
  const page = await as('super_admin').open('/bookings')
  const dialog = page.getByRole('dialog', { name: 'Modifier le booking' })
  await editButton(page, 42).click()
  await expect(field(page, changedQuantity)).toHaveValue('5')
  await expect(field(page, changedQuantity)).toBeFocused()
  await expect(dialog.getByText('Casiers disponibles : 9')).toBeVisible()
  for (const [wrong, reason] of [
    ['1,5', 'Veuillez saisir un nombre entier'],
    ['', 'Ce champ est obligatoire'],
  ] as const) {
    await field(page, changedQuantity).fill(wrong)
    await save(dialog)
    await expectFieldError(page, changedQuantity, reason)
  }
  // Above the limit, because the server decides. Another user has booked eight of the nine places meanwhile.
  await world.seed({ bookingSlots: [{ id: 60, company: 12, slot: 9, capacity: 8, active: true }] })
  await field(page, changedQuantity).fill('99')
  await save(dialog, validationFailure)
  await expectFieldError(page, changedQuantity, 'Il ne reste que 6 casiers disponibles.')
  await expect(dialog.getByText('Casiers disponibles : 1', { exact: true })).toBeVisible()
  await expect(field(page, changedQuantity)).toHaveValue('99')
  await field(page, changedQuantity).fill('6')
  await save(dialog, 'Booking #42 a bien été modifié')
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByRole('table', { name: /^Bookings d.*Épicerie Vaiana$/ }).getByRole('cell', { name: '6', exact: true }),
  ).toBeVisible()
  expect(await world.patches()).toEqual([99, 6].map((capacity) => ['/api/booking_slots/42', { capacity }]))
})
