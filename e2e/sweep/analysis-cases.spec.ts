import { expect, test } from '../support/fixtures/test.ts'
import { printedSheets } from '../support/measures/paper.ts'
import { plain, seedFew, table } from '../support/pages/analysis.ts'
import { seedBookingFit } from '../support/pages/booking-fit.ts'
import { fileOf, startExport } from '../support/pages/export.ts'
import { card } from '../support/pages/vocabulary.ts'

test('[DESK-06] « Analyse » exports the figures of its tables, also those not shown', async ({ as, world }) => {
  await seedFew(world)
  const page = await as('admin').open('/analyse')
  const shown = table(page, 'Par société').locator('tbody tr')
  await expect(shown).toHaveCount(1)
  await page.getByRole('button', { name: 'Exporter\u00A0: Par société' }).click()
  const { name, rows } = await fileOf(page, () => startExport(page).click())
  expect(name).toMatch(/^par-societe_\d{4}-\d\d-\d\d_\d{4}\.csv$/)
  expect(rows.map((row) => [row['Société'], row['Livraisons']])).toEqual([
    ['Vaima', '20'],
    ['Aorai', '19'],
  ])
  const cells = (await shown.locator('th, td').allInnerTexts()).map(plain)
  expect(cells[2]).toContain(`${rows[0]?.['Temps médian (h)']} h`)
  expect(cells[5]).toContain(`sur ${rows[0]?.['Expirées, sur']}`)
})

test('[STAT-03] each chart is printed with its table and the chosen filters', async ({ as, world }) => {
  await seedFew(world)
  const page = await as('admin').open('/analyse?machine=1')
  await expect(page.getByRole('img')).toHaveCount(2)
  await expect(table(page, 'Livraisons créées par jour')).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Livraisons créées par jour', 'Temps dans la machine']) {
    await expect(table(page, name)).toBeVisible()
    await expect(card(page, name).getByRole('img')).toBeVisible()
  }
  await expect(table(page, 'Retraits par heure et jour de la semaine')).toBeVisible()
  // Neither the line under the title nor the filters are printed, so the print shows the chosen filters.
  await expect(page.getByText(/^sur toutes les livraisons.*· Machine\s: Quai$/)).toBeVisible()
})

test('[FIT-01] the bookings are exported and printed with what makes their figures', async ({ as, page, world }) => {
  await seedBookingFit(world, page)
  await as('admin').open('/analyse/reservations?machine=1')
  await page.getByRole('button', { name: 'Exporter\u00A0: Par réservation' }).click()
  const { text } = await fileOf(page, () => startExport(page).click())
  expect(text.split('\r\n').slice(1, 3)).toEqual([
    '1;Vaima;Quai;Frais (MT);15 x 30 x 45 cm;8;4;6;0;22;28;24;0;Pourrait passer de 8 à 5',
    '2;Aorai;Quai;Frais (MT);15 x 30 x 45 cm;2;2;6;6;22;28;12;0;La société a manqué de place 6 jours',
  ])
  const sheets = await printedSheets(page)
  const paper = plain(sheets.map((sheet) => sheet.text).join(' '))
  for (const part of [
    'période du 03/03/2026 au 30/03/2026',
    'Machine : Quai',
    'Pourrait passer de 8 à 5',
    'Par société',
  ])
    expect(paper).toContain(part)
})
