import { expect, test } from '../support/fixtures/test.ts'
import { order14, seedOrder } from '../support/pages/order-detail.ts'
import { card, pageHead, saveButton } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedOrder(world))

const answer = { path: '^/api/orders/14' }

test('[ENT-19] [ORDD-24] a relation may be only an IRI, and products an object', async ({ world, as }) => {
  const products = { '0': { name: 'Panier', quantity: 2, price: 1 } }
  const relations = {
    client: '/api/clients/201',
    company: '/api/companies/7',
    locker: '/api/lockers/3',
    bookingSlot: '/api/booking_slots/999',
    shippedBy: '/api/users/501',
  }
  await world.fault(answer, { status: 200, body: { ...order14(), ...relations, products } })
  const page = await as('admin').open('/livraisons/detail/14')
  for (const number of ['#7', '#3'])
    await expect(card(page, 'Informations').getByText(number, { exact: true })).toBeVisible()
  const zones = page.getByLabel('Zone de température').getByRole('option')
  await expect(zones.filter({ hasText: /^#999$/ })).toHaveCount(1)
  await expect(card(page, 'Destinataire')).toContainText('#201')
  await expect(card(page, 'Produits').getByRole('rowheader')).toHaveText(['Panier'])
  await expect(card(page, 'Livreur')).toContainText('#501')
  await expect(page.getByRole('main')).not.toContainText('/api/')
})

test('a deposited delivery shows its slot, code and time left, and its links', async ({ page, world, as }) => {
  const deposited = {
    status: 'operin',
    hold: 90,
    barcode: 'vaima-QNJURNU3-2',
    multiOrderCode: 'GROUPEAB',
    history: [{ status: 'operin', createdAt: '2026-01-02T11:00:00Z' }],
  }
  await world.seed({ orders: [order14(deposited)] })
  await page.clock.setFixedTime(new Date('2026-01-02T12:00:00Z'))
  await as('admin').open('/livraisons/detail/14')
  await expect(page.getByText('Code de retrait 12345678')).toBeVisible()
  await expect(page.getByText('Casier 17', { exact: true })).toBeVisible()
  await expect(pageHead(page)).toContainText('expire dans 30 min')
  await expect(page.getByRole('link', { name: 'Voir la machine' })).toHaveAttribute('href', '/lockers/detail/3')
  await expect(card(page, 'Informations').locator('a[href^="/societes/detail/"]')).toHaveCount(1)
  await page.getByRole('link', { name: "Voir tout l'envoi" }).click()
  await expect(page).toHaveURL('/livraisons?barcode=vaima-QNJURNU3')
})

test('the longest dialog shows field and button above the keyboard of a phone @phone', async ({ as }) => {
  const page = await as('super_admin').open('/livraisons/detail/14')
  await card(page, 'Produits').getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier les produits' })
  const quantity = dialog.getByLabel('Quantité').first()
  await quantity.focus()
  const keyboardOpen = { width: 360, height: 400 }
  const landscape = { width: 740, height: 360 }
  for (const size of [keyboardOpen, landscape]) {
    await page.setViewportSize(size)
    await expect(saveButton(dialog)).toBeInViewport({ ratio: 1 })
    await expect(quantity).toBeInViewport({ ratio: 1 })
  }
})
