import { expect, test } from '../support/fixtures/test.ts'
import {
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

test('a booking is deleted after a question', async ({ world, as, page }) => {
  await seedBookings(world, {}, collected)
  const messages = await recordMessages(page)
  await as('super_admin').open('/bookings')
  const dialog = page.getByRole('dialog')

  await test.step('[BK-33] [BK-34] [BK-35] « Non » and Escape send nothing', async () => {
    await removeButton(page, 42).click()
    await expect(dialog.getByText('Voulez-vous vraiment supprimer le booking #42 ?')).toBeVisible()
    await expect(dialog.getByRole('button')).toHaveText(['Non', 'Oui, je confirme'])
    await expect(dialog.getByRole('button', { name: 'Non' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Non' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(removeButton(page, 42)).toBeFocused()
    await removeButton(page, 42).click()
    await expect(dialog.getByRole('button', { name: 'Non' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(writesOf(await world.requests())).toEqual([])
  })

  await test.step('[BK-37] [BK-39] a booking that cannot be switched off is not deleted', async () => {
    await world.fault({ method: 'PATCH' }, { status: 403, description: 'Des commandes sont en cours.' })
    await removeButton(page, 42).click()
    await confirmButton(page).click()
    await expectFlash(page, 'Des commandes sont en cours.')
    await expect(dialog).toHaveCount(0)
    await expect(switchOf(page, 42)).toBeChecked()
    expect(await messages()).toEqual(['Des commandes sont en cours.'])
    expect(writesOf(await world.requests())).toEqual([switchedOff])
    await expect.poll(async () => (await listCalls(world)).length).toBe(2)
    await world.mend()
  })

  await test.step('[BK-36] [BK-38] [ROLE-56] a booking that is on is switched off, then deleted', async () => {
    await world.forgetRequests()
    await world.fault({ method: 'PATCH' }, { delayMs: 400 })
    await removeButton(page, 42).click()
    await confirmButton(page).dblclick()
    await expectFlash(page, 'Booking supprimé !')
    await expect(companyRow(page, 'Épicerie Vaiana').getByText('Aucun enregistrement !')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await messages()).toEqual(['Des commandes sont en cours.', 'Booking supprimé !'])
    const calls = (await world.requests()).filter(({ path }) => /booking_slots|companies/.test(path))
    expect(calls.map(({ method }) => method)).toEqual(['PATCH', 'DELETE', 'GET'])
    expect(writesOf(calls)).toEqual([switchedOff, deleted])
    expect(await world.table('booking_slots')).toEqual([])
  })
})
