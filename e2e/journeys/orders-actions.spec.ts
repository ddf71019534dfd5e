import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { chooseAction, listCalls, menuOf, seedStatuses } from '../support/pages/orders.ts'
import { card, doubleClick, expectFlash, no, pageHead, row, yes } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedStatuses(world))

/** `OrderHead.test.tsx` and `OrderActions.test.tsx` prove the actions of all statuses for all roles, and every change. */

test('[ORD-75] [ORD-76] [ORD-77] a change of status is sent once, and row and menu follow', async ({ world, as }) => {
  const page = await as('member').open('/livraisons?per_page=20')
  await chooseAction(page, 101, 'Marquer comme prête pour la livraison')
  await world.forgetRequests()
  await doubleClick(yes(page))
  await expectFlash(page, 'Commande #101 modifiée')
  await expect(row(page, '101').getByText('prête pour la livraison', { exact: true })).toBeVisible()
  const sent = await world.requests('PATCH')
  expect(sent.map(({ url, body, headers }) => [url, body, headers['content-type']])).toEqual([
    ['/api/orders/101', { status: 'ready_for_delivery' }, 'application/merge-patch+json'],
  ])
  const asked = async () => (await listCalls(world)).map((call) => [call.get('page'), call.get('itemsPerPage')])
  await expect.poll(asked).toEqual([['1', '20']])
  // The focus is on the menu's button again, and the menu offers the actions of the new status.
  await expect(menuOf(page, 101)).toBeFocused()
  await menuOf(page, 101).click()
  await expect(page.getByRole('menuitem', { name: 'Passer en cours de livraison' })).toBeVisible()
})

test('[NXT-01] [NXT-03] the page leads a delivery to its end, and keeps the focus', async ({ world, as }) => {
  await seedOrder(world, { history: [{ status: 'picked_up', createdAt: '2023-04-11T12:01:33-10:00' }] })
  const page = await as('shipper').open('/livraisons/detail/14')
  const action = (name: string) => page.getByRole('button', { name })
  const change = async (name: string, label: string, entries: number) => {
    await action(name).click()
    await expect(no(page)).toBeFocused()
    await yes(page).click()
    await expectFlash(page, 'Commande #14 modifiée')
    await expect(pageHead(page).getByText(label, { exact: true })).toBeVisible()
    await expect(card(page, 'Historique').getByRole('listitem')).toHaveCount(entries)
    await expect(card(page, 'Historique').getByRole('listitem').last()).toContainText(label)
  }
  await change('Marquer comme déposée', 'déposée', 2)
  await expect(action('Marquer comme récupérée par le client')).toBeFocused()
  await change('Marquer comme récupérée par le client', 'récupérée par le client', 3)
  await expect(page.getByRole('group', { name: 'Actions' })).toBeFocused()
  await expect(page.getByText('Aucun changement manuel depuis « récupérée par le client ».')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Marquer|Passer/ })).toHaveCount(0)
  expect(await world.patches()).toEqual(['operin', 'receive'].map((status) => ['/api/orders/14', { status }]))
})

for (const { ids, entry, query } of [
  { ids: '[ORD-55] [ORD-81] [ERR-36]', entry: 'Renvoyer le SMS', query: 'sms=true' },
  { ids: '[ORD-56] [ORD-82] [ROLE-62]', entry: "Renvoyer l'e-mail", query: 'mail=true' },
])
  test(`${ids} « ${entry} » asks first and is sent once`, async ({ world, as }) => {
    const page = await as('shipper').open('/livraisons?per_page=20')
    await chooseAction(page, 104, entry)
    await expect(page.getByRole('dialog')).toContainText(
      'Voulez-vous vraiment renvoyer la notification de la commande #104 ?',
    )
    await no(page).click()
    await chooseAction(page, 104, entry)
    await doubleClick(yes(page))
    await expectFlash(page, 'Demande de notification effectuée !')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const sent = await world.requests('GET /api/orders/104/resend-notification')
    expect(sent.map((call) => call.query)).toEqual([query])
  })

test('[ORD-68] [ORD-79] [ERR-37] a cancelled order is deleted once, after a question', async ({ world, as }) => {
  const page = await as('admin').open('/livraisons?status=cancel')
  await chooseAction(page, 112, 'Supprimer')
  await expect(page.getByRole('dialog')).toContainText('Voulez-vous vraiment supprimer la commande #112 ?')
  await no(page).click()
  await chooseAction(page, 112, 'Supprimer')
  await doubleClick(yes(page))
  await expectFlash(page, 'Commande #112 supprimée')
  await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
  expect((await world.requests('DELETE')).map(({ url }) => url)).toEqual(['/api/orders/112'])
})
