import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { apply, confirmRun, groupCard, onTheWay, runDialog, seedGroup } from '../support/pages/parcel-group.ts'

/** The parcels of one submission: a failure, several tabs, and a run that is stopped. `use-run.dom.test.ts` has the retries. */

const five = Array.from({ length: 5 }, () => 'picked_up')

test('[BULK-05] a report is copied, and paper shows it instead of the page', async ({ world, as }) => {
  await seedGroup(world, onTheWay)
  await world.fault({ method: 'PATCH', path: '/orders/15' }, { status: 503 })
  const violations = [{ propertyPath: 'status', message: 'Transition impossible.' }]
  await world.fault({ method: 'PATCH', path: '/orders/16' }, { violations })
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

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Compte rendu' })).toBeVisible()
  await expect(page.getByText('Livraison #14', { exact: true })).toBeHidden()
  await expect(page.getByText('Copier', { exact: true })).toBeHidden()
})

test('[BULK-04] while a run is under way a second tab says so, leaving is asked, and « Arrêter » stops before the next one', async ({
  world,
  as,
  context,
}) => {
  await seedGroup(world, five)
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
  expect((await world.table('orders')).filter(({ status }) => status === 'operin')).toHaveLength(3)
})
