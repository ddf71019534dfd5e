import { expect, test } from '../support/fixtures/test.ts'
import { apply, onTheWay, bulkJobDialog, seedGroup } from '../support/pages/parcel-group.ts'
import { yes } from '../support/pages/vocabulary.ts'

/** The result of a bulk job. `use-bulk-job.dom.test.ts` has the job in several tabs, stopped, and left. */

test('[BULK-05] a result is copied, and paper shows it instead of the page', async ({ world, as }) => {
  await seedGroup(world, onTheWay)
  await world.fault({ method: 'PATCH', path: '/orders/15' }, { status: 503 })
  const page = await as('member').open('/livraisons/detail/14')
  await apply(page, 3).click()
  await yes(page).click()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await bulkJobDialog(page).getByRole('button', { name: 'Copier' }).click()
  await expect(bulkJobDialog(page).getByText('Compte rendu copié')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/- #15 · vaima-QNJURNU3-2\s: erreur 503/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Compte rendu' })).toBeVisible()
  await expect(page.getByText('Livraison #14', { exact: true })).toBeHidden()
  await expect(page.getByText('Copier', { exact: true })).toBeHidden()
})
