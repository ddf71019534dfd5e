import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { editButton, seedBookings, switchOf } from '../support/pages/bookings-page.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { card, expectFlash, fillField, row, rowMenu, save, visit } from '../support/pages/vocabulary.ts'

/** A refetch is slow or held. A person who has changed a record does not wait for it. */

const slow = { delayMs: 10_000 }
const confirm = 'Oui, je confirme'

test('a delivery that was changed, on its page and in the list', async ({ as, world }) => {
  await seedOrder(world)
  await world.seed({ orders: [200, 201, 202].map((id) => anOrder({ id, status: id === 201 ? 'cancel' : 'created' })) })
  const page = await as('super_admin').open('/livraisons/detail/14')

  await test.step('a detail shows the change at once, and is marked as busy until it is read again', async () => {
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

  await test.step('a question closes when the change is answered, and the row shows the change at once', async () => {
    await visit(page, '/livraisons')
    await rowMenu(page, '200', 'Annuler')
    await world.fault({ method: 'GET', path: '^/api/orders\\?' }, slow)
    await page.getByRole('button', { name: confirm }).click()
    await expectFlash(page, 'Commande #200 modifiée')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row(page, '200')).toContainText('annulée')
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')

    await rowMenu(page, '201', 'Supprimer')
    await page.getByRole('button', { name: confirm }).click()
    await expectFlash(page, 'Commande #201 supprimée')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row(page, '201')).toHaveCount(0)
    // The row with the button that opened the question is gone, so the next row takes the focus.
    await expect(row(page, '200').getByRole('button', { name: /^Actions/ })).toBeFocused()
    expect(await world.requests('DELETE')).toHaveLength(1)
  })
})

test('a dialog closes when its change is answered, and a switch shows its new state at once', async ({ as, world }) => {
  await seedBookings(world)
  const page = await as('super_admin').open('/bookings')
  await editButton(page, 42).click()
  await fillField(page, 'Nombre de casier à réserver', '6')
  await world.fault({ method: 'GET', path: '^/api/companies\\?' }, slow)
  await save(page.getByRole('dialog'))
  await expectFlash(page, 'Booking #42 a bien été modifié')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('cell', { name: '6', exact: true })).toBeVisible()

  await switchOf(page, 42).click()
  await expectFlash(page, 'Booking #42 désactivé !')
  await expect(switchOf(page, 42)).not.toBeChecked()
})
