import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { bell, entries, journal, openJournal } from '../support/pages/journal.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { field, fillField, save, title } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

test('[JRN-01] a message stays in the journal, counted until read, and links to its record', async ({ world, as }) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  await fillField(page, 'ID externe', 'EXT-2')
  await save(page, 'Commande #14 modifiée')
  await expect(bell(page)).toHaveAccessibleName('Messages (1 non lu)')
  await page.getByRole('link', { name: 'Sociétés' }).click()
  await expect(title(page, 'Sociétés')).toBeFocused()
  await openJournal(page)
  await expect(entries(page)).toHaveText([/Commande #14 modifiée\s*\d\d:\d\d/])
  await expect(entries(page).getByText(/^#14 \S+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
  await expect(bell(page)).toHaveAccessibleName('Messages')

  await openJournal(page)
  await expectNoAxeViolationsInLight(page)
  await entries(page).getByRole('link', { name: 'Ouvrir la fiche' }).click()
  await expect(page).toHaveURL('/livraisons/detail/14')
  await expect(journal(page)).toHaveCount(0)
})

test('[JRN-02] a failed save shows the request, the reason, and the way back to its input', async ({ world, as }) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  await world.fault({ method: 'PATCH', path: '/orders/14' }, { status: 409, description: 'Déjà modifiée.' })
  await fillField(page, 'ID externe', 'EXT-3')
  await save(page, formFailure)
  await openJournal(page)
  for (const text of [formFailure, 'Modification de la livraison #14', 'Réponse du serveur : Déjà modifiée.'])
    await expect(entries(page).first()).toContainText(text)
  await entries(page).first().getByRole('link', { name: 'Ouvrir la fiche' }).click()
  await expect(journal(page)).toHaveCount(0)
  await expect(field(page, 'ID externe')).toHaveValue('EXT-3')
})
