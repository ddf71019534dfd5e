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
import { validationFailure } from '../support/tables/presets.ts'

test('a booking is switched off and on, and its quantity is changed', async ({ world, as }) => {
  await seedBookings(world)
  await world.fault({ method: 'PATCH', times: 1 }, { delayMs: 1500 })
  const page = await as('super_admin').open('/bookings')
  const dialog = page.getByRole('dialog', { name: 'Modifier le booking' })

  await test.step('[BK-22] [BK-23] [BK-25] a double click moves the switch at once and sends one call', async () => {
    await switchOf(page, 42).dblclick()
    await expect(switchOf(page, 42)).not.toBeChecked({ timeout: 1000 })
    await expect(switchOf(page, 42)).toBeFocused()
    await expectFlash(page, 'Booking #42 désactivé !')
    await expect(switchOf(page, 42)).not.toBeChecked()
    await expect(switchOf(page, 42)).toHaveText('Désactivé')
    await expect(switchOf(page, 42)).not.toHaveAttribute('aria-disabled')
    expect(await world.requests('PATCH')).toHaveLength(1)
  })

  await test.step('[BK-20] [BK-21] [BK-22] the keyboard switches it on again, and the list reloads each time', async () => {
    await switchOf(page, 42).press('Space')
    await expectFlash(page, 'Booking #42 activé !')
    await expect(switchOf(page, 42)).toBeChecked()
    expect(writesOf(await world.requests())).toEqual([
      ['PATCH', '/api/booking_slots/42', { active: false }],
      ['PATCH', '/api/booking_slots/42', { active: true }],
    ])
    await expect.poll(async () => (await listCalls(world)).length).toBe(3)
  })

  await test.step('[BK-26] [BK-27] [BK-29] « Annuler » closes the dialog and sends nothing', async () => {
    await world.forgetRequests()
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

  await test.step('[BK-32] [ROLE-55] [ERR-03] a quantity that the server refuses keeps the dialog open with the reason', async () => {
    // The form sends a quantity above the limit, because the server decides. The dialog stays open until the answer.
    await world.fault({ method: 'PATCH', times: 1 }, { delayMs: 800 })
    await field(page, changedQuantity).fill('99')
    await save(dialog)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expectFlash(page, validationFailure)
    await expectFieldError(page, changedQuantity, 'Il ne reste que 14 casiers disponibles.')
    await expect(field(page, changedQuantity)).toHaveValue('99')
  })

  await test.step('[BK-30] [BK-31] [VAL-14] a new quantity is sent as a number and shown in the list', async () => {
    await field(page, changedQuantity).fill('8')
    await save(dialog)
    await expectFlash(page, 'Booking #42 a bien été modifié')
    // This message has no exclamation mark, so compare the whole text.
    await expect(page.getByText('Booking #42 a bien été modifié', { exact: true }).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(bookingsOf(page, 'Épicerie Vaiana').getByRole('cell', { name: '8', exact: true })).toBeVisible()
    expect(writesOf(await world.requests())).toEqual(
      [99, 8].map((capacity) => ['PATCH', '/api/booking_slots/42', { capacity }]),
    )
    await expect(removeButton(page, 42)).toBeVisible()
  })
})
