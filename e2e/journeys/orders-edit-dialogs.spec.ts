import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { card, expectFlash, save, saveButton } from '../support/pages/vocabulary.ts'

test('recipient, products and shipper of a delivery are changed in dialogs', async ({ world, as }) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  await test.step('[ORDD-12] [API-73] the recipient is changed by a call with the number of the client', async () => {
    await card(page, 'Destinataire').getByRole('button', { name: 'Modifier' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('Tapare')
    await dialog.getByLabel('Adresse e-mail').fill('abc')
    await save(dialog)
    await expect(dialog.getByText("L'adresse e-mail n'est pas valide")).toBeVisible()
    await dialog.getByLabel('Adresse e-mail').fill('hina@example.pf')
    await dialog.getByLabel('Téléphone').fill('+689 87 12 34 56')
    await world.fault(
      { method: 'PATCH', times: 1 },
      { violations: [{ propertyPath: 'phone', message: 'Numéro refusé.' }] },
    )
    await save(dialog)
    await expect(dialog.getByText('Numéro refusé.')).toBeVisible()
    await save(dialog)
    await expectFlash(page, 'Commande #14 modifiée')
    await expect(dialog).toHaveCount(0)
    await expect(card(page, 'Destinataire')).toContainText('hina@example.pf')
    const sent = await world.requests('PATCH')
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ['/api/clients/201', { phone: '+68987123456', email: 'hina@example.pf' }],
      ['/api/clients/201', { phone: '+68987123456', email: 'hina@example.pf' }],
    ])
  })

  await test.step('[ORDD-14] [API-67] a changed product is sent with the whole list of products', async () => {
    await expect(page.getByText('Commande #14 modifiée')).toHaveCount(0)
    await world.forgetRequests()
    await card(page, 'Produits').getByRole('button', { name: 'Modifier' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Quantité').nth(1).fill('12')
    await save(dialog)
    await expectFlash(page, 'Commande #14 modifiée')
    await expect(dialog).toHaveCount(0)
    await expect(card(page, 'Produits').getByRole('row').nth(2)).toContainText('12')
    expect((await world.requests('PATCH')).map(({ body }) => body)).toEqual([
      {
        products: [
          { name: 'Panier', quantity: 2, price: 1 },
          { name: 'Fromage', quantity: 12, price: 4.5 },
          { name: 'Pain', quantity: 3, price: 1 },
        ],
      },
    ])
  })

  await test.step('[ORDD-15] [ORDD-17] [ORDD-18] a shipper is found by name and assigned by one call', async () => {
    await world.forgetRequests()
    await card(page, 'Livreur').getByRole('button', { name: 'Assigner un livreur' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Livreur' }).fill('aro')
    await page.getByRole('option', { name: /Teiva Aro/ }).click()
    await saveButton(dialog).dblclick()
    await expectFlash(page, 'Livreur assigné !')
    await expect(card(page, 'Livreur')).toContainText('Teiva Aro')
    expect(await world.patches()).toEqual([['/api/orders/14', { shippedBy: '/api/users/501' }]])
  })
})
