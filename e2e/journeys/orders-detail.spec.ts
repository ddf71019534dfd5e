import { aUser } from '../builders/user.ts'
import { expect, test, type Role } from '../support/fixtures/test.ts'
import { order14, seedOrder, selectors } from '../support/pages/order-detail.ts'
import { seedStatuses, statuses } from '../support/pages/orders.ts'
import { card, expectFlash, pageHead } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('[NAV-57] [ORDD-01] the detail shows a status with its French words and its tone', async ({ world, as }) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons/detail/101')
  // src/features/orders/status.test.ts has all words and tones.
  for (const { id, label, tone } of statuses.filter((_, index) => index % 4 === 0)) {
    await page.goto(`/livraisons/detail/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Livraison #${id}`)
    await expect(pageHead(page).getByText(label, { exact: true })).toHaveAttribute('data-tone', tone)
  }
})

/** The fields that only administrators read. */
const reserved = ['cleveronOrderId', 'cleveronSlotId', 'externalOrderId', 'receiveCode', 'hold', 'ageRestriction']

/** The same test proves all of these requirements; a title names three of them. */
const views: { role: Role; ids: string; isAdmin: boolean }[] = [
  { role: 'admin', ids: '[ORDD-02] [ORDD-22] [ENT-20]', isAdmin: true },
  { role: 'member', ids: '[ORDD-11] [ORDD-13] [ENT-21]', isAdmin: false },
]

for (const { role, ids, isAdmin } of views) {
  const view = isAdmin ? 'every field of a delivery and its edit controls' : 'a restricted detail without edit controls'
  test(`${ids} the ${role} gets ${view}`, async ({ world, as }) => {
    await seedOrder(world)
    const page = await as(role).open('/livraisons/detail/14')
    await expect(page).toHaveTitle(/^Livraison #14 – Livraisons – /)
    const information = card(page, 'Informations')
    for (const text of ['Vaima', 'Marina Taina, 12 avenue Pouvanaa, 98712 Punaauia', 'vaima-QNJURNU3'])
      await expect(information).toContainText(text)
    for (const date of ['09/04/2023 22:00', '11/04/2023 12:01']) await expect(information).toContainText(date)
    await expect(information).toContainText('Frais')
    for (const text of ['Tapare Moea', '+68987654321', 'moea@example.pf'])
      await expect(card(page, 'Destinataire')).toContainText(text)
    await expect(card(page, 'Produits').getByRole('row').nth(2)).toContainText(/Fromage\s*1\s*4,5/)
    await expect(card(page, 'Historique').getByRole('listitem')).toHaveText([
      'Commande créée09/04/2023 22:00 · pendant 1 j 14 h',
      'en cours de livraison11/04/2023 12:01',
      'fetched_by_robot-statut inconnu de la console',
    ])

    const [call, ...more] = await selectors(world)
    expect(more).toEqual([])
    const asked = [...(call?.keys() ?? [])].map((key) => key.replace('q[', '').replace(/\].*/, ''))
    const fields = new Set([...(call?.getAll('q[]') ?? []), ...asked])
    expect(reserved.filter((field) => fields.has(field))).toEqual(isAdmin ? reserved : [])
    expect(fields.has('shippedBy')).toBe(isAdmin)
    const controls = page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('combobox'))
    await expect(controls).toHaveCount(isAdmin ? 8 : 0)
    await expect(page.getByRole('main').getByRole('button', { name: /Modifier|Assigner|Enregistrer/ })).toHaveCount(
      isAdmin ? 4 : 0,
    )
    if (!isAdmin) await expect(page.getByText('12345678', { exact: true })).toHaveCount(0)
  })
}

test('[ORDD-21] [ROLE-07] an administrator who is also an operator gets the restricted detail', async ({
  world,
  as,
}) => {
  await seedOrder(world)
  await world.seed({ users: [aUser({ id: 700, username: 'deux', roles: ['ROLE_ADMIN', 'ROLE_TECH'] })] })
  const page = await as({ username: 'deux' }).open('/livraisons/detail/14')
  await expect(card(page, 'Informations')).toContainText('Frais')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  const [call] = await selectors(world)
  expect(String(call)).toContain('barcode')
  expect(String(call)).not.toContain('receiveCode')
})

test('[ORDD-23] an unknown delivery shows an error, and « Retour » leads to the list', async ({ world, as }) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons?page=1')
  await page.goto('/livraisons/detail/999')
  await expectFlash(page, fetchFailure)
  await page.getByRole('button', { name: 'Retour', exact: true }).click()
  await expect(page).toHaveURL('/livraisons')
  await page.goto('/livraisons/detail/abc')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
})

test('the detail shows how long the parcel may stay, and a link to all orders of its group', async ({
  world,
  as,
  page,
}) => {
  const now = new Date('2026-01-02T12:00:00Z')
  await seedOrder(world, {
    status: 'operin',
    hold: 90,
    barcode: 'vaima-QNJURNU3-2',
    multiOrderCode: 'GROUPEAB',
    history: [{ status: 'operin', createdAt: '2026-01-02T11:00:00Z' }],
  })
  await page.clock.setFixedTime(now)
  await as('admin').open('/livraisons/detail/14')
  await expect(pageHead(page)).toContainText('expire dans 30 min')
  await page.getByRole('link', { name: "Voir tout l'envoi" }).click()
  await expect(page).toHaveURL('/livraisons?barcode=vaima-QNJURNU3')
})

test('the page of a delivery leads to its company, machine and courier, and its head has slot and pick-up code', async ({
  as,
  world,
}) => {
  await seedOrder(world)
  await world.seed({
    orders: [order14({ status: 'operin', cleveronSlotId: '7', receiveCode: '43218765', shippedBy: 1 as never })],
  })
  const page = await as('admin').open('/livraisons/detail/14')
  await expect(page.getByRole('link', { name: 'Voir la machine' })).toHaveAttribute('href', /^\/lockers\/detail\/\d+$/)
  await expect(card(page, 'Informations').locator('a[href^="/societes/detail/"]')).toHaveCount(1)
  await expect(page.getByText('Code de retrait 43218765')).toBeVisible()
  await expect(page.getByText('Casier 7', { exact: true })).toBeVisible()
  await as('member').open('/livraisons/detail/14')
  await expect(page.getByRole('link', { name: 'Voir la machine' })).toBeVisible()
  await expect(page.getByText('43218765')).toHaveCount(0)
})
