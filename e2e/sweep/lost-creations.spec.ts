import type { Page } from '@playwright/test'
import { loseCreation } from '../support/fixtures/lost.ts'
import { messagesOf } from '../support/fixtures/messages.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { chooseSlot, seedBookings } from '../support/pages/bookings-page.ts'
import { fillCompany } from '../support/pages/company-form.ts'
import { fillMachine } from '../support/pages/new-machine.ts'
import { chooseRole, fillUser } from '../support/pages/user-form.ts'
import { field, save } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

/** Creations whose answer is lost. The journeys of the wizard and of the duplicate prove the same for orders. */

const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'semble avoir été' })
const checkFirst = "La réponse du serveur s'est perdue. Vérifiez avant d'enregistrer une nouvelle fois."

async function fillBooking(page: Page) {
  await chooseSlot(page, { machine: 'Taina-3', zone: 'Frais', slot: '9 disponibles' })
  await field(page, 'Quantité souhaitée').fill('2')
}

interface Creation {
  path: string
  /** The collection of the API. */
  collection: string
  fill: (page: Page) => Promise<unknown>
  sentence: string
  link: RegExp
  target: RegExp
}

const creations: Creation[] = [
  {
    path: '/societes/12/booking/creation',
    collection: 'booking_slots',
    fill: fillBooking,
    sentence: 'Ce booking semble avoir été enregistré.',
    link: /^Voir les bookings de la société$/,
    target: /\/societes\/detail\/12$/,
  },
  {
    path: '/lockers/creation',
    collection: 'lockers',
    fill: fillMachine,
    sentence: 'Cette machine semble avoir été enregistrée.',
    link: /^Voir la machine #\d+$/,
    target: /\/lockers\/detail\/\d+$/,
  },
  {
    path: '/utilisateurs/creation',
    collection: 'users',
    fill: async (page) => {
      await fillUser(page)
      await chooseRole(page, 'Membre')
    },
    sentence: 'Cet utilisateur semble avoir été enregistré.',
    link: /^Voir l'utilisateur #\d+$/,
    target: /\/utilisateurs\/detail\/\d+$/,
  },
  {
    path: '/societes/creation',
    collection: 'companies',
    fill: (page) => fillCompany(page),
    sentence: 'Cette société semble avoir été enregistrée.',
    link: /^Voir la société #\d+$/,
    target: /\/societes\/detail\/\d+$/,
  },
]

for (const { path, collection, fill, sentence, link, target } of creations)
  test(`a creation of ${collection} whose answer is lost says so, and links to the record`, async ({ world, as }) => {
    await seedBookings(world)
    const page = await as('super_admin').open(path)
    const before = await world.table(collection)
    await fill(page)
    await loseCreation(page, collection, 1, { stored: true })
    await save(page)
    await expect(warning(page)).toContainText(sentence)
    await expect(warning(page)).toContainText(checkFirst)
    await expect(warning(page)).toBeInViewport()
    // No failure message and no second call.
    const said = messagesOf(page.context()).all()
    expect(said.map(({ text }) => text)).not.toContain(formFailure)
    expect(await world.requests(`POST /api/${collection}`)).toHaveLength(1)
    expect(await world.table(collection)).toHaveLength(before.length + 1)

    await warning(page).getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(target)
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
