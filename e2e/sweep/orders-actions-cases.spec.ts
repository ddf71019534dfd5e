import { expect, test } from '../support/fixtures/test.ts'
import { chooseAction, menuOf, no, yes } from '../support/pages/order-menu.ts'
import { listCalls, seedStatuses } from '../support/pages/orders.ts'
import { expectFlash, row } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

/** Actions on a delivery: another person, a lost answer, an expired token. */

test('[ORD-75] a change is not sent when the status has changed on the server meanwhile', async ({ world, as }) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  await chooseAction(page, 104, 'Marquer comme récupérée par le client')
  await world.seed({ orders: [{ id: 104, status: 'operout' }] })
  await yes(page).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    "Entre-temps, la commande #104 est passée au statut « récupérée par le coursier ». Rien n'a été envoyé",
  )
  await expect(row(page, '104').getByText('récupérée par le coursier')).toBeVisible()
  expect(await world.requests('PATCH')).toEqual([])
  await no(page).click()
  await menuOf(page, 104).click()
  await page.getByRole('menuitem', { name: 'Annuler la commande' }).click()

  // When the order cannot be read, nothing is sent either, and the message is the server's answer.
  await world.fault({ method: 'GET', path: '^/api/orders/104' }, { status: 403, description: 'Ce casier est fermé.' })
  await world.forgetRequests()
  await yes(page).click()
  await expectFlash(page, 'Ce casier est fermé.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(async () => (await listCalls(world)).length).toBe(1)
  expect(await world.requests('PATCH')).toEqual([])
})

test('[ORD-78] a change whose answer is lost shows a message and is not sent again', async ({ world, as }) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  const sent: string[] = []
  // The browser cuts the call. When the server cuts the connection, Chromium itself sends the call again.
  await page.route('**/api/orders/101', (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    sent.push(route.request().url())
    return route.abort('connectionreset')
  })
  await chooseAction(page, 101, 'Annuler la commande')
  await yes(page).click()
  await expectFlash(page, formFailure)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toHaveLength(1)
  await expect.poll(async () => (await listCalls(world)).length).toBe(2)
})

test('[ORD-76] an expired token is refreshed before the change, and the change is sent once', async ({ world, as }) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  await chooseAction(page, 101, 'Annuler la commande')
  await world.expireTokens()
  await yes(page).click()
  await expectFlash(page, 'Commande #101 modifiée')
  expect((await world.requests('PATCH')).filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await world.requests('POST /api/token/refresh')).toHaveLength(1)
})
