import { expect, test } from '../support/fixtures/test.ts'
import { pageLink } from '../support/pages/orders.ts'
import { row } from '../support/pages/vocabulary.ts'

test('« Retour » from a delivery shows the same list with the focus on its row', async ({ world, as }) => {
  const page = await as('member').open('/livraisons?status=cancel')
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
