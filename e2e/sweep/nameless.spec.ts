import type { Locator, Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { aClient, anOrder } from '../builders/order.ts'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { combobox, editButton } from '../support/pages/bookings-page.ts'
import { card, chooseOption, row, rowMenu, visit } from '../support/pages/vocabulary.ts'
import { chooseCompany } from '../support/pages/wizard.ts'

/** A blank name identifies nothing. The console shows the number instead. `src/lib/names.test.ts` has the other names. */

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

const cell = (page: Page, text: string) => row(page, '500').getByRole('cell').filter({ hasText: text })
const pick = (list: string, option: string) => (page: Page) => chooseOption(page, list, option)

/** Screens, what a person does there, and what stands in place of a name. */
const screens: { path: string; act?: (page: Page) => Promise<unknown>; shown: (page: Page) => Locator }[] = [
  { path: '/societes', act: (page) => rowMenu(page, '#12', 'Supprimer'), shown: (page) => page.getByText(/#12.*\?/) },
  { path: '/societes/detail/12', shown: (page) => page.getByRole('heading', { name: '#70' }) },
  { path: '/societes/detail/12', shown: (page) => row(page, '#3').filter({ hasText: '#5' }) },
  {
    path: '/societes/detail/12',
    act: (page) => rowMenu(page, '#70'),
    shown: (page) => page.getByRole('menuitem', { name: 'Retirer #70 de cette société' }),
  },
  { path: '/utilisateurs', shown: (page) => row(page, '#70').getByRole('link') },
  { path: '/lockers', shown: (page) => row(page, '#3').getByRole('link') },
  { path: '/lockers/detail/3', shown: (page) => page.getByRole('heading', { level: 1, name: 'Machine #3' }) },
  { path: '/livraisons', shown: (page) => cell(page, '#12') },
  { path: '/livraisons', shown: (page) => cell(page, '#3') },
  { path: '/livraisons/detail/500', shown: (page) => card(page, 'Destinataire').getByText('#30') },
  { path: '/livraisons/detail/500', shown: (page) => card(page, 'Livreur').getByText('#71') },
  {
    path: '/livraisons/creation',
    async act(page) {
      await chooseCompany(page, '#12')
      await page.getByRole('button', { name: 'Suivant' }).click()
    },
    shown: (page) => page.getByRole('listitem', { name: '#3 · #5 (MT)' }),
  },
  { path: '/bookings', act: (page) => editButton(page, 42).click(), shown: (page) => page.getByRole('dialog') },
  { path: '/bookings', shown: (page) => page.getByRole('table', { name: 'Bookings de #12' }).getByText('#3') },
  { path: '/bookings/creation', act: pick('Société', '#12'), shown: (page) => combobox(page, 'Société') },
]

test('a record whose name is blank is identified by its number', async ({ as, world }) => {
  await seedNameless(world, '   ')
  const page = await as('super_admin').open('/blank')
  for (const { path, act, shown } of screens) {
    await visit(page, path)
    await act?.(page)
    await expect(shown(page).first(), path).toBeVisible()
    await expectNames(page)
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  }
})
