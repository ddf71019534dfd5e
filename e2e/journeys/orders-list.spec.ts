import { aCompanyBooking } from '../builders/company-booking.ts'
import { aCompany } from '../builders/company.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { cell, columns, listCalls, pages } from '../support/pages/orders.ts'
import { row } from '../support/pages/vocabulary.ts'

test('[ORD-84] [ORD-85] an empty list names its filters, and leads to a new delivery', async ({ world, as }) => {
  await world.start()
  const page = await as('member').open('/livraisons')
  await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
  await expect(pages(page).getByRole('link', { name: /^Page/ })).toHaveText(['1'])
  const status = page.getByLabel('Statut')
  // One button is above the list, the other one in it.
  for (const button of [0, 1]) {
    await status.selectOption('déposée')
    await expect(page.getByText('Aucune livraison ne correspond à : Statut « déposée ».')).toBeVisible()
    await page.getByRole('button', { name: 'Effacer les filtres' }).nth(button).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL('/livraisons')
  }
  // The empty list itself does not offer the link a second time.
  await page.getByRole('link', { name: 'Nouvelle livraison' }).click()
  await expect(page).toHaveURL('/livraisons/creation')
})

test('[ORD-01] [ORD-02] [ORD-05] [ORD-06] [ORD-12] [NAV-55] [ENT-34] the list has nine columns, and a row leads to its delivery', async ({
  world,
  as,
}) => {
  await world.seed({
    companies: [aCompany({ id: 70, name: 'Vaima' })],
    bookingSlots: [aCompanyBooking({ id: 300, company: 70, machine: 'Taina-3' })],
    orders: [
      anOrder({ id: 201, barcode: 'V-ABC-1', multiOrderCode: 'GROUPEAB', bookingSlot: 300 }),
      anOrder({ id: 202, barcode: 'V-ABC-2', multiOrderCode: 'GROUPEAB' }),
      anOrder({ id: 203 }),
    ],
  })
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livraisons')
  await expect(page).toHaveTitle(/^Livraisons – /)
  await expect(page.getByRole('columnheader')).toHaveText([...columns])
  await expect(row(page, '201').getByRole('link', { name: '201' })).toHaveAttribute('href', '/livraisons/detail/201')
  // Company and machine come from the booking.
  const cells = {
    Société: 'Vaima',
    Machine: 'Taina-3',
    'Code-barres': 'V-ABC-1',
    'Multi-commande': 'GROUPEAB 1/2',
    'Date de création': '11/04/2023 12:01',
  }
  for (const [header, text] of Object.entries(cells))
    await expect(cell(page, 201, header as keyof typeof cells)).toHaveText(text)
  await expect(page.getByTitle('Colis 2 sur 2')).toBeVisible()
  await expect(cell(page, 203, 'Machine')).toHaveText('-')
  await expect(cell(page, 203, 'Multi-commande')).toHaveText('')
})

test('[ORD-13] [ORD-18] [ORD-87] one call reads ten deliveries, without recipient and code', async ({ world, as }) => {
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('rowheader')).toHaveText(Array.from({ length: 10 }, (_, at) => String(200 - at)))
  const [call, ...more] = await listCalls(world)
  expect(more).toEqual([])
  const names = ['order[id]', 'page', 'itemsPerPage', 'status', 'barcode']
  expect(names.map((name) => call?.get(name))).toEqual(['desc', '1', '10', null, null])
  expect(call?.getAll('q[company][]')).toEqual(['name'])
  expect(call?.getAll('q[locker][]')).toEqual(['shortLocation', 'location'])
  expect(String(call)).not.toMatch(/client|products|receiveCode/)
  expect((await world.requests('GET')).map(({ path }) => path)).toEqual(['/api/orders'])
})
