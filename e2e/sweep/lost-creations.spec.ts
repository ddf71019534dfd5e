import { loseCreation } from '../support/fixtures/lost.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedBookings } from '../support/pages/bookings-page.ts'
import { fillUser } from '../support/pages/user-form.ts'
import { save } from '../support/pages/vocabulary.ts'

/** Creations whose answer is lost. `src/api/lost-creation.test.tsx` has the look-up, the journeys of the wizard and of the duplicate have the orders. */

test('after a lost answer a new owner is not attached, and the form links to both', async ({ world, as }) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/societes/12/utilisateur/creation?owner=true')
  await fillUser(page)
  const warning = page.getByRole('alert').filter({ hasText: 'semble avoir été' })
  await loseCreation(page, 'users', 1, { stored: true })
  await save(page)
  await expect(warning).toContainText('Cet utilisateur semble avoir été enregistré.')
  await expect(warning).toContainText("Il n'est pas encore rattaché à la société")
  await expect(warning.getByRole('link', { name: /^Voir l'utilisateur #\d+$/ })).toBeVisible()
  expect(await world.patches()).toEqual([])
  await warning.getByRole('link', { name: 'Voir la société' }).click()
  await expect(page).toHaveURL('/societes/detail/12')
})
