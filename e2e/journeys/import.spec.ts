import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import {
  aRow,
  cell,
  chooseFile,
  correct,
  csv,
  grid,
  gridRow,
  importPath,
  jobResultOf,
  seedImport,
  sendAll,
  sendButton,
} from '../support/pages/import.ts'
import { yes } from '../support/pages/vocabulary.ts'
import { posted } from '../support/pages/wizard.ts'

/** Deliveries from a spreadsheet. `src/features/orders/import` has the tables of files, titles and cells. */

test.beforeEach(({ world }) => seedImport(world))

test('[IMP-02] [IMP-03] [IMP-04] a file is corrected by the keyboard, sent, and labelled', async ({ as, world }) => {
  const page = await as('member').open('/livraisons')
  await page.getByRole('link', { name: 'Importer' }).click()
  await expect(page).toHaveURL(importPath)
  await chooseFile(
    page,
    csv([
      aRow(1),
      aRow(2, { 6: '8,9779101E+07' }),
      aRow(3, { 0: 'Vinni' }),
      aRow(4, { 7: 'hina' }),
      aRow(5, { 0: 'epicerie vaima', 1: 'Marina' }),
    ]),
  )
  await expect(page.getByRole('button', { name: 'À corriger (3)' })).toHaveAttribute('aria-pressed', 'true')
  await expect(grid(page).getByRole('rowheader')).toHaveText([/^Ligne 4/, /^Ligne 5/, /^Ligne 6/])
  await expect(cell(page, 4, 'company')).toHaveText('SociétéVinniSociété inconnue')
  await expect(cell(page, 5, 'email')).toContainText("L'adresse e-mail n'est pas valide")
  await expect(cell(page, 6, 'size')).toContainText(/À préciser.: 40.x.50.x.60.cm, 10.x.20.x.30.cm/)
  await expectNoAxeViolations(page)

  await correct(page, 4, 'company', 'vini')
  await expect(cell(page, 5, 'company')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, 5, 'email')).toBeFocused()
  await page.keyboard.type('hina4@mail.pf')
  await page.keyboard.press('Enter')
  await correct(page, 6, 'size', '10x20x30')
  await expect(page.getByRole('status').filter({ hasText: 'prêtes' })).toContainText('5 prêtes, 0 à corriger.')
  await expect(gridRow(page, 4)).toContainText('prête')

  await sendButton(page).click()
  const question = page.getByRole('dialog', { name: 'Créer 5 livraisons' })
  await expect(question).toContainText('Vini, Taina-3\u00A0: 4')
  await expect(question).toContainText('Épicerie Vaima, Marina\u00A0: 1')
  await yes(page).click()
  await expect(jobResultOf(page)).toContainText('5 créées')
  await expect(jobResultOf(page)).toContainText('Ligne 6')
  await jobResultOf(page).getByRole('button', { name: 'Fermer' }).click()
  const orders = await posted(world)
  expect(orders.map(({ client, bookingSlot }) => `${client['phone']} ${bookingSlot}`).toSorted()).toEqual([
    '87770001 /api/booking_slots/71',
    '87770003 /api/booking_slots/71',
    '87770004 /api/booking_slots/71',
    '87770005 /api/booking_slots/82',
    '89779101 /api/booking_slots/71',
  ])
  expect(new Set(orders.map(({ barcode }) => barcode)).size).toBe(5)
  await page.getByRole('link', { name: 'Imprimer les 5 étiquettes' }).click()
  await expect(page).toHaveURL(/\/livraisons\/etiquettes\?commandes=/)
})

test('[IMP-04] a refusal stands in its cell and in the result, and the rest is created', async ({ as, world }) => {
  const page = await as('member').open(importPath)
  await chooseFile(page, csv([aRow(1), aRow(2), aRow(3)]))
  await world.fault(
    { method: 'POST', path: '/api/orders$', nth: 2 },
    { violations: [{ propertyPath: 'client.email', message: 'Adresse refusée.' }] },
  )
  await sendAll(page)
  await expect(jobResultOf(page)).toContainText('2 créées')
  await expect(jobResultOf(page).getByRole('listitem').filter({ hasText: 'Adresse refusée.' })).toHaveText(/^Ligne \d/)
  await jobResultOf(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(grid(page).getByRole('rowheader')).toHaveCount(1)
  await expect(grid(page).locator('[aria-invalid=true]')).toContainText('Adresse refusée.')
  await expect(sendButton(page)).toBeDisabled()
  const line = Number(await grid(page).locator('[aria-invalid=true]').getAttribute('data-line'))
  await correct(page, line, 'email', 'autre@mail.pf')
  await sendAll(page)
  await jobResultOf(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByText('3 livraisons créées.')).toBeVisible()
  expect(await world.table('orders')).toHaveLength(3)
})

test('[IMP-02] columns without a known title are named, and assigned by hand', async ({ as }) => {
  const page = await as('member').open(importPath)
  await chooseFile(
    page,
    Buffer.from(
      'Envois de mars\nBoîte;Machine;Nom;Prénom;Tél.;Courriel;Poids\nVini;Taina-3;Terii;Hina;87123456;h@mail.pf;3',
    ),
  )
  await expect(page.getByRole('note')).toContainText('Colonne non reconnue : Société.'.replace(' :', '\u00A0:'))
  await expect(page.getByRole('note')).toContainText('«\u00A0Boîte\u00A0», «\u00A0Poids\u00A0»')
  await expect(page.getByRole('note')).toContainText("1 ligne au-dessus des titres n'est pas lue.")
  await page.getByLabel('Boîte').selectOption('Société')
  await expect(page.getByRole('status').filter({ hasText: 'prête' })).toContainText('1 prête, 0 à corriger.')
  await page.getByRole('button', { name: 'Terminé' }).click()
  await expect(page.getByRole('note')).toContainText('Colonne laissée de côté\u00A0: «\u00A0Poids\u00A0».')
  await page.getByRole('button', { name: 'Changer les colonnes' }).click()
  await page.getByLabel('Courriel').selectOption('Laisser de côté')
  await expect(page.getByRole('button', { name: 'À corriger (1)' })).toBeVisible()
})

test('[IMP-03] on a phone each row is a card, and a cell is corrected with a finger @phone', async ({ as }) => {
  const page = await as('member').open(importPath)
  await chooseFile(page, csv([aRow(1, { 7: 'hina' }), aRow(2)]))
  await expect(page.getByRole('button', { name: 'À corriger (1)' })).toBeVisible()
  await cell(page, 2, 'email').tap()
  await page.getByLabel('Adresse e-mail, ligne 2').fill('hina@mail.pf')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'prêtes' })).toContainText('2 prêtes, 0 à corriger.')
  await expect(page.getByRole('button', { name: 'Toutes (2)' })).toHaveAttribute('aria-pressed', 'true')
  await expect(grid(page).getByRole('rowheader')).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectNoAxeViolations(page)
})
