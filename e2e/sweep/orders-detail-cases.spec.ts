import { expect, test } from '../support/fixtures/test.ts'
import { order14, seedOrder } from '../support/pages/order-detail.ts'
import { card, pageHead, visit } from '../support/pages/vocabulary.ts'

const nulls = {
  client: null,
  company: null,
  locker: null,
  bookingSlot: null,
  shippedBy: null,
  history: [],
  products: null,
  barcode: null,
  hold: null,
}

const sparse = [
  { id: 15, ids: '[ORDD-03] [ORDD-24] [API-75]', state: 'left out', extra: {} },
  { id: 16, ids: '[ORDD-07] [ORDD-12] [ORDD-24]', state: 'null', extra: nulls },
]

test('deliveries of which the server sends little', async ({ world, as, page }) => {
  await seedOrder(world)
  await test.step('[ORDD-02] [ORDD-03] [ENT-19] company, machine and zone are shown when only the booking carries them', async () => {
    const { company: _company, locker: _locker, ...rest } = order14()
    const locker = { '@id': '/api/lockers/3', location: 'Marina Taina', city: 'Punaauia' }
    await world.fault(
      { path: '^/api/orders/14' },
      {
        status: 200,
        body: {
          ...rest,
          client: '/api/clients/201',
          products: { '0': { name: 'Panier', quantity: 2, price: 1 } },
          bookingSlot: {
            '@id': '/api/booking_slots/30',
            company: { '@id': '/api/companies/7', name: 'Vaima' },
            slot: {
              '@id': '/api/slots/11',
              temperatureZone: { '@id': '/api/temperature_zones/6', name: 'Frais', locker },
            },
          },
        },
      },
    )
    await as('member').open('/livraisons/detail/14')
    const information = card(page, 'Informations')
    await expect(information).toContainText('Vaima')
    // Without a street, the address has no comma too many.
    await expect(information.getByText('Marina Taina, Punaauia', { exact: true })).toBeVisible()
    await expect(information.getByText('Frais', { exact: true })).toBeVisible()
    await expect(card(page, 'Produits').getByRole('rowheader')).toHaveText(['Panier'])
    await world.mend()
  })

  await test.step('[ENT-19] [ORDD-24] a relation that is only an IRI is shown by its number', async () => {
    const relations = {
      client: '/api/clients/201',
      company: '/api/companies/7',
      locker: '/api/lockers/3',
      bookingSlot: '/api/booking_slots/999',
      shippedBy: '/api/users/501',
    }
    await world.fault({ path: '^/api/orders/14' }, { status: 200, body: { ...order14(), ...relations } })
    await as('admin').open('/livraisons/detail/14')
    for (const number of ['#7', '#3'])
      await expect(card(page, 'Informations').getByText(number, { exact: true })).toBeVisible()
    await expect(page.getByLabel('Zone de température').getByRole('option', { name: '#999', exact: true })).toHaveCount(
      1,
    )
    await expect(card(page, 'Destinataire')).toContainText('#201')
    await expect(card(page, 'Livreur')).toContainText('#501')
    await expect(page.getByRole('main')).not.toContainText('/api/')
    expect(await world.requests('GET /api/users')).toEqual([])
  })

  for (const { id, ids, state, extra } of sparse) {
    await test.step(`${ids} a delivery is shown when all fields except number and status are ${state}`, async () => {
      const body = { '@id': `/api/orders/${id}`, '@type': 'Order', id, status: 'created', ...extra }
      await world.fault({ path: `^/api/orders/${id}` }, { status: 200, body })
      await visit(page, `/livraisons/detail/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Livraison #${id}`)
      await expect(pageHead(page)).toContainText('Commande créée')
      await expect(card(page, 'Historique')).toContainText('Aucun historique')
      await expect(card(page, 'Destinataire').getByRole('button')).toHaveCount(0)
      await expect(card(page, 'Informations').locator('dd', { hasText: /^-$/ })).toHaveCount(6)
      await expect(page.getByLabel('Zone de température').getByRole('option')).toHaveText(['-'])
      await expect(page.getByLabel('Code-barres')).toHaveValue('')
    })
  }
})
