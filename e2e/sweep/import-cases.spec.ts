import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { aRow, cell, chooseFile, correct, csv, importPath, paste, seedImport } from '../support/pages/import.ts'
import { openPalette } from '../support/pages/palette.ts'
import { expectFlash, title } from '../support/pages/vocabulary.ts'

/** Files that are too large, and a deployment without the import. `e2e/faults` has lost answers and the other failures. */

test.beforeEach(async ({ world }) => seedImport(world))

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
