import { readFile } from 'node:fs/promises'
import { aCompanyBooking } from '../builders/company-booking.ts'
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
  jobResultOf,
  leavingQuestion,
  paste,
  seedImport,
  sendAll,
  titles,
} from '../support/pages/import.ts'
import { openPalette } from '../support/pages/palette.ts'
import { expectFlash, no, title } from '../support/pages/vocabulary.ts'

/** `e2e/faults` has lost answers and the other failures. */

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

test('[IMP-01] a deployment without the import has neither its links nor its address', async ({ as, page, world }) => {
  await page.route('/config.json', (route) => route.fulfill({ json: { features: { import: false } } }))
  await as('admin').open('/livraisons')
  await expect(page.getByText('Aucun enregistrement !')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Importer' })).toHaveCount(0)
  await openPalette(page)
  await page.keyboard.type('tableur')
  await expect(page.getByRole('option', { name: /tableur|import/i })).toHaveCount(0)
  await world.forgetRequests()
  await page.goto('/livraisons/import')
  await expect(title(page, 'Page introuvable')).toBeVisible()
  expect(await world.requests('GET /api/companies')).toEqual([])
})

test('[IMP-01] [IMP-03] 500 rows are read, judged and corrected, and no more', async ({ as, page, world }) => {
  await world.seed({
    bookingSlots: [aCompanyBooking({ id: 71, company: 7, machine: 'Taina-3', capacity: 500, size: [40, 50, 60] })],
  })
  await as('member').open(importPath)
  await chooseFile(page, Buffer.alloc(6_000_000, 'x'), 'gros.csv')
  await expect(page.getByRole('alert')).toContainText('trop gros (6\u00A0Mo)')
  await chooseFile(page, csv(Array.from({ length: 501 }, (_, rank) => aRow(rank))))
  await expect(page.getByRole('alert')).toContainText('501 lignes')
  await chooseFile(page, csv(Array.from({ length: 500 }, (_, index) => aRow(index + 1))))
  // Not by role, because that reads all cells of 500 rows at each try.
  await expect(page.locator('[role=status]', { hasText: '500 prêtes, 0 à corriger.' })).toBeVisible({
    timeout: 80_000,
  })
  await correct(page, 250, 'lastname', '')
  await expect(cell(page, 250, 'lastname')).toContainText('Ce champ est obligatoire')
  await cell(page, 501, 'lastname').focus()
  await paste(page, 'Dernier\nDe trop 1\nDe trop 2')
  await expectFlash(page, "500 livraisons au plus par import\u00A0: 2 lignes de la copie n'ont pas été collées.")
  await expect(cell(page, 501, 'lastname')).toContainText('Dernier')
  await expect(page.getByText('Toutes (500)')).toBeVisible()
})
