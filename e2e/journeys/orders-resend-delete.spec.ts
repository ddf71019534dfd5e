import { expect, test } from '../support/fixtures/test.ts'
import { chooseAction, no, yes } from '../support/pages/order-menu.ts'
import { listCalls, seedStatuses } from '../support/pages/orders.ts'
import { expectFlash, row } from '../support/pages/vocabulary.ts'

const notifications = [
  {
    title: '[ORD-55] [ORD-81] [ERR-36] « Renvoyer le SMS » asks first and is sent once',
    entry: 'Renvoyer le SMS',
    parameter: 'sms',
    other: 'mail',
  },
  {
    title: "[ORD-56] [ORD-82] [ROLE-62] « Renvoyer l'e-mail » asks first and is sent once",
    entry: "Renvoyer l'e-mail",
    parameter: 'mail',
    other: 'sms',
  },
]

test('a shipper sends notifications again, and an administrator deletes a delivery', async ({ world, as }) => {
  await seedStatuses(world)
  const page = await as('shipper').open('/livraisons?per_page=20')
  const resent = () => world.requests('GET /api/orders/104/resend-notification')
  for (const { title, entry, parameter, other } of notifications) {
    await test.step(title, async () => {
      await expect(page.getByText('Demande de notification effectuée !')).toHaveCount(0)
      await world.forgetRequests()
      await chooseAction(page, 104, entry)
      await expect(page.getByRole('dialog')).toContainText(
        'Voulez-vous vraiment renvoyer la notification de la commande #104 ?',
      )
      await no(page).click()
      expect(await resent()).toEqual([])
      await chooseAction(page, 104, entry)
      await yes(page).dblclick()
      await expectFlash(page, 'Demande de notification effectuée !')
      await expect.poll(async () => (await resent()).length).toBe(1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const [call, ...more] = await resent()
      expect(more).toEqual([])
      const query = new URLSearchParams(call?.query)
      expect(query.get(parameter)).toBe('true')
      expect(query.has(other)).toBe(false)
    })
  }

  await as('admin').open('/livraisons?per_page=20&status=cancel')
  await test.step("[ORD-80] a refused deletion shows the server's sentence, keeps the row and reads the list again", async () => {
    await expect(row(page, '112')).toBeVisible()
    await world.fault({ method: 'DELETE' }, { status: 403, description: 'Cette commande est protégée.' })
    await world.forgetRequests()
    await chooseAction(page, 112, 'Supprimer')
    await yes(page).click()
    await expectFlash(page, 'Cette commande est protégée.')
    await expect(row(page, '112')).toBeVisible()
    await expect.poll(async () => (await listCalls(world)).map((call) => call.get('status'))).toEqual(['cancel'])
    await world.mend()
  })

  await test.step('[ORD-68] [ORD-79] [ERR-37] a cancelled order is deleted once, after a question', async () => {
    await world.forgetRequests()
    await chooseAction(page, 112, 'Supprimer')
    await expect(page.getByRole('dialog')).toContainText('Voulez-vous vraiment supprimer la commande #112 ?')
    await no(page).click()
    expect(await world.requests('DELETE')).toEqual([])

    await chooseAction(page, 112, 'Supprimer')
    await yes(page).dblclick()
    await expectFlash(page, 'Commande #112 supprimée')
    await expect(row(page, '112')).toHaveCount(0)
    await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
    expect((await world.requests('DELETE')).map(({ url }) => url)).toEqual(['/api/orders/112'])
  })
})
