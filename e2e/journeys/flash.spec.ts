import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { bell, entries, journal, openJournal, openSamples, say, toast } from '../support/pages/toasts.ts'
import { field, fillField, save, title } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

/** Messages of the page of samples. `src/ui/flash` has their other rules. */

test('[FLASH-01] [FLASH-02] a message is at the top right, over no action, and accessible', async ({ as, page }) => {
  await openSamples(page, as('super_admin').open)
  await say(page, 'Erreur')
  await expect(toast(page)).toHaveText('Vous ne pouvez pas supprimer une société qui a des bookings.')
  await expect(toast(page).getByRole('button')).toHaveCount(1)
  const box = await toast(page).boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box?.x).toBeGreaterThan(width / 2)
  // Over the top bar, even with two lines: the actions of the page stay free.
  const back = await page.getByRole('link', { name: 'Retour', exact: true }).boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? Infinity)).toBeLessThanOrEqual(back?.y ?? 0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height / 2)
  // The pointer stops the message.
  await toast(page).locator('p').hover()
  await page.clock.resume()
  await expectNoAxeViolations(page, '[role=alert]')
})

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
