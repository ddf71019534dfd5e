import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { card, expectFlash, fillField, save } from '../support/pages/vocabulary.ts'

test('a detail shows the change at once, and is marked as busy until it is read again', async ({ as, world }) => {
  await seedOrder(world)
  const page = await as('super_admin').open('/livraisons/detail/14')
  await card(page, 'Destinataire').getByRole('button', { name: 'Modifier' }).click()
  await fillField(page, 'Prénom', 'Moerani')
  const held = await holdCalls(page, 'GET **/api/orders/14*')
  await save(page.getByRole('dialog'))
  // The reading before the save.
  await held.letOne()
  await expectFlash(page, 'Commande #14 modifiée')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, 'Destinataire')).toContainText('Moerani')
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await held.letAll()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
})
