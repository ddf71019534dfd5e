import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { aWorkbook } from '../builders/workbook.ts'
import { storageOf } from '../support/fixtures/storage.ts'
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
  paste,
  reportOf,
  seedImport,
  sendAll,
  sendButton,
  titles,
} from '../support/pages/import.ts'
import { no, yes } from '../support/pages/order-menu.ts'
import { posted } from '../support/pages/wizard.ts'

test.beforeEach(async ({ world }) => seedImport(world))

/** Gives up the rows on screen, and shows the choice of a file again. */
async function startAgain(page: Page) {
  await page.getByRole('button', { name: 'Autre fichier' }).click()
  await yes(page).click()
}

const leavingQuestion = (page: Page) => page.getByRole('dialog', { name: /^Quitter l'import/ })

test('files and cells are read, their columns are recognised or assigned, and their rows are judged together', async ({
  as,
  world,
}) => {
  await world.seed({ orders: [{ id: 900, barcode: 'CONNU-1', bookingSlot: 71, status: 'created' }] })
  const page = await as('operator').open(importPath)

  await test.step('[IMP-05] cells that were typed but not read yet are asked about', async () => {
    await page.getByLabel('Collez ici').fill('Société;Nom')
    await page.getByRole('link', { name: 'Machines' }).click()
    await expect(leavingQuestion(page)).toContainText('Les cellules collées seront perdues.')
    await leavingQuestion(page).getByRole('button', { name: 'Rester' }).click()
    await expect(page.getByLabel('Collez ici')).toHaveValue('Société;Nom')
    await page.getByLabel('Collez ici').fill('')
  })

  await test.step('[IMP-01] what is no spreadsheet is refused with a sentence', async () => {
    await chooseFile(page, Buffer.from('%PDF-1.7 text'), 'facture.pdf')
    await expect(page.getByRole('alert')).toContainText("n'est pas un tableau")
    await chooseFile(page, csv(Array.from({ length: 2000 }, (_, rank) => aRow(rank))))
    await expect(page.getByRole('alert')).toContainText(/2\s001 lignes/)
    await chooseFile(page, csv(Array.from({ length: 501 }, (_, rank) => aRow(rank))))
    await expect(page.getByRole('alert')).toContainText('501 lignes')
  })

  await test.step('[IMP-01] « Modèle » downloads an empty file whose titles are recognised', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Modèle' }).click()
    const saved = await (await download).path()
    const head = await readFile(saved, 'utf8')
    await chooseFile(page, Buffer.from(head))
    await expect(page.getByRole('alert')).toHaveText('Aucune ligne à importer dans ce fichier.')
    await chooseFile(page, Buffer.from(`${head}Vini;Taina-3;Frais;;Terii;Hina;87123456;h@mail.pf;;;;;\r\n`))
    await expect(page.getByRole('status').filter({ hasText: 'prête' })).toContainText('1 prête, 0 à corriger.')
    await expect(page.getByRole('note')).toHaveCount(0)
    await startAgain(page)
  })

  await test.step('[IMP-01] a workbook is read, and its hidden sheet is named', async () => {
    const rows = [titles, aRow(1), aRow(2).map((text, index) => (index === 6 ? 87_123_456 : text))]
    await chooseFile(
      page,
      Buffer.from(aWorkbook([{ name: 'Cachée', isHidden: true, rows: [['x']] }, { rows }])),
      'envois.xlsx',
    )
    await expect(cell(page, 3, 'phone')).toHaveText('Téléphone87123456')
    await expect(page.getByRole('note')).toContainText('Feuille non lue\u00A0: Cachée.')
    await startAgain(page)
  })

  await test.step('[IMP-01] pasted cells are read', async () => {
    await page.getByLabel('Collez ici').focus()
    await paste(page, [titles, aRow(1)].map((cells) => cells.join('\t')).join('\n'))
    await expect(cell(page, 2, 'lastname')).toHaveText('NomNom 1')
    await startAgain(page)
  })

  await test.step('[IMP-02] columns without a known title are named, and assigned by hand', async () => {
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
    await startAgain(page)
  })

  await test.step('[IMP-03] several cells are pasted at once, an edit is undone, and a row is removed', async () => {
    await chooseFile(page, csv([aRow(1), aRow(2)]))
    await cell(page, 2, 'lastname').focus()
    await paste(page, 'Un\tAna\r\nDeux\tBeni\r\nTrois\tCora\r\n')
    await expect(cell(page, 2, 'lastname')).toBeFocused()
    await expect(cell(page, 3, 'firstname')).toContainText('Beni')
    await expect(cell(page, 4, 'firstname')).toContainText('Cora')
    await expect(page.getByRole('button', { name: 'À corriger (1)' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(cell(page, 4, 'firstname')).toHaveCount(0)
    await expect(cell(page, 2, 'lastname')).toContainText('Nom 1')
    await page.keyboard.press('Delete')
    await expect(cell(page, 2, 'lastname')).toContainText('Ce champ est obligatoire')
    await page.getByRole('button', { name: 'Retirer la ligne 2' }).click()
    await expect(grid(page).getByRole('rowheader')).toHaveText([/^Ligne 3/])
    await expect(page.getByRole('button', { name: 'Retirer la ligne 3' })).toBeFocused()
    await startAgain(page)
  })

  await test.step('[IMP-03] room is counted over all rows, and barcodes met twice or known to the server are named', async () => {
    const small = { 1: 'punaauia', 2: '' }
    await chooseFile(
      page,
      csv([
        aRow(1, small),
        aRow(2, small),
        aRow(3, small),
        aRow(4, { 8: 'A-1' }),
        aRow(5, { 8: 'A-1' }),
        aRow(6, { 8: 'CONNU-1' }),
        aRow(7, { 0: 'Épicerie Vaima', 1: 'Arue' }),
      ]),
    )
    await expect(page.getByRole('button', { name: 'À corriger (5)' })).toBeVisible()
    await expect(cell(page, 4, 'machine')).toContainText('Plus de place\u00A0: 2 libres pour 3 lignes')
    await expect(cell(page, 5, 'barcode')).toContainText('Déjà à la ligne 6')
    await expect(cell(page, 6, 'barcode')).toContainText('Déjà à la ligne 5')
    await expect(cell(page, 7, 'barcode')).toContainText('Une livraison a déjà ce code-barres')
    await expect(cell(page, 8, 'machine')).toContainText('Complet ou désactivé')
  })
})

test('files are corrected and sent one after the other, and nothing of them is stored', async ({ as, world }) => {
  const page = await as('member').open(importPath)

  await test.step('[IMP-04] a refusal stands in its cell and in the report with the row of the file, and the rest is created', async () => {
    await chooseFile(page, csv([aRow(1), aRow(2), aRow(3)]))
    await world.fault(
      { method: 'POST', path: '/api/orders$', nth: 2 },
      { violations: [{ propertyPath: 'client.email', message: 'Adresse refusée.' }] },
    )
    await sendAll(page)
    await expect(reportOf(page)).toContainText('2 créées')
    await expect(reportOf(page).getByRole('listitem').filter({ hasText: 'Adresse refusée.' })).toHaveText(/^Ligne \d/)
    await reportOf(page).getByRole('button', { name: 'Fermer' }).click()
    await expect(grid(page).getByRole('rowheader')).toHaveCount(1)
    await expect(grid(page).locator('[aria-invalid=true]')).toContainText('Adresse refusée.')
    await expect(sendButton(page)).toBeDisabled()
    const line = Number(await grid(page).locator('[aria-invalid=true]').getAttribute('data-line'))
    await correct(page, line, 'email', 'autre@mail.pf')
    await sendAll(page)
    await reportOf(page).getByRole('button', { name: 'Fermer' }).click()
    await expect(page.getByText('3 livraisons créées.')).toBeVisible()
    expect(await world.table('orders')).toHaveLength(3)
    await world.mend()
  })

  await test.step('[IMP-04] the same lines of a second file are other deliveries with codes of their own', async () => {
    await page.getByRole('button', { name: 'Importer un autre fichier' }).click()
    await chooseFile(page, csv([4, 5, 6].map((rank) => aRow(rank))))
    await sendAll(page)
    await reportOf(page).getByRole('button', { name: 'Fermer' }).click()
    const orders = await world.table('orders')
    expect(orders).toHaveLength(6)
    for (const code of ['barcode', 'receiveCode'])
      expect(new Set(orders.map((order) => order[code])).size, code).toBe(6)
  })

  await test.step('[IMP-05] leaving asks first, and nothing of the file is stored', async () => {
    await page.getByRole('button', { name: 'Importer un autre fichier' }).click()
    await chooseFile(page, csv([aRow(7, { 4: 'Teriipaia' }), aRow(8)]))
    await correct(page, 3, 'lastname', 'Vaihere')
    await page.getByRole('link', { name: 'Machines' }).click()
    await leavingQuestion(page).getByRole('button', { name: 'Rester' }).click()
    await expect(cell(page, 3, 'lastname')).toContainText('Vaihere')
    await sendAll(page)
    await reportOf(page).getByRole('button', { name: 'Fermer' }).click()
    await page.getByRole('link', { name: 'Voir les livraisons' }).click()
    await expect(page).toHaveURL('/livraisons')
    const databases = () => indexedDB.databases()
    const kept = await page.evaluate(() => JSON.stringify([history.state, location.href, sessionStorage]))
    expect(JSON.stringify([kept, await storageOf(page), await page.evaluate(databases)])).not.toMatch(
      /Teriipaia|Vaihere|8777000|hina\d@|autre@/i,
    )
  })

  await test.step('[IMP-02] [IMP-03] [IMP-04] a file is corrected in its cells by the keyboard, sent after one question, and its labels are offered', async () => {
    await world.forgetRequests()
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
    await expect(cell(page, 4, 'company')).toHaveAttribute('aria-invalid', 'true')
    await expect(cell(page, 5, 'email')).toContainText("L'adresse e-mail n'est pas valide")
    await expect(cell(page, 6, 'size')).toContainText(
      'À préciser : 40 x 50 x 60 cm, 10 x 20 x 30 cm'
        .replaceAll(' cm', '\u00A0cm')
        .replaceAll(' x ', '\u00A0x\u00A0')
        .replace(' :', '\u00A0:'),
    )
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
    await expect(reportOf(page)).toContainText('5 créées')
    await expect(reportOf(page)).toContainText('Ligne 6')
    await reportOf(page).getByRole('button', { name: 'Fermer' }).click()
    const orders = await posted(world)
    expect(orders.map(({ client, bookingSlot }) => `${client['phone']} ${bookingSlot}`).toSorted()).toEqual([
      '87770001 /api/booking_slots/71',
      '87770003 /api/booking_slots/71',
      '87770004 /api/booking_slots/71',
      '87770005 /api/booking_slots/82',
      '89779101 /api/booking_slots/71',
    ])
    expect(Object.keys(orders[0] ?? {})).toHaveLength(9)
    expect(new Set(orders.map(({ barcode }) => barcode)).size).toBe(5)
    await page.getByRole('link', { name: 'Imprimer les 5 étiquettes' }).click()
    await expect(page).toHaveURL(/\/livraisons\/etiquettes\?commandes=/)
  })
})

test('[IMP-01] the sheet, the separator and the encoding can be chosen where they were guessed', async ({ as }) => {
  const page = await as('member').open(importPath)
  const preview = page.getByRole('group', { name: 'Premières lignes du fichier' })
  const openColumns = () => page.getByRole('button', { name: 'Changer les colonnes' }).click()

  await test.step('another sheet, after a question when a correction would be lost', async () => {
    const sheets = [
      { name: 'Mars', rows: [titles, aRow(1)] },
      { name: 'Avril', rows: [titles, aRow(2), aRow(3)] },
    ]
    await chooseFile(page, Buffer.from(aWorkbook(sheets)), 'envois.xlsx')
    await expect(cell(page, 2, 'lastname')).toHaveText('NomNom 1')
    await openColumns()
    await page.getByLabel('Feuille').selectOption('Avril')
    await expect(preview).toContainText('Nom 3')
    await expect(cell(page, 3, 'lastname')).toHaveText('NomNom 3')
    await correct(page, 3, 'lastname', 'Vaihere')
    await page.getByLabel('Feuille').selectOption('Mars')
    await no(page).click()
    await expect(cell(page, 3, 'lastname')).toHaveText('NomVaihere')
    await expect(page.getByLabel('Feuille')).toHaveValue('Avril')
    await expectNoAxeViolations(page)
    await startAgain(page)
  })

  await test.step('another separator, and another encoding', async () => {
    await chooseFile(page, Buffer.from('Boîte|Lieu, rue\nVini|Taina-3, quai'))
    await expect(preview).toContainText('Boîte')
    await page.getByLabel('Séparateur').selectOption('Virgule ,')
    await expect(preview.getByRole('cell')).toHaveText(['Boîte|Lieu', 'rue', 'Vini|Taina-3', 'quai'])
    await page.getByLabel('Encodage').selectOption('Windows')
    await expect(preview.getByRole('cell').first()).toHaveText('BoÃ®te|Lieu')
    await page.getByLabel('Encodage').selectOption('UTF-8')
    await expect(preview.getByRole('cell').first()).toHaveText('Boîte|Lieu')
  })
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
