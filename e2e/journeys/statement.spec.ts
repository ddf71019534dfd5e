import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { printedSheets } from '../support/measures/paper.ts'
import { rowsOf } from '../support/pages/analysis.ts'
import { clock, finished, seedStatement } from '../support/pages/statement.ts'

/** Created, deposited, collected, expired, median and 90th percentile of the seeded month, from a computation outside the console. */
const march = new Map([
  ['Marina', ['27', '25', '21', '14', '51 h', '≥ 538 h']],
  ['Marché', ['27', '25', '22', '13', '51 h', '317,6 h']],
  ['Quai', ['27', '25', '21', '13', '49 h', '≥ 468 h']],
  ['Total', ['81', '75', '64', '40', '50 h', '≥ 524 h']],
])

test('[REP-01] [REP-02] the statement of a month is printed and saved without names', async ({ as, page, world }) => {
  await seedStatement(world)
  await page.clock.setFixedTime(clock)
  await as('admin').open('/societes/detail/7')
  await page.getByRole('link', { name: 'Rapport mensuel' }).click()
  await expect(page).toHaveURL('/analyse/rapport?societe=7')
  await expect(page.getByLabel('Société')).toHaveValue('7')
  await page.getByLabel('Mois', { exact: true }).selectOption('2026-03')
  await expect(page.getByRole('status').filter({ hasText: finished })).toBeVisible()
  await expectNoAxeViolationsInLight(page)

  const sheets = await printedSheets(page)
  expect(new Set(sheets.map(({ size }) => size))).toEqual(new Set(['210 × 297']))
  expect(sheets.length).toBeLessThanOrEqual(3)
  const text = sheets.map((each) => each.text.replaceAll(/\s+/g, ' ').toLowerCase()).join(' ')
  for (const part of ['Épicerie Vaima', 'mars 2026', 'Établi le 15/04/2026', 'Par machine', 'Par semaine', 'Quai'])
    expect(text).toContain(part.toLowerCase())
  expect(text).not.toMatch(/teriipaia|moea|@|87654321|12345678|cmp-/)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Fichier CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^rapport_epicerie-vaima_2026-03_/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines.join()).not.toMatch(/Teriipaia|Moea|@/)
  expect(await rowsOf(page, 'Par machine')).toEqual(march)
  await expect(page.getByRole('region', { name: 'Chiffres du mois' })).toContainText('février 2026\u00A0: 72')
  expect(lines[1]?.split(';').slice(0, 8)).toEqual([
    'Épicerie Vaima',
    'mars 2026',
    'Mois',
    'mars 2026',
    ...(march.get('Total') ?? []).slice(0, 4),
  ])
})
