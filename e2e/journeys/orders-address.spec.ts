import { expect, test } from '../support/fixtures/test.ts'
import { listCalls, pageLink, pages, seedMany } from '../support/pages/orders.ts'
import { row, visit } from '../support/pages/vocabulary.ts'

const wholeStatuses = [
  'Tous',
  'Commande créée',
  'prête pour la livraison',
  'en cours de livraison',
  'déposée',
  'récupérée par le client',
  'récupérée par le coursier',
  'non récupérée depuis un certain temps',
  "proche de l'expiration",
  'expirée',
  'retournée au service client',
  'retour par le client',
  'annulée',
]

const fourParameters = '/livraisons?page=2&per_page=20&barcode=CMP-00&status=operin'

test('pages, filters and page size are in the address, and Back goes through them', async ({ world, as }) => {
  await seedMany(world, 47)
  const page = await as('member').open('/livraisons')
  const first = page.getByRole('rowheader').first()
  const status = page.getByLabel('Statut')
  const size = page.getByLabel('Par page')

  await test.step('[ORD-19] [ORD-20] [ORD-22] up to five pages are all shown, and the steps are off at the ends', async () => {
    await expect(pages(page).getByRole('link', { name: /^Page/ })).toHaveText(['1', '2', '3', '4', '5'])
    await expect(pages(page).getByText('…')).toHaveCount(0)
    await expect(pages(page).getByRole('link', { name: 'Précédent' })).toBeDisabled()
    await pageLink(page, 3).click()
    await expect(page).toHaveURL('/livraisons?page=3')
    await expect(page.getByRole('rowheader').first()).toHaveText('27')
    await expect(pageLink(page, 3)).toBeFocused()
    await expect(pages(page).locator('[aria-current]')).toHaveText(['3'])
    await expect(pageLink(page, 3)).toHaveAttribute('aria-current', 'page')
    await pageLink(page, 4).click()
    await pages(page).getByRole('link', { name: 'Suivant' }).press('Enter')
    await expect(page.getByRole('rowheader')).toHaveText(['7', '6', '5', '4', '3', '2', '1'])
    await expect(pages(page).getByRole('link', { name: 'Suivant' })).toBeDisabled()
    // « Suivant » is off now and cannot keep the focus. The focus goes to the current page.
    await expect(pageLink(page, 5)).toBeFocused()
  })

  await test.step('[ORD-23] [ORD-24] [ORD-25] after a reload the list is as the address says', async () => {
    // A link under the pointer would read its page.
    await page.mouse.move(1365, 425)
    await world.reset()
    await world.fault(
      { path: '^/api/orders' },
      { status: 200, body: { 'hydra:member': [{ '@id': '/api/orders/9' }], 'hydra:totalItems': 45 } },
    )
    await visit(page, fourParameters)
    await expect(row(page, '9')).toBeVisible()
    await page.reload()
    await expect(row(page, '9')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Code-barres' })).toHaveValue('CMP-00')
    await expect(page.getByLabel('Statut')).toHaveValue('operin')
    await expect(page.getByLabel('Par page')).toHaveValue('20')
    await expect(pageLink(page, 2)).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(fourParameters)
  })

  await test.step('[ORD-26] [ORD-27] they are sent under the names of the API', async () => {
    const calls = await listCalls(world)
    expect(calls).toHaveLength(2)
    for (const call of calls) {
      expect(Object.fromEntries(call)).toMatchObject({
        page: '2',
        itemsPerPage: '20',
        barcode: 'CMP-00',
        status: 'operin',
      })
      expect(call.has('per_page')).toBe(false)
    }
    await world.mend()
  })

  await test.step('[ORD-29] [NAV-12] Back and Forward go through the states of the list one by one', async () => {
    await world.forgetRequests()
    await page.getByRole('link', { name: 'Livraisons', exact: true }).click()
    await expect(first).toHaveText('200')
    await pageLink(page, 2).click()
    await expect(first).toHaveText('190')
    await status.selectOption('annulée')
    await expect(page).toHaveURL('/livraisons?status=cancel')
    await expect(page.getByRole('cell', { name: 'annulée' })).toHaveCount(10)
    await page.goBack()
    await expect(page).toHaveURL('/livraisons?page=2')
    await expect(first).toHaveText('190')
    await expect(status).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL('/livraisons')
    await expect(first).toHaveText('200')
    await page.goForward()
    await expect(first).toHaveText('190')
    // A page that was read a moment ago comes from the cache, without a call.
    expect(await listCalls(world)).toHaveLength(3)
  })

  await test.step('[ORD-16] [ORD-28] [ENT-28] the status filter offers twelve statuses, and returns to page 1', async () => {
    await expect(page).toHaveURL('/livraisons?page=2')
    await world.forgetRequests()
    await expect(status.getByRole('option')).toHaveText(wholeStatuses)
    await status.selectOption('déposée')
    await expect(page).toHaveURL('/livraisons?status=operin')
    // The former page may already show a delivery with this status.
    await expect.poll(() => listCalls(world)).toHaveLength(1)
    await expect(page.getByRole('cell', { name: 'déposée' }).first()).toBeVisible()
    const [call] = await listCalls(world)
    expect([call?.get('page'), call?.get('itemsPerPage'), call?.get('status')]).toEqual(['1', '10', 'operin'])
    await status.selectOption('Tous')
    await expect(page).toHaveURL('/livraisons')
  })

  await test.step('[ORD-17] [ORD-28] [CST-07] the page size offers 10, 20, 50 and 100, and returns to page 1', async () => {
    await pageLink(page, 2).click()
    await expect(first).toHaveText('190')
    await world.forgetRequests()
    await expect(size.getByRole('option')).toHaveText(['10', '20', '50', '100'])
    await size.selectOption('50')
    await expect(page).toHaveURL('/livraisons?per_page=50')
    await expect(page.getByRole('rowheader')).toHaveCount(50)
    const calls = await listCalls(world)
    expect(calls.map((call) => [call.get('page'), call.get('itemsPerPage'), call.get('status')])).toEqual([
      ['1', '50', null],
    ])
    await size.selectOption('10')
    await expect(page).toHaveURL('/livraisons')
  })

  await test.step('[ORD-14] [ORD-15] Enter searches the barcode, and an empty search removes the filter', async () => {
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    await world.forgetRequests()
    const search = page.getByRole('searchbox', { name: 'Code-barres' })
    await search.pressSequentially('  CMP-0002')
    expect(await listCalls(world)).toEqual([])
    await search.press('Enter')
    await expect(page).toHaveURL('/livraisons?barcode=CMP-0002')
    await expect(search).toHaveValue('CMP-0002')
    await expect(search).toBeFocused()
    await expect.poll(async () => (await listCalls(world)).map((call) => call.get('barcode'))).toEqual(['CMP-0002'])
    await search.fill('')
    expect(await listCalls(world)).toHaveLength(1)
    await search.press('Enter')
    await expect(page).toHaveURL('/livraisons')
    await expect(first).toHaveText('200')
    for (const call of await listCalls(world)) expect(call.get('barcode')).not.toBe('')
  })

  await test.step('« Retour » from a delivery shows the same list with the focus on its row', async () => {
    await status.selectOption('annulée')
    await expect(page).toHaveURL('/livraisons?status=cancel')
    await pageLink(page, 2).click()
    await expect(page).toHaveURL('/livraisons?page=2&status=cancel')
    await expect(page.getByRole('table', { name: 'Livraisons' })).not.toHaveAttribute('aria-busy')
    const order = page.getByRole('rowheader').nth(2)
    const number = await order.innerText()
    await world.forgetRequests()
    await order.getByRole('link').hover()
    await expect.poll(async () => (await world.requests(`GET /api/orders/${number}?`)).length).toBe(1)
    // Hovering the link has read the order already. The click sends no second call.
    await order.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Livraison #${number}`)
    expect(await world.requests(`GET /api/orders/${number}?`)).toHaveLength(1)
    await page.getByRole('button', { name: 'Retour' }).click()
    await expect(page).toHaveURL('/livraisons?page=2&status=cancel')
    await expect(row(page, number).getByRole('link')).toBeFocused()
    await expect(page.getByLabel('Statut')).toHaveValue('cancel')
  })
})
