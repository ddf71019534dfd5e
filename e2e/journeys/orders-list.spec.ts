import { aCompanyBooking } from '../builders/company-booking.ts'
import { aCompany } from '../builders/company.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { cell, columns, listCalls, pageLink, pages, statuses } from '../support/pages/orders.ts'
import { seedStatus } from '../support/pages/selection.ts'
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

// `src/ui/table/pages.test.ts` has the pages that are left out.
test('[ORD-19] [ORD-20] [ORD-21] [ORD-22] pages beyond five have an ellipsis', async ({ world, as }) => {
  await seedStatus(world, 65, 'created')
  const page = await as('member').open('/livraisons')
  const shown = pages(page).getByRole('listitem')
  await expect(shown).toHaveText(['Précédent', '1', '2', '…', '7', 'Suivant'])
  await expect(pages(page).getByRole('link', { name: 'Précédent' })).toBeDisabled()
  await pageLink(page, 7).click()
  await expect(page).toHaveURL('/livraisons?page=7')
  await expect(shown).toHaveText(['Précédent', '1', '…', '6', '7', 'Suivant'])
  await expect(pageLink(page, 7)).toBeFocused()
  await expect(page.getByText('65 livraisons, page 7')).toHaveAttribute('aria-live', 'polite')
  // Tab does not stop at an ellipsis between two numbers.
  expect(
    await pages(page)
      .getByText('…')
      .evaluate((sign: HTMLElement) => sign.tabIndex),
  ).toBe(-1)
  await expect(pages(page).getByRole('link', { name: 'Suivant' })).toBeDisabled()
  await page.getByLabel('Par page').selectOption('20')
  await expect(shown).toHaveText(['Précédent', '1', '2', '3', '4', 'Suivant'])
  await pageLink(page, 3).click()
  await expect(pages(page).locator('[aria-current]')).toHaveText(['3'])
  await expect(pageLink(page, 3)).toHaveAttribute('aria-current', 'page')
  await pages(page).getByRole('link', { name: 'Suivant' }).press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText(['5', '4', '3', '2', '1'])
  // « Suivant » is off now and cannot keep the focus. The focus goes to the current page.
  await expect(pageLink(page, 4)).toBeFocused()
})

test('[ORD-29] [NAV-12] Back and Forward go through the states of the list one by one', async ({ world, as }) => {
  const page = await as('member').open('/livraisons')
  const first = page.getByRole('rowheader').first()
  await expect(first).toHaveText('200')
  await pageLink(page, 2).click()
  await expect(first).toHaveText('190')
  await page.getByLabel('Statut').selectOption('annulée')
  await expect(page).toHaveURL('/livraisons?status=cancel')
  await expect(page.getByRole('cell', { name: 'annulée' })).toHaveCount(10)
  await page.goBack()
  await expect(page).toHaveURL('/livraisons?page=2')
  await expect(first).toHaveText('190')
  await expect(page.getByLabel('Statut')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/livraisons')
  await expect(first).toHaveText('200')
  await page.goForward()
  await expect(first).toHaveText('190')
  // A page that was read a moment ago comes from the cache, without a call.
  expect(await listCalls(world)).toHaveLength(3)
})

test('[ORD-16] [ORD-17] [ORD-28] [ENT-28] [CST-07] a choice is sent at once, on page 1', async ({ world, as }) => {
  const page = await as('member').open('/livraisons?page=2')
  const lastCall = async () => {
    const call = (await listCalls(world)).at(-1)
    return [call?.get('page'), call?.get('itemsPerPage'), call?.get('status')]
  }
  await expect(page.getByRole('rowheader').first()).toHaveText('190')
  await expect(page.getByLabel('Statut').getByRole('option')).toHaveText([
    'Tous',
    ...statuses.map(({ label }) => label),
  ])
  await page.getByLabel('Statut').selectOption('déposée')
  await expect(page).toHaveURL('/livraisons?status=operin')
  await expect.poll(lastCall).toEqual(['1', '10', 'operin'])
  await page.getByLabel('Statut').selectOption('Tous')
  await pageLink(page, 2).click()
  await expect(page.getByRole('rowheader').first()).toHaveText('190')
  await expect(page.getByLabel('Par page').getByRole('option')).toHaveText(['10', '20', '50', '100'])
  await page.getByLabel('Par page').selectOption('50')
  await expect(page).toHaveURL('/livraisons?per_page=50')
  await expect(page.getByRole('rowheader')).toHaveCount(50)
  expect(await lastCall()).toEqual(['1', '50', null])
})

test('[ORD-14] [ORD-15] Enter searches the barcode, and an empty search removes the filter', async ({ world, as }) => {
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  const search = page.getByRole('searchbox', { name: 'Code-barres' })
  await search.pressSequentially('  CMP-0002')
  await search.press('Enter')
  await expect(page).toHaveURL('/livraisons?barcode=CMP-0002')
  await expect(search).toHaveValue('CMP-0002')
  await expect(search).toBeFocused()
  await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
  await search.fill('')
  await search.press('Enter')
  await expect(page).toHaveURL('/livraisons')
  await expect(page.getByRole('rowheader').first()).toHaveText('200')
  // No call while a person types, and none with an empty barcode.
  const asked = (await listCalls(world)).map((call) => call.get('barcode'))
  expect(asked.slice(0, 2)).toEqual([null, 'CMP-0002'])
  expect(asked.slice(2).filter((barcode) => barcode !== null)).toEqual([])
})
