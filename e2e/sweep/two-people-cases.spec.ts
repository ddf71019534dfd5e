import type { Page } from '@playwright/test'
import { seedAll } from '../faults/seed.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { editButton } from '../support/pages/bookings-page.ts'
import { expectValues, keep, saveChoice, twoValues } from '../support/pages/two-values.ts'
import { chooseRole } from '../support/pages/user-form.ts'
import { card, field, fillField, save } from '../support/pages/vocabulary.ts'

/**
 * Forms whose stored record is read or sent in an unusual way ask as well when somebody else has changed the same field.
 * `e2e/faults/checks.spec.ts` reads the record of every form before its write.
 */

interface Case {
  form: string
  screen: string
  type: (page: Page) => Promise<unknown>
  elsewhere: (world: World) => Promise<unknown>
  values: [label: string, mine: string, theirs: string]
  path: string
  sent: object
}

const inDialog = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label).first()

const cases: Case[] = [
  {
    form: 'the role of a user',
    screen: '/utilisateurs/modification/901',
    type: (page) => chooseRole(page, 'Administrateur'),
    elsewhere: (world) => world.changeElsewhere('users', 901, { roles: ['ROLE_SHIPPER'], apmAccessCode: 4711 }),
    values: ['Rôle', 'Administrateur', 'Livreur'],
    path: '/users/901',
    sent: { roles: ['ROLE_ADMIN'], apmAccessCode: 0 },
  },
  {
    form: 'a slot, which is read through its zone and sent whole',
    screen: '/lockers/detail/900',
    type: async (page) => {
      await page.getByRole('button', { name: 'Modifier le casier #902' }).click()
      await inDialog(page, 'Hauteur (cm)').fill('31')
    },
    elsewhere: (world) => world.changeElsewhere('slots', 902, { height: 44, capacity: 77 }),
    values: ['Hauteur (cm)', '31', '44'],
    path: '/slots/902',
    sent: expect.objectContaining({ height: 31, capacity: 77 }),
  },
  {
    form: 'a booking, which is read with those of its company',
    screen: '/bookings',
    type: async (page) => {
      await editButton(page, 901).click()
      await inDialog(page, 'Nombre de casier à réserver').fill('600')
    },
    elsewhere: (world) => world.changeElsewhere('booking_slots', 901, { capacity: 700 }),
    values: ['Nombre de casier à réserver', '600', '700'],
    path: '/booking_slots/901',
    sent: { capacity: 600 },
  },
  {
    form: 'the recipient, which is read through its delivery',
    screen: '/livraisons/detail/900',
    type: async (page) => {
      await card(page, 'Destinataire').getByRole('button', { name: 'Modifier' }).click()
      await inDialog(page, 'Adresse e-mail').fill('a@mail.pf')
    },
    elsewhere: (world) => world.changeElsewhere('clients', 900, { email: 'b@mail.pf' }),
    values: ['Adresse e-mail', 'a@mail.pf', 'b@mail.pf'],
    path: '/clients/900',
    sent: { email: 'a@mail.pf' },
  },
  {
    form: 'the products of a delivery, which are one value',
    screen: '/livraisons/detail/900',
    type: async (page) => {
      await card(page, 'Produits').getByRole('button', { name: 'Modifier' }).click()
      await inDialog(page, 'Quantité').fill('3')
    },
    elsewhere: (world) =>
      world.changeElsewhere('orders', 900, { products: [{ name: 'Panier', quantity: 5, price: 2.5 }] }),
    values: ['Produits', '3 × Panier, 1', '5 × Panier, 2,5'],
    path: '/orders/900',
    sent: { products: [{ name: 'Panier', quantity: 3, price: 1 }] },
  },
]

for (const { form, screen, type, elsewhere, values, path, sent } of cases)
  test(`[SAFE-01] ${form}: both values are side by side, and the chosen one is sent once`, async ({ world, as }) => {
    await seedAll(world)
    const page = await as('super_admin').open(screen)
    await type(page)
    await elsewhere(world)
    const [label, mine, theirs] = values
    const place = page.getByRole('dialog')
    await save((await place.count()) > 0 ? place : page)
    await expectValues(page, label, mine, theirs)
    await expect(twoValues(page).getByRole('group')).toHaveCount(1)
    await keep(page, label, 'Votre saisie')
    await saveChoice(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(world.patches).toEqual([[`/api${path}`, sent]])
  })

/** `src/ui/form/stored-record.test.tsx` shows that the input can be copied. */
test('[SAFE-02] the form of a company that was deleted meanwhile says so, and keeps the input', async ({
  world,
  as,
}) => {
  await seedAll(world)
  const page = await as('super_admin').open('/societes/modification/899')
  await fillField(page, 'Nom', 'Vaiana')
  await world.removeElsewhere('companies', 899)
  await save(page)
  const gone = page.getByRole('dialog', { name: 'Cette fiche a été supprimée' })
  await expect(gone).toBeVisible()
  await expectNoAxeViolations(page)
  await gone.getByRole('button', { name: 'Revenir au formulaire' }).click()
  await expect(field(page, 'Nom')).toHaveValue('Vaiana')
  expect(await world.patches()).toEqual([])
})
