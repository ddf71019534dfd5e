import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { printedWords } from '../support/measures/paper.ts'
import { sideways } from '../support/measures/screen.ts'
import { card, now, section, table, judgeZones } from '../support/pages/today.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** « Aujourd'hui » with failed parts, with changes by other people, and on paper. */

test('[TDY-05] [TDY-06] [TDY-07] each section shows good news, or fails and retries independently', async ({
  world,
  as,
  page,
}) => {
  await world.reset({ seed: 'empty' })
  await page.route('/config.json', (route) => route.fulfill({ json: {} }))
  // Prevents an automatic retry during the checks.
  const later = { status: 503, description: 'Plus tard.', headers: { 'Retry-After': '600' } }
  await world.fault({ path: '^/api/booking_slots' }, later)
  await world.fault({ path: '^/api/lockers' }, later)
  await world.fault({ path: 'itemsPerPage=1&status=reminder&' }, later)
  await as('admin').open('/aujourd-hui')
  await expect(section(page, 'Expirent dans les 6 heures')).toContainText("Aucun colis n'expire dans les 6 heures.")
  await expect(card(page, 'Expirées')).toContainText('Aucune livraison expirée.')
  // Without bands nothing is judged.
  await expect(section(page, 'Zones enregistrées hors plage')).toHaveCount(0)
  const machines = section(page, 'Machines sous tension')
  await expect(machines).toContainText("Cette partie n'a pas pu être lue.")
  await expect(retryButton(page)).toHaveCount(2)
  const again = page.getByRole('button', { name: 'À relancer\u{A0}: nombre inconnu, compter à nouveau' })
  await expect(again).toHaveText('–')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await world.mend()
  await machines.getByRole('button').click()
  await expect(machines).toContainText('Aucune machine sous tension.')
  await expect(retryButton(page)).toHaveCount(1)
  await again.click()
  await expect(card(page, 'À relancer')).toContainText('Aucune livraison à relancer.')
})

test('[TDY-09] on paper it is one page, and it fits a phone', async ({ world, as, page }) => {
  await world.reset({ seed: 'network', clock: now })
  await judgeZones(page)
  await page.clock.setFixedTime(now)
  await as('super_admin').open('/aujourd-hui')
  await expect(table(page).getByRole('rowheader')).toHaveCount(10)
  await expect(section(page, 'Zones enregistrées hors plage').getByRole('listitem')).toHaveCount(5)
  const pdf = await page.pdf({ path: 'test-results/looks/today.pdf', format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const step = await table(page).getByRole('row').nth(1).getByRole('button').first().textContent()
  expect(step).toMatch(/\S/)
  expect((await printedWords(page))[0]?.split(step ?? '').length).toBeGreaterThan(5)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await sideways(page)).toBe(0)
  // The machine stands below its company, not below the label.
  const cell = table(page).getByRole('row').nth(1).getByRole('cell').first()
  const [company, machine] = await cell
    .locator('span > span')
    .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().left))
  expect(machine).toBe(company)
  await expectNoAxeViolations(page)
})
