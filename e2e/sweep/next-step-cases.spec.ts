import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { menuOf, no, yes } from '../support/pages/order-menu.ts'

test('[NXT-04] the page and the question name the resends of this tab', async ({ world, as, page }) => {
  await page.clock.install({ time: new Date('2026-11-22T14:05:00-10:00') })
  await seedOrder(world, { status: 'operin' })
  await as('admin').open('/livraisons/detail/14')
  const resend = async () => {
    await menuOf(page, 14).click()
    await page.getByRole('menuitem', { name: 'Renvoyer le SMS' }).click()
  }
  await resend()
  await expect(no(page)).toBeFocused()
  await expect(page.getByRole('dialog')).not.toContainText('Déjà')
  await yes(page).click()
  await expect(page.getByText('SMS renvoyé à 14:05 (sur ce poste)')).toBeVisible()
  await page.clock.fastForward('03:00')
  await resend()
  await expect(page.getByRole('dialog')).toContainText('Déjà renvoyé il y a 3 min.')
  await no(page).click()
})
