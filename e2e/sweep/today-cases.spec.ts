import { expect, test } from '../support/fixtures/test.ts'
import { printedWords } from '../support/measures/paper.ts'
import { now, table, judgeZones } from '../support/pages/today.ts'
import { card } from '../support/pages/vocabulary.ts'

test('[TDY-09] on paper it is one page', async ({ world, as, page }) => {
  await world.reset({ seed: 'network', clock: now })
  await judgeZones(page)
  await page.clock.setFixedTime(now)
  await as('super_admin').open('/aujourd-hui')
  await expect(table(page).getByRole('rowheader')).toHaveCount(10)
  await expect(card(page, 'Zones enregistrées hors plage').getByRole('listitem')).toHaveCount(5)
  await expect(card(page, 'Depuis trop longtemps').getByRole('rowheader')).toHaveCount(4)
  const pdf = await page.pdf({ path: 'test-results/looks/today.pdf', format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // The button has a shorter word.
  expect((await printedWords(page))[0]?.split('récupérée par le client').length).toBeGreaterThan(5)
})
