import { expect, test } from '../support/fixtures/test.ts'
import {
  bookingsOf,
  collected,
  companyRow,
  deleted,
  listCalls,
  removeButton,
  seedBookings,
  switchedOff,
  switchOf,
  writesOf,
} from '../support/pages/bookings-page.ts'
import { recordMessages } from '../support/pages/toasts.ts'
import { confirmButton, expectFlash } from '../support/pages/vocabulary.ts'

/** `src/app/query/deletions.dom.test.ts` has the other answers and their messages. */
const refusals = [
  { status: 403, message: 'Ce booking a encore des commandes.' },
  { status: 500, message: 'Le casier ne répond pas.' },
]

test('a booking whose deletion is refused', async ({ world, as, page }) => {
  const messages = await recordMessages(page)
  await seedBookings(world, {}, collected)
  await as('super_admin').open('/bookings')

  await test.step('[BK-39] [ERR-10] a refused deletion shows its message and leaves the booking switched off', async () => {
    for (const [nth, { status, message }] of refusals.entries()) {
      await world.mend()
      await world.fault({ method: 'DELETE' }, { status, body: { 'hydra:description': message } })
      await expect(removeButton(page, 42)).toBeVisible()
      await world.forgetRequests()
      await removeButton(page, 42).click()
      await confirmButton(page).click()
      await expectFlash(page, message)
      await expect(switchOf(page, 42)).not.toBeChecked()
      await expect(bookingsOf(page, 'Épicerie Vaiana').getByText('Désactivé')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(removeButton(page, 42)).toBeFocused()
      expect(await messages()).toEqual(refusals.slice(0, nth + 1).map((each) => each.message))
      expect(writesOf(await world.requests())).toEqual([switchedOff, deleted])
      // A refusal does not refresh the token, and nothing switches the booking on again.
      expect(await world.requests('POST')).toEqual([])
      await expect.poll(async () => (await listCalls(world)).length).toBe(1)
    }
    await world.mend()
  })

  await test.step('[BK-36] [BK-38] a booking that is off is switched off, then deleted', async () => {
    await world.forgetRequests()
    await removeButton(page, 42).click()
    await confirmButton(page).dblclick()
    await expectFlash(page, 'Booking supprimé !')
    await expect(companyRow(page, 'Épicerie Vaiana').getByText('Aucun enregistrement !')).toBeVisible()
    expect(writesOf(await world.requests())).toEqual([switchedOff, deleted])
    expect(await world.table('booking_slots')).toEqual([])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await messages()).toEqual([...refusals.map(({ message }) => message), 'Booking supprimé !'])
  })
})
