import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { chooseAction, menuOf, moves, no, others, yes } from '../support/pages/order-menu.ts'
import { listCalls, seedStatuses, statuses } from '../support/pages/orders.ts'
import { card, expectFlash, pageHead, row } from '../support/pages/vocabulary.ts'

/** `OrderHead.test.tsx` and `OrderActions.test.tsx` prove the actions of all statuses for all roles, and every change. */

const idOf = (status: string) => statuses.find((each) => each.status === status)?.id ?? 0
const labelOf = (status: string) => statuses.find((each) => each.status === status)?.label ?? ''

test('the likely next step of a delivery, and a refused and a done change of its status', async ({ world, as }) => {
  const [id, target] = [idOf('created'), 'ready_for_delivery']
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  await test.step('[NXT-02] in the list, Enter and Enter lead to the question about the likely next step', async () => {
    await menuOf(page, 109).focus()
    await page.keyboard.press('Enter')
    const likely = page.getByRole('menuitem', { name: 'Marquer comme récupérée par le coursier' })
    await expect(likely).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Marquer comme récupérée par le coursier' })).toBeVisible()
    await expect(no(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuOf(page, 109)).toBeFocused()
    expect(await world.requests('PATCH')).toEqual([])
  })

  await test.step('[ORD-78] [API-76] after a refused change the list shows the stored status again', async () => {
    await world.fault({ method: 'PATCH', path: `/orders/${id}` }, { status: 403, description: 'Refusé' })
    await chooseAction(page, id, 'Annuler la commande')
    await world.forgetRequests()
    await yes(page).click()
    await expectFlash(page, 'Refusé')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row(page, String(id)).getByText(labelOf('created'), { exact: true })).toBeVisible()
    expect(await world.requests('PATCH')).toHaveLength(1)
    await expect.poll(async () => (await listCalls(world)).length).toBe(1)
    await world.mend()
    await world.forgetRequests()
  })

  await test.step('[ORD-75] [ORD-76] [ORD-77] a change of status asks first, is sent once, and row and menu follow', async () => {
    const entry = moves['created']?.[target] ?? ''
    await chooseAction(page, id, entry)
    await expect(page.getByRole('dialog')).toContainText(
      `Voulez-vous vraiment passer la commande #${id} au statut « ${labelOf(target)} » ?`,
    )
    await expect(no(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await world.requests('PATCH')).toEqual([])

    await chooseAction(page, id, entry)
    await world.forgetRequests()
    await yes(page).dblclick()
    await expectFlash(page, `Commande #${id} modifiée`)
    await expect(row(page, String(id)).getByText(labelOf(target), { exact: true })).toBeVisible()
    const sent = await world.requests('PATCH')
    expect(sent.map(({ url, body, headers }) => [url, body, headers['content-type']])).toEqual([
      [`/api/orders/${id}`, { status: target }, 'application/merge-patch+json'],
    ])
    expect((await listCalls(world)).map((call) => [call.get('page'), call.get('itemsPerPage')])).toEqual([['1', '20']])
    // The focus is on the menu's button again, and the menu offers the actions of the new status.
    await expect(menuOf(page, id)).toBeFocused()
    await menuOf(page, id).click()
    const offered = ['Détail', ...Object.values(moves[target] ?? {}), ...(others[target] ?? [])]
    await expect(page.getByRole('menuitem')).toHaveCount(offered.length)
  })

  await test.step('[NXT-01] [NXT-03] the page of a delivery leads it to its end, and the focus stays on its actions', async () => {
    await seedOrder(world, { history: [{ status: 'picked_up', createdAt: '2023-04-11T12:01:33-10:00' }] })
    await as('shipper').open('/livraisons/detail/14')
    const steps = [
      { button: 'Marquer comme déposée', label: 'déposée', status: 'operin' },
      { button: 'Marquer comme récupérée par le client', label: 'récupérée par le client', status: 'receive' },
    ]
    for (const [at, { button, label, status }] of steps.entries()) {
      await world.forgetRequests()
      await page.getByRole('button', { name: button }).click()
      await expect(no(page)).toBeFocused()
      await yes(page).click()
      await expectFlash(page, 'Commande #14 modifiée')
      await expect(pageHead(page).getByText(label, { exact: true })).toBeVisible()
      await expect(card(page, 'Historique').getByRole('listitem')).toHaveCount(at + 2)
      await expect(card(page, 'Historique').getByRole('listitem').last()).toContainText(label)
      const sent = await world.requests('PATCH')
      expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/orders/14', { status }]])
      const actions = page.getByRole('group', { name: 'Actions' })
      const next = steps[at + 1]
      if (next) await expect(page.getByRole('button', { name: next.button })).toBeFocused()
      else await expect(actions).toBeFocused()
    }
    await expect(page.getByText('Aucun changement manuel depuis « récupérée par le client ».')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /Marquer|Passer/ })).toHaveCount(0)
  })
})
