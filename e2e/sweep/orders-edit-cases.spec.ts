import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { card, save } from '../support/pages/vocabulary.ts'

/** Rare deliveries, and what the dialogs ask for. */

test('[API-48] [CST-22] the zones of an order without a company', async ({ world, as }) => {
  await seedOrder(world)
  const id = '/api/orders/14'
  const sparse = { '@id': id, locker: '/api/lockers/3', bookingSlot: '/api/booking_slots/30', status: 'created' }
  await world.fault({ path: `^${id}` }, { status: 200, body: sparse })
  const page = await as('admin').open('/livraisons/detail/14')
  await expect(page.getByLabel('Zone de température').getByRole('option')).toHaveText([/^Frais/, /^Ambiant/])
  const [asked] = await world.requests('GET /api/booking_slots')
  expect(asked?.query).toContain('page=1&itemsPerPage=200')
})

test('[VAL-67] an order with alcohol cannot be saved without products', async ({ world, as }) => {
  await seedOrder(world, { ageRestriction: 18, products: [{ name: 'Rhum', quantity: 1, price: 1 }] })
  const page = await as('admin').open('/livraisons/detail/14')
  await card(page, 'Produits').getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Retirer le produit 1' }).click()
  await save(dialog)
  await expect(dialog).toContainText("Veuillez déclarer les produits de la commande (présence d'alcool)")
  expect(await world.patches()).toEqual([])
})
