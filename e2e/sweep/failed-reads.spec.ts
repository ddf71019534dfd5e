import { expect, test } from '../support/fixtures/test.ts'
import { expectFlash, expectRows, retryButton } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

/** Failed reads whose cause only a browser has. `e2e/faults/reads.spec.ts` has the failures of the server. */

test('a list that a redirect or a lost network made unreadable', async ({ as, context, tolerate, world }) => {
  tolerate(/maintenance/)
  await world.fault(
    { method: 'GET', path: '^/api/companies\\?', times: 1 },
    { status: 301, headers: { Location: '/maintenance', 'Cache-Control': 'max-age=3600' } },
  )
  const page = await as('super_admin').open('/societes')
  await test.step('a redirect that the browser may cache is sent again by « Réessayer »', async () => {
    await expectFlash(page, fetchFailure)
    expect(await world.requests('GET /api/companies')).toHaveLength(1)
    await retryButton(page).click()
    await expectRows(page)
    expect((await world.requests('GET /api/companies')).map(({ status }) => status)).toEqual([301, 200])
  })

  await test.step('[ERR-55] [APP-02] a read without a network shows its message when the network is back', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Charger plus' }).click()
    await expect(page.getByRole('button', { name: 'Charger plus' })).toBeEnabled()
    await context.setOffline(false)
    // No advice to reload: without a network it would not help.
    await expectFlash(page, "Hors connexion : ces données n'ont pas pu être lues.")
    await expectRows(page)
  })
})
