import { expect, test } from '../support/fixtures/test.ts'
import { chooseAction, menuOf, yes } from '../support/pages/order-menu.ts'
import { seedStatuses, statuses } from '../support/pages/orders.ts'
import { expectFlash, row } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

test.beforeEach(({ world }) => seedStatuses(world))

for (const { reply, message } of [
  { reply: { status: 500, html: 'Boom' }, message: formFailure },
  { reply: { status: 403, description: 'Quota atteint.' }, message: 'Quota atteint.' },
  { reply: undefined, message: formFailure },
])
  test(`[ORD-89] [ERR-07] a notification that failed is not sent again when the connection, the focus or the pointer returns: ${reply?.status ?? 'lost'}`, async ({
    world,
    as,
    context,
  }) => {
    const page = await as('super_admin').open('/livraisons?per_page=20')
    let sent = 0
    await page.route('**/resend-notification*', (route) => {
      sent += 1
      return reply ? route.fallback() : route.abort('connectionreset')
    })
    if (reply) await world.fault({ path: 'resend-notification' }, reply)
    await chooseAction(page, 104, 'Renvoyer le SMS')
    await yes(page).click()
    await expectFlash(page, message)
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

test('[ORD-79] after the last row of a page is deleted, the list shows the page before', async ({ world, as }) => {
  await world.seed({ orders: statuses.slice(0, 11).map(({ id }) => ({ id, status: 'cancel' })) })
  const page = await as('super_admin').open('/livraisons?status=cancel&page=2')
  await expect(page.getByRole('rowheader')).toHaveText(['102', '101'])
  for (const id of [102, 101]) {
    await chooseAction(page, id, 'Supprimer')
    await yes(page).click()
    await expect(row(page, String(id))).toHaveCount(0)
  }
  await expect(page).toHaveURL('/livraisons?status=cancel')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
})
