import { expect, test } from '../support/fixtures/test.ts'
import { clock, seedStatement } from '../support/pages/statement.ts'

/** The monthly statement of a company: the way from « Analyse », and a month that is not over. */

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
