import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import {
  bookingsOf,
  changedQuantity,
  editButton,
  listCalls,
  removeButton,
  seedBookings,
  switchOf,
  writesOf,
} from '../support/pages/bookings-page.ts'
import { expectFieldError, expectFlash, field, save } from '../support/pages/vocabulary.ts'
import { fetchFailure, formFailure, validationFailure } from '../support/tables/presets.ts'

test('[BK-20] [BK-21] [BK-22] a booking is switched off and on again, and the list reloads each time', async ({
  world,
  as,
}) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/bookings')
  await switchOf(page, 42).click()
  await expectFlash(page, 'Booking #42 désactivé !')
  await expect(switchOf(page, 42)).not.toBeChecked()
  await expect(switchOf(page, 42)).toHaveText('Désactivé')
  await expect(switchOf(page, 42)).not.toHaveAttribute('aria-disabled')
  await switchOf(page, 42).press('Space')
  await expectFlash(page, 'Booking #42 activé !')
  await expect(switchOf(page, 42)).toBeChecked()
  expect(writesOf(await world.requests())).toEqual([
    ['PATCH', '/api/booking_slots/42', { active: false }],
    ['PATCH', '/api/booking_slots/42', { active: true }],
  ])
  await expect.poll(async () => (await listCalls(world)).length).toBe(3)
})

test('[BK-23] [BK-25] the switch moves at once, and a double click sends one call', async ({ world, as }) => {
  await seedBookings(world)
  await world.fault({ method: 'PATCH' }, { delayMs: 1500 })
  const page = await as('super_admin').open('/bookings')
  await switchOf(page, 42).dblclick()
  await expect(switchOf(page, 42)).not.toBeChecked({ timeout: 1000 })
  await expect(switchOf(page, 42)).toBeFocused()
  await expectFlash(page, 'Booking #42 désactivé !')
  await expect(switchOf(page, 42)).not.toBeChecked()
  expect(await world.requests('PATCH')).toHaveLength(1)
  // The accepted state is shown although the list cannot be read after it.
  await expect(switchOf(page, 42)).not.toHaveAttribute('aria-disabled')
  await world.mend()
  await world.fault({ method: 'GET', path: '/companies\\?' }, { status: 500 })
  await switchOf(page, 42).click()
  await expectFlash(page, fetchFailure)
  await expect(switchOf(page, 42)).toBeChecked()
})

test('the dialog of a booking refuses a wrong quantity and sends a right one', async ({ world, as }) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/bookings')
  const dialog = page.getByRole('dialog', { name: 'Modifier le booking' })

  await test.step('[BK-26] [BK-27] [BK-29] « Annuler » closes the dialog and sends nothing', async () => {
    await editButton(page, 42).click()
    await expect(field(page, changedQuantity)).toHaveValue('5')
    // The number of free slots comes from the slot, not from the booking.
    await expect(dialog.getByText('Casiers disponibles : 9')).toBeVisible()
    await look(page, 'bookings-edit')
    await field(page, changedQuantity).fill('8')
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(editButton(page, 42)).toBeFocused()
    expect(await world.requests('PATCH')).toEqual([])
    await editButton(page, 42).click()
    await expect(field(page, changedQuantity)).toHaveValue('5')
  })

  await test.step('[VAL-15] [API-43] a quantity that is empty or not a whole number is refused before sending', async () => {
    for (const wrong of ['1,5', '']) {
      await field(page, changedQuantity).fill(wrong)
      await save(dialog)
      await expectFieldError(
        page,
        changedQuantity,
        wrong === '' ? 'Ce champ est obligatoire' : 'Veuillez saisir un nombre entier',
      )
    }
    expect(await world.requests('PATCH')).toEqual([])
  })

  await test.step('[BK-30] [BK-31] [VAL-14] a new quantity is sent as a number and shown in the list', async () => {
    await field(page, changedQuantity).fill('8')
    await save(dialog)
    await expectFlash(page, 'Booking #42 a bien été modifié')
    // This message has no exclamation mark, so compare the whole text.
    await expect(page.getByText('Booking #42 a bien été modifié', { exact: true }).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(bookingsOf(page, 'Épicerie Vaiana').getByRole('cell', { name: '8', exact: true })).toBeVisible()
    expect(writesOf(await world.requests())).toEqual([['PATCH', '/api/booking_slots/42', { capacity: 8 }]])
  })
})

test('[BK-32] [ROLE-55] [ERR-03] a refused quantity keeps the dialog open with the reason, and can be corrected', async ({
  world,
  as,
}) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/bookings')
  await editButton(page, 42).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier le booking' })
  // The form sends a quantity above the limit, because the server decides. The dialog stays open until the answer.
  await world.fault({ method: 'PATCH', times: 1 }, { delayMs: 800 })
  await field(page, changedQuantity).fill('99')
  await save(dialog)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expectFlash(page, validationFailure)
  await expectFieldError(page, changedQuantity, 'Il ne reste que 14 casiers disponibles.')
  await expect(field(page, changedQuantity)).toHaveValue('99')

  await world.fault({ method: 'PATCH' }, { status: 500, description: 'SQLSTATE' })
  await save(dialog)
  await expectFlash(page, formFailure)
  await expect(field(page, changedQuantity)).toHaveValue('99')
  await world.mend()
  await field(page, changedQuantity).fill('6')
  await save(dialog)
  await expectFlash(page, 'Booking #42 a bien été modifié')
  expect((await world.requests('PATCH')).map(({ body }) => body)).toEqual([99, 99, 6].map((capacity) => ({ capacity })))
  await expect(removeButton(page, 42)).toBeVisible()
})
