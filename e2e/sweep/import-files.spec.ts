import { readFile } from 'node:fs/promises'
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
  importPath,
  leavingQuestion,
  paste,
  jobResultOf,
  seedImport,
  sendAll,
  titles,
} from '../support/pages/import.ts'
import { no } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedImport(world))

test('[IMP-01] « Modèle » downloads an empty file whose titles are recognised', async ({ as }) => {
  const page = await as('member').open(importPath)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Modèle' }).click()
  const saved = await (await download).path()
  const head = await readFile(saved, 'utf8')
  await chooseFile(page, Buffer.from(head))
  await expect(page.getByRole('alert')).toHaveText('Aucune ligne à importer dans ce fichier.')
  await chooseFile(page, Buffer.from(`${head}Vini;Taina-3;Frais;;Terii;Hina;87123456;h@mail.pf;;;;;\r\n`))
  await expect(page.getByRole('status').filter({ hasText: 'prête' })).toContainText('1 prête, 0 à corriger.')
  await expect(page.getByRole('note')).toHaveCount(0)
})

test('[IMP-01] [IMP-03] cells are pasted as a file and into the grid, undone and removed', async ({ as }) => {
  const page = await as('member').open(importPath)
  await page.getByLabel('Collez ici').focus()
  await paste(page, [titles, aRow(1), aRow(2)].map((cells) => cells.join('\t')).join('\n'))
  await expect(cell(page, 2, 'lastname')).toHaveText('NomNom 1')
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
})

test('[IMP-03] a barcode that the server knows is named in its cell', async ({ as, world }) => {
  await world.seed({ orders: [{ id: 900, barcode: 'CONNU-1', bookingSlot: 71, status: 'created' }] })
  const page = await as('member').open(importPath)
  await chooseFile(page, csv([aRow(1), aRow(2, { 8: 'CONNU-1' })]))
  await expect(page.getByRole('button', { name: 'À corriger (1)' })).toBeVisible()
  await expect(cell(page, 3, 'barcode')).toContainText('Une livraison a déjà ce code-barres')
})

test('[IMP-04] the same lines of a second file are other deliveries with codes of their own', async ({ as, world }) => {
  const page = await as('member').open(importPath)
  for (const ranks of [
    [1, 2, 3],
    [4, 5, 6],
  ]) {
    await chooseFile(page, csv(ranks.map((rank) => aRow(rank))))
    await sendAll(page)
    await jobResultOf(page).getByRole('button', { name: 'Fermer' }).click()
    await page.getByRole('button', { name: 'Importer un autre fichier' }).click()
  }
  const orders = await world.table('orders')
  expect(orders).toHaveLength(6)
  for (const code of ['barcode', 'receiveCode']) expect(new Set(orders.map((order) => order[code])).size, code).toBe(6)
})

test('[IMP-05] leaving asks first, also over cells not read yet, and nothing is stored', async ({ as }) => {
  const page = await as('member').open(importPath)
  await page.getByLabel('Collez ici').fill('Société;Nom')
  await page.getByRole('link', { name: 'Machines' }).click()
  await expect(leavingQuestion(page)).toContainText('Les cellules collées seront perdues.')
  await leavingQuestion(page).getByRole('button', { name: 'Rester' }).click()
  await expect(page.getByLabel('Collez ici')).toHaveValue('Société;Nom')
  await page.getByLabel('Collez ici').fill('')
  await chooseFile(page, csv([aRow(7, { 4: 'Teriipaia' }), aRow(8)]))
  await correct(page, 3, 'lastname', 'Vaihere')
  await page.getByRole('link', { name: 'Machines' }).click()
  await leavingQuestion(page).getByRole('button', { name: 'Rester' }).click()
  await expect(cell(page, 3, 'lastname')).toContainText('Vaihere')
  await sendAll(page)
  await jobResultOf(page).getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('link', { name: 'Voir les livraisons' }).click()
  await expect(page).toHaveURL('/livraisons')
  const databases = () => indexedDB.databases()
  const kept = await page.evaluate(() => JSON.stringify([history.state, location.href, sessionStorage]))
  expect(JSON.stringify([kept, await storageOf(page), await page.evaluate(databases)])).not.toMatch(
    /Teriipaia|Vaihere|8777000|hina\d@|autre@/i,
  )
})

test('[IMP-01] another sheet can be chosen, after a question when a correction would be lost', async ({ as }) => {
  const page = await as('member').open(importPath)
  const preview = page.getByRole('group', { name: 'Premières lignes du fichier' })
  const sheets = [
    { name: 'Mars', rows: [titles, aRow(1)] },
    { name: 'Avril', rows: [titles, aRow(2), aRow(3)] },
    { name: 'Cachée', isHidden: true, rows: [['x']] },
  ]
  await chooseFile(page, Buffer.from(aWorkbook(sheets)), 'envois.xlsx')
  await expect(cell(page, 2, 'lastname')).toHaveText('NomNom 1')
  await expect(page.getByRole('note')).toContainText('Cachée')
  await page.getByRole('button', { name: 'Changer les colonnes' }).click()
  await page.getByLabel('Feuille').selectOption('Avril')
  await expect(preview).toContainText('Nom 3')
  await expect(cell(page, 3, 'lastname')).toHaveText('NomNom 3')
  await correct(page, 3, 'lastname', 'Vaihere')
  await page.getByLabel('Feuille').selectOption('Mars')
  await no(page).click()
  await expect(cell(page, 3, 'lastname')).toHaveText('NomVaihere')
  await expect(page.getByLabel('Feuille')).toHaveValue('Avril')
  await expectNoAxeViolations(page)
})
