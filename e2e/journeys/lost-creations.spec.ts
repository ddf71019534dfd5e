import type { Page } from '@playwright/test'
import { loseCreation } from '../support/fixtures/lost.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { choose, recordMessages, seedBookings } from '../support/pages/bookings-page.ts'
import { fillCompany } from '../support/pages/company-form.ts'
import { fillMachine } from '../support/pages/new-machine.ts'
import { toast } from '../support/pages/toasts.ts'
import { chooseRole, fillUser } from '../support/pages/user-form.ts'
import { expectFlash, field } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

/** Creations whose answer is lost. Orders, which are found by their barcode, have journeys of their own. */

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click()
const seems = (page: Page) => page.getByRole('alert').filter({ hasText: 'semble avoir été' })
const decide = "La réponse du serveur s'est perdue. Vérifiez avant d'enregistrer une nouvelle fois."

async function fillBooking(page: Page) {
  await choose(page, 'Machine', 'Taina-3')
  await choose(page, 'Zone de température', 'Frais')
  await choose(page, 'Casier', '9 disponibles')
  await field(page, 'Quantité souhaitée').fill('2')
}

interface Creation {
  path: string
  /** The collection of the API, and where the bookings, machines… are read again. */
  collection: string
  reads: RegExp
  fill: (page: Page) => Promise<unknown>
  kept: [label: string, value: string]
  sentence: string
  link: RegExp
  leadsTo: RegExp
  done: string
}

const creations: Creation[] = [
  {
    path: '/societes/12/booking/creation',
    collection: 'booking_slots',
    reads: /companies\/12\/bookings/,
    fill: fillBooking,
    kept: ['Quantité souhaitée', '2'],
    sentence: 'Ce booking semble avoir été enregistré.',
    link: /^Voir les bookings de la société$/,
    leadsTo: /\/societes\/detail\/12$/,
    done: 'Booking créé !',
  },
  {
    path: '/lockers/creation',
    collection: 'lockers',
    reads: /\/lockers\?/,
    fill: fillMachine,
    kept: ['Apm ID', '0900'],
    sentence: 'Cette machine semble avoir été enregistrée.',
    link: /^Voir la machine #\d+$/,
    leadsTo: /\/lockers\/detail\/\d+$/,
    done: 'Machine créée !',
  },
  {
    path: '/utilisateurs/creation',
    collection: 'users',
    reads: /\/users\?/,
    fill: async (page) => {
      await fillUser(page)
      await chooseRole(page, 'Membre')
    },
    kept: ["Nom d'utilisateur", 'moana'],
    sentence: 'Cet utilisateur semble avoir été enregistré.',
    link: /^Voir l'utilisateur #\d+$/,
    leadsTo: /\/utilisateurs\/detail\/\d+$/,
    done: 'Utilisateur créé !',
  },
  {
    path: '/societes/creation',
    collection: 'companies',
    reads: /\/companies\?.*itemsPerPage/,
    fill: (page) => fillCompany(page),
    kept: ['Nom', 'Épicerie Vaiana'],
    sentence: 'Cette société semble avoir été enregistrée.',
    link: /^Voir la société #\d+$/,
    leadsTo: /\/societes\/detail\/\d+$/,
    done: 'Société créée !',
  },
]

test.beforeEach(async ({ world }) => {
  await seedBookings(world)
})

for (const { path, collection, reads, fill, kept, sentence, link, leadsTo, done } of creations) {
  test(`${collection}: stored, but the answer was lost: the form says so and leads there`, async ({
    world,
    as,
    page,
  }) => {
    test.slow()
    const messages = await recordMessages(page)
    await as('super_admin').open(path)
    const before = await world.table(collection)
    await fill(page)
    await loseCreation(page, collection, 1, { stored: true })
    await save(page)
    await expect(seems(page)).toContainText(sentence)
    await expect(seems(page)).toContainText(decide)
    await expect(seems(page)).toBeInViewport()
    await expect(field(page, kept[0])).toHaveValue(kept[1])
    // No failure is told, and nothing is sent again.
    expect(await messages()).not.toContain(formFailure)
    await expect(toast(page)).toHaveCount(0)
    expect(await world.requests(`POST /api/${collection}`)).toHaveLength(1)
    expect(await world.table(collection)).toHaveLength(before.length + 1)
    await look(page, `lost-${collection}`)
    await expectNoAxeViolations(page)

    await seems(page).getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(leadsTo)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(`${collection}: lost on its way: the failure is told, and the next attempt works`, async ({
    world,
    as,
    page,
  }) => {
    test.slow()
    await as('super_admin').open(path)
    const before = await world.table(collection)
    await fill(page)
    await loseCreation(page, collection, 1, { stored: false })
    await save(page)
    await expectFlash(page, formFailure)
    await expect(seems(page)).toHaveCount(0)
    await expect(field(page, kept[0])).toHaveValue(kept[1])
    await save(page)
    await expectFlash(page, done)
    expect(await world.table(collection)).toHaveLength(before.length + 1)
  })

  test(`${collection}: stored, but it cannot be read: the failure stays what it is`, async ({ world, as, page }) => {
    test.slow()
    await as('super_admin').open(path)
    await fill(page)
    await world.fault({ method: 'GET', path: reads.source }, { status: 500 })
    await loseCreation(page, collection, 1, { stored: true })
    await save(page)
    await expectFlash(page, formFailure)
    await expect(seems(page)).toHaveCount(0)
    await expect(field(page, kept[0])).toHaveValue(kept[1])
    expect(await world.requests(`POST /api/${collection}`)).toHaveLength(1)
  })
}

test('a booking that equals an older one is not taken for it', async ({ world, as, page }) => {
  await world.seed({ bookingSlots: [{ id: 43, company: 12, slot: 9, capacity: 2, active: true }] })
  await as('super_admin').open('/bookings/creation')
  await choose(page, 'Société', 'Épicerie Vaiana')
  await choose(page, 'Machine', 'Taina-3')
  await choose(page, 'Zone de température', 'Frais')
  await choose(page, 'Casier', '7 disponibles')
  await field(page, 'Quantité souhaitée').fill('2')
  await loseCreation(page, 'booking_slots', 1, { stored: false })
  await save(page)
  await expectFlash(page, formFailure)
  await expect(seems(page)).toHaveCount(0)
  // Sent once more, this time with the answer lost: the new one is recognised.
  await page.unrouteAll()
  await loseCreation(page, 'booking_slots', 1, { stored: true })
  await save(page)
  await expect(seems(page)).toContainText('Ce booking semble avoir été enregistré.')
})

test('who sends once more knowingly is told how many there are', async ({ world, as, page }) => {
  test.slow()
  await as('super_admin').open('/lockers/creation')
  await fillMachine(page)
  await loseCreation(page, 'lockers', 1, { stored: true })
  await save(page)
  await expect(seems(page)).toContainText('Cette machine semble avoir été enregistrée.')
  await page.unrouteAll()
  await loseCreation(page, 'lockers', 1, { stored: true })
  await save(page)
  await expect(seems(page)).toContainText('Cette machine semble avoir été enregistrée 2 fois.')
  await expect(seems(page).getByRole('link')).toHaveCount(2)
  expect(await world.requests('POST /api/lockers')).toHaveLength(2)
})

test('a connection that breaks, and a browser that repeats the call by itself: as many as the server holds', async ({
  world,
  as,
  page,
}) => {
  await as('super_admin').open('/societes/12/booking/creation')
  await fillBooking(page)
  await world.fault({ method: 'POST', path: '/booking_slots$' }, { drop: 'after' })
  await save(page)
  await expect(seems(page)).toBeVisible()
  const stored = (await world.table('booking_slots')).length - 1
  await expect(seems(page)).toContainText(
    stored === 1 ? 'Ce booking semble avoir été enregistré.' : `semble avoir été enregistré ${stored} fois.`,
  )
})

for (const role of ['member', 'owner'] as const) {
  test(`a new ${role} of a company whose answer was lost is not attached yet, and one is led to both`, async ({
    world,
    as,
    page,
  }) => {
    const query = role === 'owner' ? '?owner=true' : ''
    await as('super_admin').open(`/societes/12/utilisateur/creation${query}`)
    await fillUser(page)
    if (role === 'member') await chooseRole(page, 'Membre')
    await loseCreation(page, 'users', 1, { stored: true })
    await save(page)
    await expect(seems(page)).toContainText('Cet utilisateur semble avoir été enregistré.')
    await expect(seems(page)).toContainText("Il n'est pas encore rattaché à la société")
    await expect(seems(page).getByRole('link', { name: /^Voir l'utilisateur #\d+$/ })).toBeVisible()
    expect(await world.requests('PATCH')).toEqual([])
    await look(page, `lost-${role}`)
    await seems(page).getByRole('link', { name: 'Voir la société' }).click()
    await expect(page).toHaveURL('/societes/detail/12')
  })
}

test('on a phone the message is read without scrolling', { tag: '@phone' }, async ({ as, page }) => {
  test.slow()
  await as('super_admin').open('/lockers/creation')
  await fillMachine(page)
  await loseCreation(page, 'lockers', 1, { stored: true })
  await save(page)
  await expect(seems(page)).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await look(page, 'lost-lockers')
})
