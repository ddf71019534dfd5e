import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { printedSheets } from '../support/measures/paper.ts'
import { figure, rowsOf, seedFew } from '../support/pages/analysis.ts'
import { seedBookingFit } from '../support/pages/booking-fit.ts'
import { changedQuantity } from '../support/pages/bookings-page.ts'
import { seedStatement } from '../support/pages/statement.ts'
import { card, field, save } from '../support/pages/vocabulary.ts'

/** The unit tests of `features/analysis` have the rules of the figures. */

test('[STAT-02] [STAT-05] filters are in the address, and few deliveries give no figure', async ({ world, as }) => {
  await seedFew(world)
  const page = await as('admin').open('/analyse')
  await expect(figure(page, 'Livraisons')).toContainText('39')
  await page.getByRole('link', { name: 'Vaima' }).click()
  await expect(page).toHaveURL('/analyse?societe=7')
  await expect(figure(page, 'Expirées')).toContainText(/25\s%/)
  await expect(figure(page, 'Récupérées en 24 h')).toContainText('15 sur 20')
  const all = ['20', '4 h', '39 h', '75 % (15 sur 20)', '25 % (5 sur 20)']
  for (const table of ['Par société', 'Par machine']) expect([...(await rowsOf(page, table)).values()]).toEqual([all])
  await page.getByRole('combobox', { name: 'Société' }).selectOption('Aorai')
  await expect(page).toHaveURL('/analyse?societe=8')
  await expect(figure(page, 'Expirées')).toContainText('trop peu de livraisons')
  await expect(card(page, 'Temps dans la machine')).toContainText('trop peu de livraisons')
  await expect(page.getByRole('img')).toHaveCount(0)
  await page.goBack()
  await expect(figure(page, 'Expirées')).toContainText(/25\s%/)
  // All deliveries are read, so every period is complete.
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('Créées du').fill('2026-03-08')
  await expect(page).toHaveURL('/analyse?du=2026-03-08')
  await expect(figure(page, 'Livraisons')).toContainText('20')
  await expect(page.getByText('sur toutes les livraisons (39)').first()).toBeVisible()
  await expect(page.getByText(/La période commence avant/)).toHaveCount(0)
})

test('[FIT-01] [FIT-02] bookings of a wrong size are found, and get the proposed one', async ({ as, page, world }) => {
  await seedBookingFit(world, page)
  await as('super_admin').open('/analyse')
  await page.getByRole('link', { name: 'Taille des réservations' }).click()
  await expect(page).toHaveURL('/analyse/reservations')
  await expect(page.getByRole('status').filter({ hasText: /lecture terminée/ })).toBeVisible()
  await expectNoAxeViolationsInLight(page)
  const place = 'Quai Frais (MT) 15 x 30 x 45 cm'
  const tooLarge = ['8', '4', '6', '0', '79 %', 'Pourrait passer de 8 à 5']
  const tooSmall = ['2', '2', '6', '6', '79 %', 'La société a manqué de place 6 jours']
  expect([...(await rowsOf(page, 'Par réservation'))]).toEqual([
    ['1 Vaima', [place, ...tooLarge, 'Modifier le booking #41']],
    ['2 Aorai', [place, ...tooSmall, 'Modifier le booking #42']],
  ])
  expect((await rowsOf(page, 'Par machine')).get('Quai')).toEqual(['2', '10', '4', '3', '1'])
  await expect(page.getByText('1 colis sans réservation')).toBeVisible()

  await page.getByRole('button', { name: 'Modifier le booking #41' }).click()
  await expect(field(page, changedQuantity)).toHaveValue('5')
  expect(await world.patches()).toEqual([])
  await save(page.getByRole('dialog'), 'Booking #41 a bien été modifié')
  expect(await world.patches()).toEqual([['/api/booking_slots/41', { capacity: 5 }]])
  await expect(page.getByRole('row', { name: /^2 Vaima/ })).toContainText('Rien à changer')
})

/** Created, deposited, collected, expired, median and 90th percentile of the seeded month, from a computation outside the console. */
const march = new Map([
  ['Marina', ['27', '25', '21', '14', '51 h', '≥ 538 h']],
  ['Marché', ['27', '25', '22', '13', '51 h', '317,6 h']],
  ['Quai', ['27', '25', '21', '13', '49 h', '≥ 468 h']],
  ['Total', ['81', '75', '64', '40', '50 h', '≥ 524 h']],
])

test('[REP-01] [REP-02] the statement of a month is printed and saved without names', async ({ as, page, world }) => {
  await seedStatement(world, page)
  await as('admin').open('/societes/detail/7')
  await page.getByRole('link', { name: 'Rapport mensuel' }).click()
  await expect(page).toHaveURL('/analyse/rapport?societe=7')
  await expect(page.getByLabel('Société')).toHaveValue('7')
  await page.getByLabel('Mois', { exact: true }).selectOption('2026-03')
  await expect(page.getByRole('status').filter({ hasText: /lecture terminée/ })).toBeVisible()
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
