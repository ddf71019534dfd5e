import { expect, test } from '../support/fixtures/test.ts'
import { chooseAction, menuOf, moves, no, others, yes } from '../support/pages/order-menu.ts'
import { listCalls, seedStatuses, statuses } from '../support/pages/orders.ts'
import { expectFlash, row } from '../support/pages/vocabulary.ts'

/** `src/features/orders/list/OrderActions.test.tsx` proves the menus of all statuses for all roles, and every change. */

const idOf = (status: string) => statuses.find((each) => each.status === status)?.id ?? 0
const labelOf = (status: string) => statuses.find((each) => each.status === status)?.label ?? ''

test('a change of the status of a delivery, first refused and then done', async ({ world, as }) => {
  const [id, target] = [idOf('created'), 'ready_for_delivery']
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
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
})
