import { expect, test } from '../support/fixtures/test.ts'
import { printedSheets } from '../support/measures/paper.ts'
import { plain } from '../support/pages/analysis.ts'
import { clock, seedBookingFit } from '../support/pages/booking-fit.ts'
import { fileOf, startExport } from '../support/pages/export.ts'

test('[FIT-01] the bookings are exported and printed with what makes their figures', async ({ as, page, world }) => {
  await seedBookingFit(world)
  await page.clock.setFixedTime(clock)
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
