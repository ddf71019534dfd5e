import { expect, test } from '../support/fixtures/test.ts'
import { chooseAction, menuOf, yes } from '../support/pages/order-menu.ts'
import { seedStatuses, statuses } from '../support/pages/orders.ts'
import { expectFlash, row, visit } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

test('a notification that fails, and a page whose last row is deleted', async ({ world, as, context }) => {
  await seedStatuses(world)
  const page = await as('super_admin').open('/livraisons?per_page=20')

  await test.step('[ORD-89] [ERR-07] a notification that failed is not sent again when the connection or the focus returns', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('resend-notification')) sent.push(request.url())
    })
    const failures = [
      { reply: { status: 500, html: 'Boom' }, message: formFailure },
      { reply: { status: 403, description: 'Quota atteint.' }, message: 'Quota atteint.' },
      { reply: 'lost' as const, message: formFailure },
    ]
    for (const [index, { reply, message }] of failures.entries()) {
      if (reply === 'lost') await page.route('**/resend-notification*', (route) => route.abort('connectionreset'))
      else await world.fault({ path: 'resend-notification' }, reply)
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
      expect(sent).toHaveLength(index + 1)
      await page.unroute('**/resend-notification*')
      await world.mend()
    }
    expect(await world.requests('POST /api/token/refresh')).toEqual([])
  })

  await test.step('[ORD-79] after the last row of a page is deleted, the list shows the page before', async () => {
    await world.seed({ orders: statuses.slice(0, 11).map(({ id }) => ({ id, status: 'cancel' })) })
    await visit(page, '/livraisons?status=cancel&page=2')
    await expect(page.getByRole('rowheader')).toHaveText(['102', '101'])
    for (const id of [102, 101]) {
      await chooseAction(page, id, 'Supprimer')
      await yes(page).click()
      await expect(row(page, String(id))).toHaveCount(0)
    }
    await expect(page).toHaveURL('/livraisons?status=cancel')
    await expect(page.getByRole('rowheader')).toHaveCount(10)
  })
})
