import { expect, test } from '../support/fixtures/test.ts'
import { order14, seedOrder } from '../support/pages/order-detail.ts'
import { card, pageHead } from '../support/pages/vocabulary.ts'

/** Deliveries of which the server sends little. */

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

const names = ['client', 'company', 'locker', 'bookingSlot', 'shippedBy', 'products', 'barcode', 'hold']
const nulls = { history: [], ...Object.fromEntries(names.map((name) => [name, null])) }

for (const { ids, state, extra } of [
  { ids: '[ORDD-03] [ORDD-24] [API-75]', state: 'left out', extra: {} },
  { ids: '[ORDD-07] [ORDD-12] [ORDD-24]', state: 'null', extra: nulls },
])
  test(`${ids} a delivery is shown when all fields except number and status are ${state}`, async ({ world, as }) => {
    const body = { '@id': '/api/orders/14', '@type': 'Order', id: 14, status: 'created', ...extra }
    await world.fault(answer, { status: 200, body })
    const page = await as('admin').open('/livraisons/detail/14')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livraison #14')
    await expect(pageHead(page)).toContainText('Commande créée')
    await expect(card(page, 'Historique')).toContainText('Aucun historique')
    await expect(card(page, 'Destinataire').getByRole('button')).toHaveCount(0)
    await expect(card(page, 'Informations').locator('dd', { hasText: /^-$/ })).toHaveCount(6)
    await expect(page.getByLabel('Zone de température').getByRole('option')).toHaveText(['-'])
    await expect(page.getByLabel('Code-barres')).toHaveValue('')
  })
