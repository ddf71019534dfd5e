import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { card, save } from '../support/pages/vocabulary.ts'

/** The dialogs of a delivery: products and shippers. */

test('the dialogs of a delivery with alcohol', async ({ world, as }) => {
  await seedOrder(world, { ageRestriction: 18, products: [{ name: 'Rhum', quantity: 1, price: 1 }] })
  const page = await as('admin').open('/livraisons/detail/14')
  await test.step('[ORDD-16] [ROLE-12] [ROLE-68] the dialog offers shippers and operators, and Escape closes it without a call', async () => {
    const open = card(page, 'Livreur').getByRole('button', { name: 'Assigner un livreur' })
    expect(await world.requests('GET /api/users')).toEqual([])
    await open.click()
    const dialog = page.getByRole('dialog')
    const choice = dialog.getByRole('combobox', { name: 'Livreur' })
    await choice.click()
    await expect(dialog.getByRole('option')).toHaveText([/Livreur$/, /Aro .*Livreur$/, /Opérateur$/])
    const [asked] = await world.requests('GET /api/users')
    expect(asked?.query).toContain('page=1&itemsPerPage=10000')
    expect(asked?.query).not.toContain('apmAccessCode')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await world.requests('PATCH')).toEqual([])
    await expect(open).toBeFocused()
  })

  await test.step('[VAL-67] an order with alcohol cannot be saved without products', async () => {
    await card(page, 'Produits').getByRole('button', { name: 'Modifier' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Retirer le produit 1' }).click()
    await save(dialog)
    await expect(dialog).toContainText("Veuillez déclarer les produits de la commande (présence d'alcool)")
    expect(await world.requests('PATCH')).toEqual([])
  })
})
