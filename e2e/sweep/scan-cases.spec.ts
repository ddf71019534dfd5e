import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { lookUps, seedScannable } from '../support/pages/scannable.ts'
import { keysFor, listening, play, scan } from '../support/pages/scanner.ts'
import { expectFlash } from '../support/pages/vocabulary.ts'

const tooLong = "Ce code est trop long pour être celui d'une livraison."

const addressKeys = Array.from('https://x.pf/1').map((key) => {
  if (key === ':') return { key, code: 'Semicolon', shift: true }
  if (key === '/' || key === '.') return { key, code: key === '/' ? 'Slash' : 'Period' }
  return { key, code: key === '1' ? 'Digit1' : `Key${key.toUpperCase()}` }
})

test.beforeEach(({ world }) => seedScannable(world))

test('[SCAN-01] an impossible barcode sends no call, and an address has one reading', async ({ as, world }) => {
  const page = await as('member').open('/societes')
  await listening(page)
  await scan(page, 'A1'.repeat(101))
  await expectFlash(page, tooLong)
  await play(
    page,
    Array.from('       ').map((key) => ({ key, code: 'Space' })),
  )
  await expectFlash(page, 'Ce code est vide.')
  await expect(page).toHaveURL('/societes')
  await play(page, addressKeys)
  await expectFlash(page, "Aucune livraison pour « https://x.pf/1 » : c'est une adresse internet.")
  await expect(page).toHaveURL(/\/livraisons\?barcode=/)
  // The list that opens sends the same text.
  expect([...new Set(await lookUps(world))]).toEqual(['https://x.pf/1'])
  await scan(page, 'B'.repeat(200))
  await expectFlash(page, `Aucune livraison pour « ${'B'.repeat(60)}… »`)
})

test('[SCAN-01] a scan with a pause and a slow reader lead to the measure of the reader', async ({ as, world }) => {
  const page = await as('member').open('/societes')
  await listening(page)
  await play(page, keysFor('RAR-410'), 10, { before: 3, ms: 60 })
  await expectFlash(page, 'Lecture incomplète, scannez encore')
  await play(page, keysFor('RAR-410'), 40)
  await expectFlash(page, 'Votre lecteur est trop lent')
  await page.getByRole('button', { name: 'Essayer mon lecteur' }).click()
  await expect(page).toHaveURL('/preferences')
  expect(await lookUps(world)).toEqual([])
  await page.getByRole('textbox', { name: 'Essayer mon lecteur' }).focus()
  await play(page, keysFor('RAR-410'), 40)
  await expect(page.getByRole('definition')).toHaveText(['RAR-410', '40\u{A0}ms', 'QWERTY (US)', 'Entrée'])
  await expectNoAxeViolations(page)
})
