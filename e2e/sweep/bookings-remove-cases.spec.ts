import { expect, test } from '../support/fixtures/test.ts'
import { collected, listCalls, removeButton, seedBookings, switchOf } from '../support/pages/bookings-page.ts'
import { confirmButton, expectFlash } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedBookings(world, {}, collected))

test('[BK-33] [BK-34] [BK-35] a booking is deleted after a question, to which « Non » sends nothing', async ({
  world,
  as,
}) => {
  const page = await as('super_admin').open('/bookings')
  const dialog = page.getByRole('dialog')
  const refuse = dialog.getByRole('button', { name: 'Non' })
  await removeButton(page, 42).click()
  await expect(dialog.getByText('Voulez-vous vraiment supprimer le booking #42 ?')).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveText(['Non', 'Oui, je confirme'])
  await expect(refuse).toBeFocused()
  await refuse.click()
  await expect(dialog).toHaveCount(0)
  await expect(removeButton(page, 42)).toBeFocused()
  expect(await world.requests('PATCH')).toEqual([])
  expect(await world.requests('DELETE')).toEqual([])
})

test('[BK-39] [ERR-10] a deletion that the server refuses shows its reason, and leaves the booking switched off', async ({
  world,
  as,
}) => {
  await world.fault({ method: 'DELETE' }, { status: 500, description: 'Le casier ne répond pas.' })
  const page = await as('super_admin').open('/bookings')
  await removeButton(page, 42).click()
  await confirmButton(page).click()
  await expectFlash(page, 'Le casier ne répond pas.')
  await expect.poll(async () => (await listCalls(world)).length).toBe(2)
  await expect(switchOf(page, 42)).not.toBeChecked()
  await expect(removeButton(page, 42)).toBeFocused()
})
