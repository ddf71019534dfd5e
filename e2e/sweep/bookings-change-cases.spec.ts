import { expect, test } from '../support/fixtures/test.ts'
import { changedQuantity, editButton, listCalls, seedBookings, switchOf } from '../support/pages/bookings-page.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { recordMessages } from '../support/pages/toasts.ts'
import { expectFieldError, expectFlash, field, save } from '../support/pages/vocabulary.ts'
import { fetchFailure, formFailure } from '../support/tables/presets.ts'

/** `src/app/query/query-client.dom.test.ts` has the other answers and their messages. */
const refusals = [
  { status: 403, message: 'Refusé', body: { detail: 'Refusé' } },
  { status: 500, message: formFailure, body: { 'hydra:description': 'Internal Server Error' } },
]

test('changes of a booking show the state of the server', async ({ as, page, world }) => {
  const messages = await recordMessages(page)
  await seedBookings(world, { active: false })
  await as('super_admin').open('/bookings?page=1&tri=desc')
  const dialog = page.getByRole('dialog', { name: 'Modifier le booking' })

  await test.step('[BK-24] [BK-25] [ERR-09] a refused switch shows its message, moves back, and reloads the list', async () => {
    for (const [nth, { status, message, body }] of refusals.entries()) {
      await world.mend()
      await world.fault({ method: 'PATCH', path: '/booking_slots/42$' }, { status, body })
      await expect(switchOf(page, 42)).toBeVisible()
      await world.forgetRequests()
      await switchOf(page, 42).click()
      await expectFlash(page, message)
      await expect(switchOf(page, 42)).not.toBeChecked()
      await expect(switchOf(page, 42)).not.toHaveAttribute('aria-disabled')
      await expect.poll(async () => (await listCalls(world)).length).toBe(1)
      expect(await messages()).toEqual(refusals.slice(0, nth + 1).map((each) => each.message))
      expect(await world.requests('PATCH')).toHaveLength(1)
      expect(await world.requests('POST')).toEqual([])
    }
    await world.mend()
    // An accepted switch keeps its state when the list cannot be read again.
    await world.fault({ method: 'GET', path: '/companies\\?' }, { status: 500 })
    await switchOf(page, 42).click()
    await expectFlash(page, fetchFailure)
    await expect(switchOf(page, 42)).toBeChecked()
    await world.mend()
    await refreshButton(page).click()
    await expect(switchOf(page, 42)).toBeChecked()
  })

  await test.step('[BK-28] [BK-32] when another user books free slots of the same machine, the dialog shows the free slots that are left', async () => {
    // While the dialog is open, another user books all free slots but one.
    await editButton(page, 42).click()
    await expect(page.getByText('Casiers disponibles : 9')).toBeVisible()
    await expect(field(page, changedQuantity)).toBeFocused()
    await world.seed({ bookingSlots: [{ id: 60, company: 12, slot: 9, capacity: 8, active: true }] })
    await field(page, changedQuantity).fill('8')
    await field(page, changedQuantity).press('Enter')
    await expectFieldError(page, changedQuantity, 'Il ne reste que')
    await expect(page.getByText('Casiers disponibles : 1', { exact: true })).toBeVisible()
    await expect(field(page, changedQuantity)).toHaveValue('8')
  })

  await test.step('[BK-32] [ERR-02] a failure of the server keeps the quantity, which can be sent again', async () => {
    await world.fault({ method: 'PATCH' }, { status: 500, description: 'SQLSTATE' })
    await field(page, changedQuantity).fill('6')
    await save(dialog)
    await expectFlash(page, formFailure)
    await expect(field(page, changedQuantity)).toHaveValue('6')
    await world.mend()
    await save(dialog)
    await expectFlash(page, 'Booking #42 a bien été modifié')
    await expect(dialog).toHaveCount(0)
    expect((await world.requests('PATCH')).map(({ body }) => body).slice(-2)).toEqual([
      { capacity: 6 },
      { capacity: 6 },
    ])
  })

  await test.step('[BK-28] without a count of the slot, the dialog shows the count of the booking', async () => {
    const bookingSlots = [{ '@id': '/api/booking_slots/42', capacity: 5, available: 2, active: true }]
    const member = [{ '@id': '/api/companies/12', name: 'Épicerie Vaiana', bookingSlots }]
    await world.fault({ method: 'GET', path: '/companies\\?' }, { body: { 'hydra:member': member } })
    await refreshButton(page).click()
    await expect(switchOf(page, 60)).toHaveCount(0)
    await editButton(page, 42).click()
    await expect(page.getByText('Casiers disponibles : 2')).toBeVisible()
  })
})
