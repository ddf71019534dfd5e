import type { Page } from '@playwright/test'
import { loseCreation } from '../support/fixtures/lost.ts'
import { messagesOf } from '../support/fixtures/messages.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { chooseSlot, seedBookings } from '../support/pages/bookings-page.ts'
import { fillUser } from '../support/pages/user-form.ts'
import { field, save } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

/** Creations whose answer is lost. `src/api/lost-creation.test.tsx` has the look-up, the journeys of the wizard and of the duplicate have the orders. */

const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'semble avoir été' })
const checkFirst = "La réponse du serveur s'est perdue. Vérifiez avant d'enregistrer une nouvelle fois."

async function fillBooking(page: Page) {
  await chooseSlot(page, { machine: 'Taina-3', zone: 'Frais', slot: '9 disponibles' })
  await field(page, 'Quantité souhaitée').fill('2')
}

test('a booking whose creation is not answered says so, and links to the company', async ({ world, as }) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/societes/12/booking/creation')
  const before = await world.table('booking_slots')
  await fillBooking(page)
  await loseCreation(page, 'booking_slots', 1, { stored: true })
  await save(page)
  await expect(warning(page)).toContainText('Ce booking semble avoir été enregistré.')
  await expect(warning(page)).toContainText(checkFirst)
  await expect(warning(page)).toBeInViewport()
  const said = messagesOf(page.context()).all()
  expect(said.map(({ text }) => text)).not.toContain(formFailure)
  expect(await world.requests('POST /api/booking_slots')).toHaveLength(1)
  expect(await world.table('booking_slots')).toHaveLength(before.length + 1)

  await warning(page).getByRole('link', { name: 'Voir les bookings de la société' }).click()
  await expect(page).toHaveURL('/societes/detail/12')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('after a lost answer a new owner is not attached yet, and the form links to the user and to the company', async ({
  world,
  as,
}) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/societes/12/utilisateur/creation?owner=true')
  await fillUser(page)
  await loseCreation(page, 'users', 1, { stored: true })
  await save(page)
  await expect(warning(page)).toContainText('Cet utilisateur semble avoir été enregistré.')
  await expect(warning(page)).toContainText("Il n'est pas encore rattaché à la société")
  await expect(warning(page).getByRole('link', { name: /^Voir l'utilisateur #\d+$/ })).toBeVisible()
  expect(await world.patches()).toEqual([])
  await warning(page).getByRole('link', { name: 'Voir la société' }).click()
  await expect(page).toHaveURL('/societes/detail/12')
})
