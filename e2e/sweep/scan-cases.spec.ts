import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { stopClock } from '../support/pages/clock.ts'
import { openScanBatch, seedScanBatch } from '../support/pages/scan-batch.ts'
import { lookUps, seedScannable } from '../support/pages/scannable.ts'
import { keysFor, listening, play, scan } from '../support/pages/scanner.ts'
import { expectFlash, pageTitle, yes } from '../support/pages/vocabulary.ts'

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

test('[SCAN-01] before the sign-in a scanner does nothing', async ({ page, world }) => {
  await page.goto('/connexion')
  await pageTitle(page).click()
  await scan(page, 'RAR-41')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL('/connexion')
  await expect(page.getByLabel("Nom d'utilisateur")).toHaveValue('')
  expect(await world.requests('GET /api/')).toEqual([])
})

test('a long search is announced, and a second scan replaces it and alone opens a screen', async ({ as, page }) => {
  await as('member').open('/societes')
  await listening(page)
  await holdCalls(page, 'GET **/api/orders?*barcode=RAR-41&*')
  await scan(page, 'RAR-41')
  const status = page.getByRole('region', { name: 'Code scanné' })
  await expect(status).toHaveText('Recherche de la livraison « RAR-41 »…')
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('barcode=RAR-41&'))
  await scan(page, 'RAR-410')
  await given
  await expect(page).toHaveURL('/livraisons/detail/42')
  await expect(status).toHaveCount(0)
})

test('[SCAN-01] a scan is read after a choice by pointer, and one by keyboard keeps the focus', async ({ as }) => {
  const page = await as('member').open('/livraisons')
  await listening(page)
  const status = page.getByLabel('Statut')
  await status.click()
  await status.selectOption('created')
  await expect(page).toHaveURL('/livraisons?status=created')
  await expect(status).not.toBeFocused()
  await scan(page, 'RAR-41')
  await expect(page).toHaveURL('/livraisons/detail/41')

  await page.goBack()
  await status.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/livraisons?status=ready_for_delivery')
  await expect(status).toBeFocused()
})

test('[SCAN-01] an answer that comes over an open dialog offers a link', async ({ as, page, world }) => {
  await as('admin').open('/livraisons/detail/43')
  const assign = page.getByRole('button', { name: 'Assigner un livreur' })
  await expect(assign).toBeVisible()
  await listening(page)
  const search = await holdCalls(page, 'GET **/api/orders?*barcode=RAR-41&*')
  await scan(page, 'RAR-41')
  await expect.poll(search.count).toBe(1)
  await assign.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await search.letAll()
  const card = page.getByRole('region', { name: 'Code scanné', includeHidden: true })
  await expect(card.getByText('est trouvée')).toBeAttached()
  await expect(page).toHaveURL('/livraisons/detail/43')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await card.getByRole('link', { name: 'Ouvrir' }).click()
  await expect(page).toHaveURL('/livraisons/detail/41')
  await expect(card).toHaveCount(0)
  expect(await lookUps(world)).toEqual(['RAR-41'])
})

test('[SCAN-06] a batch takes no impossible barcode, says why, and is emptied after a question', async ({
  as,
  world,
}) => {
  await seedScanBatch(world)
  const page = await openScanBatch(as('member'))
  await scan(page, 'A1'.repeat(101))
  await expect(page.getByText("Ce code est trop long pour être celui d'une livraison.")).toBeVisible()
  await scan(page, 'SER-100')
  await expect(page.getByRole('rowheader')).toHaveText('SER-100')
  await page.getByRole('button', { name: 'Vider la liste' }).click()
  await yes(page).click()
  await expect(page.getByRole('rowheader')).toHaveCount(0)
})

test('[SCAN-03] a batch says that it has corrected a code', async ({ as, world }) => {
  await seedScanBatch(world)
  const page = await openScanBatch(as('member'))
  const azerty = new Map(Object.entries({ '-': ')', 1: '&', 0: 'à' }))
  await stopClock(page)
  await play(
    page,
    keysFor('SER-101').map((each) => ({ ...each, key: azerty.get(each.key) ?? each.key })),
  )
  await page.clock.resume()
  await expect(page.getByText(/^Code corrigé : clavier /)).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText('SER-101')
})
