import { expect, test } from '../support/fixtures/test.ts'
import { listCalls, pageLink, pages, seedMany } from '../support/pages/orders.ts'
import { row } from '../support/pages/vocabulary.ts'

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

test('[ORD-14] [ORD-15] a barcode is searched on Enter, and forgotten when it is emptied', async ({ world, as }) => {
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  const search = page.getByRole('searchbox', { name: 'Code-barres' })
  await search.pressSequentially('  CMP-0002')
  expect(await listCalls(world)).toHaveLength(1)
  await search.press('Enter')
  await expect(page).toHaveURL('/livraisons?barcode=CMP-0002')
  await expect(search).toHaveValue('CMP-0002')
  await expect(search).toBeFocused()
  expect((await listCalls(world)).map((call) => call.get('barcode'))).toEqual([null, 'CMP-0002'])
  await search.fill('')
  expect(await listCalls(world)).toHaveLength(2)
  await search.press('Enter')
  await expect(page).toHaveURL('/livraisons')
  await expect(page.getByRole('rowheader').first()).toHaveText('200')
  for (const call of await listCalls(world)) expect(call.get('barcode')).not.toBe('')
})

test('[ORD-16] [ORD-17] [ORD-26] [ORD-28] [ENT-28] [CST-07] filters and page sizes start over at page 1', async ({
  world,
  as,
}) => {
  const page = await as('member').open('/livraisons?page=3')
  await expect(page.getByRole('rowheader').first()).toHaveText('180')
  const status = page.getByLabel('Statut')
  await expect(status.getByRole('option')).toHaveText(wholeStatuses)
  await status.selectOption('déposée')
  await expect(page).toHaveURL('/livraisons?status=operin')
  await expect(page.getByRole('cell', { name: 'déposée' }).first()).toBeVisible()

  await page.goto('/livraisons?page=3')
  const size = page.getByLabel('Par page')
  await expect(size.getByRole('option')).toHaveText(['10', '20', '50', '100'])
  await size.selectOption('50')
  await expect(page).toHaveURL('/livraisons?per_page=50')
  await expect(page.getByRole('rowheader')).toHaveCount(50)
  const calls = await listCalls(world)
  expect(calls.map((call) => [call.get('page'), call.get('itemsPerPage'), call.get('status')])).toEqual([
    ['3', '10', null],
    ['1', '10', 'operin'],
    ['3', '10', null],
    ['1', '50', null],
  ])
})

test('[ORD-19] [ORD-20] [ORD-22] [ORD-23] five pages are all shown; the ends go no further', async ({ world, as }) => {
  await seedMany(world, 47)
  const page = await as('member').open('/livraisons')
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
  // The step that led here is gone: the focus has gone to the current page, not to nowhere.
  await expect(pageLink(page, 5)).toBeFocused()
})

test('[ORD-20] [ORD-21] [ORD-22] from six pages on an ellipsis stands for what is left out', async ({ world, as }) => {
  await seedMany(world, 65)
  const page = await as('member').open('/livraisons')
  const shown = pages(page).getByRole('listitem')
  await expect(shown).toHaveText(['Précédent', '1', '2', '…', '7', 'Suivant'])
  await pageLink(page, 7).click()
  await expect(shown).toHaveText(['Précédent', '1', '…', '6', '7', 'Suivant'])
  await expect(pages(page).getByRole('link', { name: 'Suivant' })).toBeDisabled()
  await page.goto('/livraisons?page=4')
  // A gap of one page is the page.
  await expect(shown).toHaveText(['Précédent', '1', '2', '3', '4', '5', '6', '7', 'Suivant'])
})

test('[ORD-20] [ORD-22] a single page is number 1 alone; without a total there are only the steps', async ({
  world,
  as,
}) => {
  await seedMany(world, 7)
  const page = await as('member').open('/livraisons')
  await expect(pages(page).getByRole('link', { name: /^Page/ })).toHaveText(['1'])
  await expect(pages(page).getByRole('link', { name: 'Précédent' })).toBeDisabled()
  await expect(pages(page).getByRole('link', { name: 'Suivant' })).toBeDisabled()
  await world.fault(
    { path: '^/api/orders\\?page=2' },
    {
      status: 200,
      body: { 'hydra:member': [{ '@id': '/api/orders/3' }], 'hydra:view': { 'hydra:next': '/api/orders?page=3' } },
    },
  )
  await page.goto('/livraisons?page=2')
  await expect(pages(page).getByRole('link', { name: 'Précédent' })).toBeEnabled()
  await expect(pages(page).getByRole('link', { name: 'Suivant' })).toHaveAttribute('href', '/livraisons?page=3')
})

test('[ORD-23] [ORD-24] [ORD-25] [ORD-26] [ORD-27] an address with all four parameters is asked for at once, and survives a reload', async ({
  world,
  as,
}) => {
  const address = '/livraisons?page=2&per_page=20&barcode=CMP-00&status=operin'
  await world.fault(
    { path: '^/api/orders' },
    { status: 200, body: { 'hydra:member': [{ '@id': '/api/orders/9' }], 'hydra:totalItems': 45 } },
  )
  const page = await as('member').open(address)
  await expect(row(page, '9')).toBeVisible()
  await page.reload()
  await expect(row(page, '9')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Code-barres' })).toHaveValue('CMP-00')
  await expect(page.getByLabel('Statut')).toHaveValue('operin')
  await expect(page.getByLabel('Par page')).toHaveValue('20')
  await expect(pageLink(page, 2)).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(address)
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
})

test('a barcode of digits stays a text, with its zeros', async ({ world, as }) => {
  const page = await as('member').open('/livraisons?barcode=00123')
  const search = page.getByRole('searchbox', { name: 'Code-barres' })
  await expect(search).toHaveValue('00123')
  await search.fill('12345678901234567890')
  await search.press('Enter')
  await expect(page).toHaveURL('/livraisons?barcode=12345678901234567890')
  await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
  expect((await listCalls(world)).map((call) => call.get('barcode'))).toEqual(['00123', '12345678901234567890'])
})

test('[ORD-29] [NAV-12] Back and Forward go through the states of the list, one each', async ({ world, as }) => {
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
  // What was read a moment ago is shown at once.
  expect(await listCalls(world)).toHaveLength(3)
})
