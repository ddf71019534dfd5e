import { expect, test } from '../support/fixtures/test.ts'
import { expectFlash, expectRows } from '../support/pages/vocabulary.ts'

/** `e2e/faults/reads.spec.ts` has the failures of the server. */

test('[ERR-55] [APP-02] a read without a network says so when the network is back', async ({ as, context }) => {
  const page = await as('super_admin').open('/societes')
  await expectRows(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Charger plus' }).click()
  await expect(page.getByRole('button', { name: 'Charger plus' })).toBeEnabled()
  await context.setOffline(false)
  // No advice to reload: without a network it would not help.
  await expectFlash(page, "Hors connexion : ces données n'ont pas pu être lues.")
  await expectRows(page)
})
