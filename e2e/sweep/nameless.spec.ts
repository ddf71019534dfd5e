import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { aClient, anOrder } from '../builders/order.ts'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { combobox, editButton } from '../support/pages/bookings-page.ts'
import { chooseOption, row, rowMenu, visit } from '../support/pages/vocabulary.ts'
import { chooseCompany } from '../support/pages/wizard.ts'

/** An empty or blank name identifies nothing. The console shows the number instead, as it does without a name. */

async function seedNameless(world: World, name: string) {
  await world.reset({ seed: 'empty' })
  await world.seed({
    users: [
      aUser({ id: 70, firstName: name, lastName: name, username: name, phone: name }),
      aUser({ id: 71, firstName: name, lastName: name, username: `${name} `, roles: ['ROLE_SHIPPER'] }),
    ],
    companies: [aCompany({ id: 12, name, contactName: name, owner: 70, members: [70] })],
    lockers: [
      aLocker({
        id: 3,
        cleveronApmId: name,
        location: name,
        shortLocation: name,
        city: name,
        temperatureZones: [aZone({ id: 5, name, slots: [aSlot({ id: 9 })] })],
      }),
    ],
    bookingSlots: [{ id: 42, slot: 9, company: 12, capacity: 4, active: true }],
    orders: [
      anOrder({
        id: 500,
        company: 12,
        locker: 3,
        bookingSlot: 42,
        client: aClient({ id: 30, firstname: name, lastname: name }),
        shippedBy: 71,
      }),
    ],
  })
}

/** Each control, header and heading of the screen has an accessible name. */
async function expectNames(page: Page) {
  for (const role of ['link', 'button', 'rowheader', 'columnheader', 'heading', 'option', 'switch'] as const) {
    // The count is polled, because a dialog that opens or closes hides or shows the page behind it.
    const nameless = async () =>
      (await page.getByRole(role).count()) - (await page.getByRole(role, { name: /\S/ }).count())
    await expect.poll(nameless, `every ${role} of ${page.url()}`).toBe(0)
  }
}

const card = (page: Page, name: string) => page.getByRole('region', { name })

const meaninglessNames = [
  { kind: 'empty', name: '' },
  { kind: 'blank', name: '   ' },
]

for (const { kind, name } of meaninglessNames)
  test(`a record whose name is ${kind} is identified by its number`, async ({ as, world }) => {
    await seedNameless(world, name)
    const page = await as('super_admin').open('/societes')

    await test.step('a company, its owner and its bookings', async () => {
      await expect(row(page, '#12')).toContainText('-')
      await expectNames(page)
      await rowMenu(page, '#12', 'Supprimer')
      await expect(page.getByRole('dialog')).toContainText('#12')
      await page.getByRole('button', { name: 'Non' }).click()
      await row(page, '#12').getByRole('link').click()

      await expect(page).toHaveURL('/societes/detail/12')
      await expect(page).toHaveTitle(/^#12 – /)
      await expect(card(page, 'Coordonnées')).toContainText('#12')
      await expect(page.getByRole('heading', { name: '#70' })).toBeVisible()
      await expect(row(page, '#3')).toContainText('#5')
      await expectNames(page)
    })

    await test.step('a user among the members of a company and in the list of users', async () => {
      await rowMenu(page, '#70')
      await expectNames(page)
      await expect(page.getByRole('menuitem', { name: 'Retirer #70 de cette société' })).toBeVisible()
      await page.keyboard.press('Escape')
      await row(page, '#70').getByRole('link').click()
      await expect(page).toHaveURL('/utilisateurs/detail/70')
      await visit(page, '/utilisateurs')
      await expect(row(page, '#70')).toBeVisible()
      await expectNames(page)
      await row(page, '#70').getByRole('link').click()
      await expect(page).toHaveTitle(/^#70 – /)
      await expectNames(page)
    })

    await test.step('a machine and its zone', async () => {
      await visit(page, '/societes/detail/12')
      await row(page, '#3').getByRole('link').click()
      await expect(page).toHaveURL('/lockers/detail/3')
      await visit(page, '/lockers')
      await expect(row(page, '#3')).toContainText('-')
      await expectNames(page)
      await row(page, '#3').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine #3')
      await expect(page.getByText('#5').first()).toBeVisible()
      await expectNames(page)
    })

    await test.step('company, machine and people in a delivery and in the wizard', async () => {
      await visit(page, '/livraisons')
      await expect(row(page, '500').getByRole('cell').filter({ hasText: '#12' })).toBeVisible()
      await expect(row(page, '500').getByRole('cell').filter({ hasText: '#3' })).toBeVisible()
      await expectNames(page)
      await row(page, '500').getByRole('link').click()
      await expect(page).toHaveURL('/livraisons/detail/500')
      await expect(card(page, 'Destinataire')).toContainText('#30')
      await expect(card(page, 'Livreur')).toContainText('#71')
      await expectNames(page)
      await page.getByRole('button', { name: /livreur/i }).click()
      await page.getByRole('combobox', { name: /livreur/i }).click()
      await expect(page.getByRole('option', { name: '#71' })).toBeVisible()

      await page.goto('/livraisons/creation')
      await chooseCompany(page, '#12')
      await page.getByRole('button', { name: 'Suivant' }).click()
      await expect(page.getByRole('listitem', { name: '#3 · #5 (MT)' })).toBeVisible()
      await expectNames(page)
    })

    await test.step('a company and a machine in the list and the form of the bookings', async () => {
      await visit(page, '/bookings')
      await expect(row(page, '#12')).toBeVisible()
      await expect(page.getByRole('table', { name: 'Bookings de #12' }).getByRole('rowheader')).toHaveText('#3')
      await expectNames(page)
      await editButton(page, 42).click()
      await expectNames(page)
      await page.getByRole('button', { name: 'Annuler' }).click()
      await row(page, '#12').getByRole('link').click()
      await expect(page).toHaveURL('/societes/detail/12')

      await visit(page, '/bookings/creation')
      await chooseOption(page, 'Société', '#12')
      await chooseOption(page, 'Machine', '#3')
      await chooseOption(page, 'Zone de température', '#5 (MT)')
      await expect(combobox(page, 'Casier')).toBeEnabled()
      await expectNames(page)
    })
  })
