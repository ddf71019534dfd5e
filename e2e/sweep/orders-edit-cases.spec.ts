import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { card, expectFlash, save } from '../support/pages/vocabulary.ts'

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

test('[ORDD-12] [API-73] a call with the number of the client changes the recipient', async ({ world, as }) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  await card(page, 'Destinataire').getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('Tapare')
  await dialog.getByLabel('Adresse e-mail').fill('hina@example.pf')
  await dialog.getByLabel('Téléphone').fill('+689 87 12 34 56')
  await world.fault({ method: 'PATCH', times: 1 }, { violations: [{ propertyPath: 'phone', message: 'Refusé.' }] })
  await save(dialog)
  await expect(dialog.getByText('Refusé.')).toBeVisible()
  await save(dialog)
  await expectFlash(page, 'Commande #14 modifiée')
  await expect(dialog).toHaveCount(0)
  await expect(card(page, 'Destinataire')).toContainText('hina@example.pf')
  const sent = ['/api/clients/201', { phone: '+68987123456', email: 'hina@example.pf' }]
  expect(await world.patches()).toEqual([sent, sent])
})

test('[ORDD-14] [API-67] a changed product is sent with the whole list of products', async ({ world, as }) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  await card(page, 'Produits').getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quantité').nth(1).fill('12')
  await save(dialog)
  await expectFlash(page, 'Commande #14 modifiée')
  await expect(dialog).toHaveCount(0)
  await expect(card(page, 'Produits').getByRole('row').nth(2)).toContainText('12')
  const products = [
    { name: 'Panier', quantity: 2, price: 1 },
    { name: 'Fromage', quantity: 12, price: 4.5 },
    { name: 'Pain', quantity: 3, price: 1 },
  ]
  expect(await world.patches()).toEqual([['/api/orders/14', { products }]])
})
