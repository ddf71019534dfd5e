import { expect, test } from '../support/fixtures/test.ts'
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
import { card, retryButton } from '../support/pages/vocabulary.ts'

/** The parcels of one submission: failures, and a session that ends. */

test('[NXT-05] only deliveries with a group code look for other parcels, and say when there are none', async ({
  world,
  as,
}) => {
  await seedGroup(world, ['picked_up'])
  const page = await as('member').open('/livraisons/detail/14')
  await expect(groupCard(page)).toContainText('Autres colis introuvables')
  await expect(groupCard(page).getByRole('button')).toHaveCount(0)
  await world.seed({ orders: [{ id: 14, multiOrderCode: null }] })
  await world.forgetRequests()
  await page.reload()
  await expect(card(page, 'Historique')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(groupCard(page)).toHaveCount(0)
  expect(await world.requests('GET /api/orders?')).toEqual([])
})

test('[BULK-04] [BULK-05] a parcel that failed is named with the reason, and « Réessayer » tries only that one again', async ({
  world,
  as,
}) => {
  await seedGroup(world, onTheWay)
  await world.fault({ method: 'PATCH', path: '/orders/15' }, { status: 503 })
  await world.fault(
    { method: 'PATCH', path: '/orders/16' },
    { violations: [{ propertyPath: 'status', message: 'Transition impossible.' }] },
  )
  const page = await as('member').open('/livraisons/detail/14')
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
  await expect(runDialog(page).getByRole('heading', { level: 4 })).toHaveText(['2 faites', '1 refusée par le serveur'])
  expect((await callsOfRun(world)).map(({ call }) => call).slice(0, 2)).toEqual(['GET 15', 'PATCH 15'])
  expect(await world.requests('PATCH')).toHaveLength(1)
  await expect(retryButton(runDialog(page))).toHaveCount(0)
})
