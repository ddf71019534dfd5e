import type { Page } from '@playwright/test'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { seedOrder, selectors } from '../support/pages/order-detail.ts'
import { card, pageHead } from '../support/pages/vocabulary.ts'

/** `src/domain/orders/status.test.ts` has the words and tones of all statuses, `src/app/roles.test.tsx` what each role sees. */

/** The fields that only administrators read. */
const reserved = ['cleveronOrderId', 'cleveronSlotId', 'externalOrderId', 'receiveCode', 'hold', 'ageRestriction']

/** What every role reads. */
async function expectContents(page: Page) {
  await expect(page).toHaveTitle(/^Livraison #14 – Livraisons – /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livraison #14')
  await expect(pageHead(page).getByText('en cours de livraison', { exact: true })).toHaveAttribute(
    'data-tone',
    'secondary',
  )
  const information = card(page, 'Informations')
  for (const text of ['Vaima', 'Marina Taina, 12 avenue Pouvanaa, 98712 Punaauia', 'vaima-QNJURNU3'])
    await expect(information).toContainText(text)
  for (const text of ['Frais', '09/04/2023 22:00', '11/04/2023 12:01']) await expect(information).toContainText(text)
  await expect(information.getByRole('link', { name: 'Étiquette' })).toHaveAttribute(
    'href',
    '/livraisons/etiquettes?commandes=14',
  )
  for (const text of ['Tapare Moea', '+689 87 65 43 21', 'moea@example.pf'])
    await expect(card(page, 'Destinataire')).toContainText(text)
  await expect(card(page, 'Produits').getByRole('row').nth(2)).toContainText(/Fromage\s*1\s*4,5/)
  await expect(card(page, 'Historique').getByRole('listitem')).toHaveText([
    'Commande créée09/04/2023 22:00 · pendant 1 j 14 h',
    'en cours de livraison11/04/2023 12:01',
    'fetched_by_robot-statut inconnu de la console',
  ])
}

/** The fields that the page has asked for, and the controls that it shows. */
async function expectRights(page: Page, world: World, isAdmin: boolean) {
  const [call, ...more] = await selectors(world)
  expect(more).toEqual([])
  const asked = [...(call?.keys() ?? [])].map((key) => key.replace('q[', '').replace(/\].*/, ''))
  const fields = new Set([...(call?.getAll('q[]') ?? []), ...asked])
  expect(reserved.filter((each) => fields.has(each))).toEqual(isAdmin ? reserved : [])
  expect(fields.has('shippedBy')).toBe(isAdmin)
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox').or(main.getByRole('combobox'))).toHaveCount(isAdmin ? 8 : 0)
  await expect(main.getByRole('button', { name: /Modifier|Assigner|Enregistrer/ })).toHaveCount(isAdmin ? 4 : 0)
}

test('[NAV-57] [ORDD-01] [ORDD-02] [ORDD-22] [ENT-20] an administrator gets every field', async ({ world, as }) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  await expectContents(page)
  await expectRights(page, world, true)
  // A delivery without a group code looks for no other parcels.
  expect(await world.requests('GET /api/orders?')).toEqual([])
})

test('[ORDD-11] [ORDD-13] [ORDD-21] [ENT-21] [ROLE-07] an operating administrator sees less', async ({ world, as }) => {
  await seedOrder(world)
  await world.seed({ users: [aUser({ id: 700, username: 'deux', roles: ['ROLE_ADMIN', 'ROLE_TECH'] })] })
  const page = await as({ username: 'deux' }).open('/livraisons/detail/14')
  await expectContents(page)
  await expectRights(page, world, false)
  await expect(page.getByText('12345678', { exact: true })).toHaveCount(0)
})
