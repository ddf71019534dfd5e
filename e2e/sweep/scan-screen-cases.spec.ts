import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { lookUps, seedScannable } from '../support/pages/scannable.ts'
import { listening, scan } from '../support/pages/scanner.ts'
import { pageTitle } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedScannable(world))

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
