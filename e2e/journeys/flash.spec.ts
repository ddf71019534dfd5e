import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { openSamples, say, toast } from '../support/pages/toasts.ts'

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
