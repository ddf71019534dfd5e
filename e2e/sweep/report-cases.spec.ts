import { expect, test } from '../support/fixtures/test.ts'
import { clock, finished, seedReport } from '../support/pages/report.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** The monthly report of a company when a page of the deliveries cannot be read, and on a narrow screen. */

test('the report of a company when a page cannot be read, and on a narrow screen', async ({ as, page, world }) => {
  await seedReport(world)
  await page.clock.setFixedTime(clock)

  await test.step('[REP-01] it reads by the links to the month before and no further, and a failed page says that it is a part', async () => {
    await world.fault({ method: 'GET', path: 'page=3' }, { status: 500 })
    await as('super_admin').open('/analyse/rapport?societe=7&mois=2026-03')
    await expect(page.getByRole('alert')).toContainText('partiel')
    await expect(page.getByRole('article')).toContainText(
      "partiel\u00A0: les livraisons ne sont pas toutes lues, seulement jusqu'au",
    )
    await world.mend()
    await retryButton(page).click()
    await expect(page.getByRole('status').filter({ hasText: finished })).toBeVisible()
    await expect(page.getByRole('article')).not.toContainText('partiel')
    const calls = await world.requests('GET /api/orders?')
    const pages = new Set(calls.map(({ query }) => new URLSearchParams(query).get('page')))
    expect(pages.size).toBeLessThan(9)
  })

  await test.step('[REP-01] at the width of a phone the report fits, with large text too', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '120%'))
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
