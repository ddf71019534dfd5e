import { expect, test } from '../support/fixtures/test.ts'
import { idleAfter, idleQuestion, resumeButton } from '../support/pages/idle.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { card } from '../support/pages/vocabulary.ts'

/** The idle screen over a dialog. */

test.beforeEach(({ page }) => page.clock.install())

test('[LIVE-07] the input of a dialog survives the idle screen, also after Escape', async ({ page, as, world }) => {
  await seedOrder(world)
  await idleAfter(page, 5)
  await as('admin').open('/livraisons/detail/14')
  await card(page, 'Destinataire').getByRole('button', { name: 'Modifier' }).click()
  const phone = page.getByRole('dialog').getByLabel('Téléphone')
  await phone.fill('+689 87 99')
  await page.clock.runFor(301_000)
  await expect(idleQuestion(page)).toBeVisible()
  await expect(phone).toBeHidden()
  await page.keyboard.press('Escape')
  await resumeButton(page).click()
  await expect(phone).toHaveValue('+689 87 99')
  await expect(phone).toBeFocused()
  await page.clock.runFor(299_000)
  await expect(phone).toBeVisible()
})
