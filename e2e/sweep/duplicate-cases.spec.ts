import { expect, test } from '../support/fixtures/test.ts'
import { address, seedCopied, source } from '../support/pages/duplicate.ts'
import { expectFieldError, expectFlash, field, save, saveButton, visit } from '../support/pages/vocabulary.ts'
import { client, fillClient, posted } from '../support/pages/wizard.ts'
import { required } from '../support/tables/presets.ts'

/** The form that creates a new order from a copy. */

test('the copy of an order: what it takes over, and what it demands', async ({ as, page, world }) => {
  await seedCopied(world)
  await world.seed({ bookingSlots: [{ id: 72, active: false }] })
  await test.step('[DUP-06] [ERR-01] an unknown source shows a message and no form', async () => {
    await as('member').open('/livraisons/dupliquer/999')
    await expectFlash(page, "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page.")
    await expect(saveButton(page)).toHaveCount(0)
  })

  await test.step('[DUP-03] [DUP-05] [DUP-15] a source without recipient and hold time asks for a recipient, and holds 2,880 minutes', async () => {
    const company = { '@id': '/api/companies/7', id: 7, name: 'Vini', cleveronCompanyId: 'vini-01' }
    const sparse = { '@id': '/api/orders/15', bookingSlot: { '@id': '/api/booking_slots/71', company } }
    await world.fault({ method: 'GET', path: '/api/orders/15' }, { body: sparse })
    await visit(page, '/livraisons/dupliquer/15')
    await expect(field(page, 'Durée de conservation (minutes)')).toHaveValue('2880')
    await expect(page.getByRole('checkbox', { name: "Contient de l'alcool" })).not.toBeChecked()
    await save(page)
    for (const label of Object.keys(client)) await expectFieldError(page, label, required)
    expect(await posted(world)).toEqual([])
    await fillClient(page)
    await save(page, 'Commande dupliquée !')
    await expect(page).toHaveURL('/livraisons')
    const [body] = await posted(world)
    expect(body?.client).toEqual(source.client)
  })

  await test.step('[DUP-02] [DUP-12] a booking that has become inactive is not chosen, and a zone is required', async () => {
    await world.forgetRequests()
    await visit(page, address)
    const zone = page.getByRole('combobox', { name: 'Zone de température' })
    await expect(zone).toHaveValue('')
    await save(page)
    await expect(zone).toHaveAccessibleDescription(required)
    expect(await posted(world)).toEqual([])
  })

  await test.step('[DUP-09] [VAL-67] an order with alcohol needs products', async () => {
    await page.getByRole('button', { name: 'Retirer le produit 2' }).click()
    await page.getByRole('button', { name: 'Retirer le produit 1' }).click()
    await save(page)
    await expect(page.getByRole('group', { name: 'Produits' })).toContainText(
      "Veuillez déclarer les produits de la commande (présence d'alcool)",
    )
    expect(await posted(world)).toEqual([])
  })
})
