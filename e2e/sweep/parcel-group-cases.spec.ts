import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import {
  apply,
  callsOfRun,
  confirmRun,
  groupCard,
  onTheWay,
  runDialog,
  seedGroup,
} from '../support/pages/parcel-group.ts'
import { card, retryButton, visit } from '../support/pages/vocabulary.ts'

/** The parcels of one submission: failures, several tabs, and a run that is stopped. */

test('a delivery without a group, one whose group has no other parcel, and a run that fails in part', async ({
  world,
  as,
}) => {
  await seedGroup(world, onTheWay)
  // The search by its barcode finds the others, which have another code.
  const alone = anOrder({ id: 20, barcode: 'vaima-QNJURNU3-8', multiOrderCode: 'SEULABCD', company: 7 })
  await world.seed({ orders: [alone, anOrder({ id: 21, multiOrderCode: null, company: 7 })] })
  const page = await as('member').open('/livraisons/detail/21')

  await test.step('[NXT-05] only deliveries with a group code look for other parcels, and say when there are none', async () => {
    await expect(card(page, 'Historique')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(groupCard(page)).toHaveCount(0)
    expect(await world.requests('GET /api/orders?')).toEqual([])
    await visit(page, '/livraisons/detail/20')
    await expect(groupCard(page)).toContainText('Autres colis introuvables')
    await expect(groupCard(page).getByRole('button')).toHaveCount(0)
  })

  await test.step('[BULK-04] [BULK-05] a parcel that failed is named with the reason, and « Réessayer » tries only that one again', async () => {
    await world.fault({ method: 'PATCH', path: '/orders/15' }, { status: 503 })
    await world.fault(
      { method: 'PATCH', path: '/orders/16' },
      { violations: [{ propertyPath: 'status', message: 'Transition impossible.' }] },
    )
    await visit(page, '/livraisons/detail/14')
    await apply(page, 3).click()
    await confirmRun(page)
    await expect(runDialog(page).getByRole('listitem')).toHaveText([
      '#14 · vaima-QNJURNU3-1',
      '#16 · vaima-QNJURNU3-3Transition impossible.',
      '#15 · vaima-QNJURNU3-2erreur 503 du serveur',
    ])
    await look(page, 'parcel-group-troubles')

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await runDialog(page).getByRole('button', { name: 'Copier' }).click()
    await expect(runDialog(page).getByText('Compte rendu copié')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/- #15 · vaima-QNJURNU3-2\s: erreur 503/)

    // Paper shows the report instead of the page behind it.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Compte rendu' })).toBeVisible()
    await expect(page.getByText('Livraison #14', { exact: true })).toBeHidden()
    await expect(page.getByText('Copier', { exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    await world.mend()
    await world.forgetRequests()
    await retryButton(runDialog(page)).click()
    await expect(runDialog(page).getByRole('heading', { level: 4 })).toHaveText([
      '2 faites',
      '1 refusée par le serveur',
    ])
    expect((await callsOfRun(world)).map(({ call }) => call).slice(0, 2)).toEqual(['GET 15', 'PATCH 15'])
    expect(await world.requests('PATCH')).toHaveLength(1)
    await expect(retryButton(runDialog(page))).toHaveCount(0)
  })
})

test('[BULK-04] while a run is under way a second tab says so, leaving is asked, and « Arrêter » stops before the next one', async ({
  world,
  as,
  context,
}) => {
  await seedGroup(
    world,
    Array.from({ length: 5 }, () => 'picked_up'),
  )
  const page = await as('member').open('/livraisons/detail/15')
  await groupCard(page).getByRole('link', { name: 'Livraison #14' }).click()
  await expect(page).toHaveURL('/livraisons/detail/14')
  const changes = await holdCalls(page, 'PATCH **/api/orders/*')
  await apply(page, 5).click()
  await confirmRun(page)
  await expect.poll(changes.count).toBe(3)
  await expect(runDialog(page)).toContainText('0 sur 5')
  await expectNoAxeViolationsInLight(page)
  await look(page, 'parcel-group-progress')

  const other = await context.newPage()
  await other.goto('/livraisons/detail/15')
  await apply(other, 5).click()
  await confirmRun(other)
  await expect(other.getByRole('dialog').getByRole('alert')).toHaveText('Déjà en cours dans un autre onglet')
  await other.close()

  await page.keyboard.press('Escape')
  await expect(runDialog(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Quitter pendant le traitement ?' })).toBeVisible()
  await page.getByRole('button', { name: 'Rester' }).click()
  await runDialog(page).getByRole('button', { name: 'Arrêter' }).click()
  await expect(runDialog(page)).toContainText('Arrêt demandé.')
  await changes.letAll()
  await expect(runDialog(page).getByRole('heading', { level: 4 })).toHaveText(['3 faites', '2 non traitées'])
  expect(await world.requests('PATCH')).toHaveLength(3)
  expect((await world.table('orders')).filter(({ status }) => status === 'operin')).toHaveLength(3)

  await test.step('[NXT-05] a deployment without bulk actions lists the parcels, and offers no step', async () => {
    await runDialog(page).getByRole('button', { name: 'Fermer' }).click()
    await page.route('/config.json', (route) => route.fulfill({ json: { features: { bulk: false } } }))
    await page.reload()
    await expect(groupCard(page).getByRole('listitem')).toHaveCount(5)
    await expect(groupCard(page).getByRole('button')).toHaveCount(0)
  })
})
