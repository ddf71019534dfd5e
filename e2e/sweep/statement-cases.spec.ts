import { expect, test } from '../support/fixtures/test.ts'
import { clock, finished, seedStatement } from '../support/pages/statement.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** The monthly statement of a company: its ways in, and a page that cannot be read. */

test.beforeEach(async ({ page, world }) => {
  await seedStatement(world)
  await page.clock.setFixedTime(clock)
})

test('[REP-01] « Analyse » leads to the statement, which says that a month is not over', async ({ as }) => {
  const page = await as('admin').open('/analyse')
  await page.getByRole('link', { name: 'Rapport mensuel' }).click()
  await expect(page.getByText('Choisissez une société et un mois.')).toBeVisible()
  await page.getByLabel('Société').selectOption('Épicerie Vaima')
  await expect(page).toHaveURL('/analyse/rapport?societe=7')
  await page.getByLabel('Mois', { exact: true }).selectOption('2026-04')
  await expect(page.getByRole('article')).toContainText("Mois en cours, jusqu'au 15/04/2026")
})

test('[REP-01] the statement reads to the month before and no further, and says that it is a part after a failure', async ({
  as,
  world,
}) => {
  await world.fault({ method: 'GET', path: 'page=3' }, { status: 500 })
  const page = await as('super_admin').open('/analyse/rapport?societe=7&mois=2026-03')
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
