import { expect, test } from '../support/fixtures/test.ts'
import { chooseAction, menuOf, moves, no, others, yes } from '../support/pages/order-menu.ts'
import { listCalls, seedStatuses, statuses } from '../support/pages/orders.ts'
import { expectFlash, row } from '../support/pages/vocabulary.ts'
import { formFailure, validationFailure } from '../support/tables/presets.ts'

/** `src/features/orders/list/OrderActions.test.tsx` proves the menus of all statuses for all roles, and every change. */

test('[ORD-43] [ORD-68] [ORD-83] the menu of a delivery offers a member the actions of its status', async ({
  world,
  as,
}) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  const items = page.getByRole('menuitem')
  for (const status of ['created', 'operin', 'cancel']) {
    const id = idOf(status)
    const offered = ['Détail', ...Object.values(moves[status] ?? {}), ...(others[status] ?? [])]
    await menuOf(page, id).click()
    await expect(items.first()).toBeVisible()
    // A member deletes nothing.
    expect(new Set(await items.allTextContents())).toEqual(new Set(offered.filter((entry) => entry !== 'Supprimer')))
    await expect(items.filter({ hasText: 'Détail' })).toHaveAttribute('href', `/livraisons/detail/${id}`)
    await page.keyboard.press('Escape')
    await expect(items).toHaveCount(0)
  }
  // Opening a menu sends no call.
  expect(await listCalls(world)).toHaveLength(1)
  expect((await world.requests()).filter(({ method }) => method !== 'GET')).toEqual([])
})

const idOf = (status: string) => statuses.find((each) => each.status === status)?.id ?? 0
const labelOf = (status: string) => statuses.find((each) => each.status === status)?.label ?? ''

test('[ORD-75] [ORD-76] [ORD-77] a change of status asks first, is sent once, and row and menu follow', async ({
  world,
  as,
}) => {
  const [id, target] = [idOf('created'), 'ready_for_delivery']
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
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

/** Two refusals in a row have different messages. Otherwise a message that stayed open could pass for the new one. */
const refusals = [
  { reply: { status: 500, html: '<h1>Boom</h1>' }, message: formFailure, inDialog: undefined },
  { reply: { status: 403, description: 'Refusé' }, message: 'Refusé', inDialog: undefined },
  { reply: { status: 409, description: 'Conflit' }, message: formFailure, inDialog: undefined },
  {
    reply: { violations: [{ propertyPath: 'status', message: 'Transition impossible.' }] },
    message: validationFailure,
    inDialog: 'Transition impossible.',
  },
]

test('[ORD-78] [API-76] [ERR-02] after a refused change the list shows the stored status again', async ({
  world,
  as,
}) => {
  test.slow()
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20&status=created')
  for (const { reply, message, inDialog } of refusals) {
    await world.fault({ method: 'PATCH', path: '/orders/101' }, reply)
    await chooseAction(page, 101, 'Annuler la commande')
    await world.forgetRequests()
    await yes(page).click()
    await expectFlash(page, message)
    if (inDialog !== undefined) {
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(inDialog)
      await no(page).click()
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row(page, '101').getByText('Commande créée')).toBeVisible()
    expect(await world.requests('PATCH')).toHaveLength(1)
    await expect.poll(async () => (await listCalls(world)).map((call) => call.get('status'))).toEqual(['created'])
    expect(await world.requests('POST /api/token/refresh')).toEqual([])
    await world.mend()
  }
})
