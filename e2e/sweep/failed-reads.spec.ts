import { expect, test } from '../support/fixtures/test.ts'
import { expectFlash, expectRows, retryButton } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

/** Failed reads whose cause only a browser has. `e2e/faults/reads.spec.ts` has the failures of the server. */

test('[ERR-55] [APP-02] a read without a network shows its message when the network is back', async ({
  as,
  context,
}) => {
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

test('a redirect that the browser may cache is sent again by « Réessayer »', async ({ as, tolerate, world }) => {
  tolerate(/maintenance/)
  await world.fault(
    { method: 'GET', path: '^/api/companies\\?', times: 1 },
    { status: 301, headers: { Location: '/maintenance', 'Cache-Control': 'max-age=3600' } },
  )
  const page = await as('super_admin').open('/societes')
  await expectFlash(page, fetchFailure)
  expect(await world.requests('GET /api/companies')).toHaveLength(1)
  await retryButton(page).click()
  await expectRows(page)
  expect((await world.requests('GET /api/companies')).map(({ status }) => status)).toEqual([301, 200])
})
