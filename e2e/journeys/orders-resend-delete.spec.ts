import { expect, test } from '../support/fixtures/test.ts'
import { chooseAction } from '../support/pages/order-menu.ts'
import { seedStatuses } from '../support/pages/orders.ts'
import { doubleClick, expectFlash, no, yes } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedStatuses(world))

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
