import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { card, confirmButton, expectFlash, fillField, row, rowMenu, save } from '../support/pages/vocabulary.ts'

/** A refetch is held. A person who has changed a record does not wait for it. */

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

test('a question closes when the change is answered, and the row shows the change at once', async ({ as, world }) => {
  await world.seed({ orders: [201, 202].map((id) => anOrder({ id, status: id === 201 ? 'cancel' : 'created' })) })
  const page = await as('super_admin').open('/livraisons')
  await rowMenu(page, '202', 'Annuler')
  await holdCalls(page, 'GET **/api/orders?*')
  await confirmButton(page).click()
  await expectFlash(page, 'Commande #202 modifiée')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row(page, '202')).toContainText('annulée')
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')

  await rowMenu(page, '201', 'Supprimer')
  await confirmButton(page).click()
  await expectFlash(page, 'Commande #201 supprimée')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row(page, '201')).toHaveCount(0)
  // The row with the button that opened the question is gone, so the next row takes the focus.
  await expect(row(page, '200').getByRole('button', { name: /^Actions/ })).toBeFocused()
})
