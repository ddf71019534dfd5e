import { expect, test } from '../support/fixtures/test.ts'
import { idleAfter, idleQuestion, resumeButton } from '../support/pages/idle.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { age } from '../support/pages/refresh.ts'
import { card, title } from '../support/pages/vocabulary.ts'

/** The idle screen over a dialog, and without its entry in config.json. */

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

test('[LIVE-07] without the entry in config.json there is no idle screen', async ({ page, as }) => {
  await idleAfter(page)
  await as('admin').open('/livraisons')
  await expect(age(page)).toBeVisible()
  await page.clock.fastForward('10:00:00')
  await page.clock.runFor(60_000)
  await expect(title(page, 'Livraisons')).toBeVisible()
  await expect(idleQuestion(page)).toHaveCount(0)
})
