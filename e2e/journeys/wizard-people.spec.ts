import { expect, test } from '../support/fixtures/test.ts'
import { goToRecap, hasDraft, readDraft, seedVini, validate, wizardPath } from '../support/pages/wizard.ts'

/** Every role creates deliveries, with the mouse, the keyboard or a phone. */

test.beforeEach(async ({ world }) => seedVini(world))

test('[WIZ-36] a delivery person abandons a delivery, and then creates one', async ({ as, world }) => {
  const page = await as('shipper').open(wizardPath)

  await test.step('[WIZ-36] « Annuler » asks first and removes the draft, which is kept in the tab alone', async () => {
    await goToRecap(page)
    expect(await readDraft(page)).toContain('hina@mail.pf')
    // Local storage outlives the tab, so it holds nothing of the recipient.
    expect(await page.evaluate(() => JSON.stringify(Object.values(localStorage)))).not.toContain('hina')

    await page.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Non' }).click()
    await expect(page).toHaveURL(`${wizardPath}?etape=4`)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Oui, je confirme' }).click()
    await expect(page).toHaveURL('/livraisons')
    expect(await hasDraft(page)).toBe(false)
  })

  await test.step('[ROLE-58] a delivery person creates a delivery', async () => {
    await page.getByRole('link', { name: 'Nouvelle livraison' }).first().click()
    await goToRecap(page)
    await validate(page, 'Commande créée !')
    expect(await world.table('orders')).toHaveLength(1)
  })
})
