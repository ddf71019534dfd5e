import { expect, test } from '../support/fixtures/test.ts'
import { chooseAction, menuOf, yes } from '../support/pages/order-menu.ts'
import { seedStatuses } from '../support/pages/orders.ts'
import { expectFlash } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

test('[ORD-89] [ERR-07] a notification whose answer was lost is not sent again when the connection, the focus or the pointer returns', async ({
  world,
  as,
  context,
}) => {
  await seedStatuses(world)
  const page = await as('super_admin').open('/livraisons?per_page=20')
  let sent = 0
  await page.route('**/resend-notification*', (route) => {
    sent += 1
    return route.abort('connectionreset')
  })
  await chooseAction(page, 104, 'Renvoyer le SMS')
  await yes(page).click()
  await expectFlash(page, formFailure)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(true)
  await context.setOffline(false)
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await menuOf(page, 104).click()
  await page.getByRole('menuitem', { name: 'Renvoyer le SMS' }).hover()
  await page.keyboard.press('Escape')
  // A later call of the page, whose answer is on the screen.
  await page.getByLabel('Par page').selectOption('10')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  expect(sent).toBe(1)
})
