import { expect, test, type Role } from '../support/fixtures/test.ts'
import { choose, menuOf, moves, no, others, yes } from '../support/pages/order-menu.ts'
import { listCalls, seedStatuses, statuses } from '../support/pages/orders.ts'
import { expectFlash, row } from '../support/pages/vocabulary.ts'
import { formFailure, validationFailure } from '../support/tables/presets.ts'

/** The same test proves all of these requirements for each role; a title names three of them. */
const menusByRole: { role: Role; ids: string; mayDelete: boolean }[] = [
  { role: 'super_admin', ids: '[ORD-71] [ORD-83] [ROLE-61]', mayDelete: true },
  { role: 'admin', ids: '[ORD-69] [ORD-70] [ORD-74]', mayDelete: true },
  { role: 'member', ids: '[ORD-72] [ORD-73] [ROLE-57]', mayDelete: false },
  { role: 'operator', ids: '[ORD-45] [ORD-48] [ROLE-59]', mayDelete: false },
  { role: 'shipper', ids: '[ORD-52] [ORD-57] [ROLE-60]', mayDelete: false },
]

for (const { role, ids, mayDelete } of menusByRole) {
  test(`${ids} the menu of each delivery offers the ${role} exactly the actions of its status`, async ({
    world,
    as,
  }) => {
    await seedStatuses(world)
    const page = await as(role).open('/livraisons?per_page=20')
    for (const { id, status } of statuses) {
      const offered = [
        'Détail',
        ...Object.values(moves[status] ?? {}),
        ...(others[status] ?? []).filter((entry) => entry !== 'Supprimer' || mayDelete),
      ]
      await menuOf(page, id).click()
      const items = page.getByRole('menuitem')
      await expect(items.first()).toBeVisible()
      expect(new Set(await items.allTextContents())).toEqual(new Set<string | undefined>(offered))
      await expect(items).toHaveCount(offered.length)
      await expect(items.filter({ hasText: 'Détail' })).toHaveAttribute('href', `/livraisons/detail/${id}`)
      if (offered.includes('Dupliquer'))
        await expect(items.filter({ hasText: 'Dupliquer' })).toHaveAttribute('href', `/livraisons/dupliquer/${id}`)
      await page.keyboard.press('Escape')
      await expect(items).toHaveCount(0)
    }
    // Opening a menu sends no call.
    expect(await listCalls(world)).toHaveLength(1)
    expect((await world.requests()).filter(({ method }) => method !== 'GET')).toEqual([])
  })
}

/** The requirements on the changes from each status. Those that hold for every change are spread over the rows. */
const requirementsFrom: Record<string, string> = {
  created: '[ORD-43] [ORD-44] [ORD-77]',
  ready_for_delivery: '[ORD-46] [ORD-47] [API-65]',
  picked_up: '[ORD-49] [ORD-50] [ORD-51]',
  operin: '[ORD-53] [ORD-54] [ORD-75]',
  operout: '[ORD-66] [ORD-67] [ORD-76]',
  reminder: '[ORD-58] [ORD-59] [ORD-77]',
  overtimedue: '[ORD-60] [ORD-61] [ERR-44]',
  overtime: '[ORD-62] [ORD-63] [ORD-75]',
  left_for_customer_service: '[ORD-64] [ORD-65] [ORD-76]',
}

const labelOf = (status: string) => statuses.find((each) => each.status === status)?.label ?? ''

for (const [from, ids] of Object.entries(requirementsFrom)) {
  test(`${ids} each change of status from « ${from} » asks first and is sent once`, async ({ world, as }) => {
    test.slow()
    const { id = 0 } = statuses.find(({ status }) => status === from) ?? {}
    for (const [target, entry = ''] of Object.entries(moves[from] ?? {})) {
      await seedStatuses(world)
      const page = await as('member').open('/livraisons?per_page=20')
      await choose(page, id, entry)
      const question =
        target === 'cancel'
          ? `Voulez-vous vraiment annuler la commande #${id} ?`
          : `Voulez-vous vraiment passer la commande #${id} au statut « ${labelOf(target)} » ?`
      await expect(page.getByRole('dialog')).toContainText(question)
      await expect(no(page)).toBeFocused()
      await no(page).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await choose(page, id, entry)
      await expect(no(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await world.requests('PATCH')).toEqual([])

      await choose(page, id, entry)
      await world.forgetRequests()
      await yes(page).dblclick()
      await expectFlash(page, `Commande #${id} modifiée`)
      await expect(row(page, String(id)).getByText(labelOf(target), { exact: true })).toBeVisible()
      const sent = await world.requests('PATCH')
      expect(sent.map(({ url, body, headers }) => [url, body, headers['content-type']])).toEqual([
        [`/api/orders/${id}`, { status: target }, 'application/merge-patch+json'],
      ])
      expect((await listCalls(world)).map((call) => [call.get('page'), call.get('itemsPerPage')])).toEqual([
        ['1', '20'],
      ])
      // The focus is on the menu's button again, and the menu offers the actions of the new status.
      await expect(menuOf(page, id)).toBeFocused()
      await menuOf(page, id).click()
      const offered = ['Détail', ...Object.values(moves[target] ?? {}), ...(others[target] ?? [])]
      await expect(page.getByRole('menuitem')).toHaveCount(offered.filter((each) => each !== 'Supprimer').length)
    }
  })
}

test('[ORD-75] a change is not sent when the status has changed on the server meanwhile', async ({ world, as }) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  await choose(page, 104, 'Marquer comme récupérée par le client')
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

for (const flavour of ['2.7', '4'] as const) {
  test(`[ORD-78] [API-76] [ERR-02] after a refused change the list shows the stored status again (API Platform ${flavour})`, async ({
    world,
    as,
  }) => {
    test.slow()
    await seedStatuses(world)
    await world.set({ flavour, nulls: flavour === '4' ? 'keep' : 'drop' })
    const page = await as('member').open('/livraisons?per_page=20&status=created')
    for (const { reply, message, inDialog } of refusals) {
      await world.fault({ method: 'PATCH', path: '/orders/101' }, reply)
      await choose(page, 101, 'Annuler la commande')
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
}

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
  await choose(page, 101, 'Annuler la commande')
  await yes(page).click()
  await expectFlash(page, formFailure)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toHaveLength(1)
  await expect.poll(async () => (await listCalls(world)).length).toBe(2)
})

test('[ORD-76] an expired token is refreshed before the change, and the change is sent once', async ({ world, as }) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  await choose(page, 101, 'Annuler la commande')
  await world.expireTokens()
  await yes(page).click()
  await expectFlash(page, 'Commande #101 modifiée')
  expect((await world.requests('PATCH')).filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await world.requests('POST /api/token/refresh')).toHaveLength(1)
})
