import { pageLink } from '../support/orders.ts'
import { expect, test } from '../support/test.ts'
import { row } from '../support/vocabulary.ts'

test('back from a delivery, the list is as it was and the focus on its row', async ({ world, as }) => {
  const page = await as('member').open('/livraisons?status=cancel')
  await pageLink(page, 2).click()
  await expect(page).toHaveURL('/livraisons?page=2&status=cancel')
  const order = page.getByRole('rowheader').nth(2)
  const number = await order.innerText()
  await world.forgetRequests()
  await order.getByRole('link').hover()
  await expect.poll(async () => (await world.requests(`GET /api/orders/${number}?`)).length).toBe(1)
  // What was hovered is there when it is clicked.
  await order.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Livraison #${number}`)
  expect(await world.requests(`GET /api/orders/${number}?`)).toHaveLength(1)
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/livraisons?page=2&status=cancel')
  await expect(row(page, number).getByRole('link')).toBeFocused()
  await expect(page.getByLabel('Statut')).toHaveValue('cancel')
})

test('while the next page is on its way the list stays, and typing with it', async ({ world, as }) => {
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('rowheader').first()).toHaveText('200')
  await world.fault({ path: 'page=2' }, { delayMs: 1500 })
  await pageLink(page, 2).click()
  const table = page.getByRole('table', { name: 'Livraisons' })
  await expect(table).toHaveAttribute('aria-busy', 'true')
  const search = page.getByRole('searchbox', { name: 'Code-barres' })
  await search.fill('CMP')
  await expect(page.getByRole('rowheader').first()).toHaveText('190')
  await expect(table).not.toHaveAttribute('aria-busy')
  await expect(search).toHaveValue('CMP')
  await expect(search).toBeFocused()
})

test('a filter that is changed at once takes back the call it makes useless', async ({ world, as }) => {
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('rowheader').first()).toHaveText('200')
  await world.fault({ path: 'status=created' }, { delayMs: 3000 })
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('status=created'))
  await page.getByLabel('Statut').selectOption('Commande créée')
  await page.getByLabel('Statut').selectOption('annulée')
  await aborted
  await expect(page.getByRole('cell', { name: 'annulée' })).toHaveCount(10)
})
