import { expect, test } from '../support/fixtures/test.ts'
import { lookUps, pageTitle, seedScannable } from '../support/pages/scannable.ts'
import { keysFor, listening, play, scan } from '../support/pages/scanner.ts'
import { retryButton, visit, waitForIdleCode } from '../support/pages/vocabulary.ts'

/** A scanner beside other input, with a slow server and over a dialog. */

test('[SCAN-01] typing opens nothing, and a search that is slow, replaced or failed opens one delivery at most', async ({
  as,
  world,
  page,
}) => {
  await seedScannable(world)
  await test.step('[SCAN-01] before the sign-in a scanner does nothing', async () => {
    await page.goto('/connexion')
    const name = page.getByLabel("Nom d'utilisateur")
    await pageTitle(page).click()
    await expect(name).not.toBeFocused()
    await scan(page, 'RAR-41')
    await expect(page).toHaveURL('/connexion')
    await expect(name).toHaveValue('')
    expect(await world.requests('GET /api/')).toEqual([])
  })
  await as('admin').open('/societes')
  await listening(page)
  await test.step('[SCAN-01] typing at 120 ms, or fast at 60 ms, is not taken for a scan', async () => {
    const link = page.getByRole('rowheader', { name: 'Vaima' }).getByRole('link')
    await pageTitle(page).focus()
    await play(page, keysFor('RAR-41'), 120)
    await play(page, keysFor('RAR-41'), 60)
    // A typed Enter works as usual.
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/societes/detail/5')
    expect(await lookUps(world)).toEqual([])
  })
  await test.step('a long search is announced, a second scan replaces it, and only one of them opens a screen', async () => {
    await visit(page, '/societes')
    await world.fault({ path: 'barcode=RAR-41&' }, { delayMs: 4_000 })
    await scan(page, 'RAR-41')
    const status = page.getByRole('region', { name: 'Code scanné' })
    await expect(status).toHaveText('Recherche de la livraison « RAR-41 »…')
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes('barcode=RAR-41&'))
    await scan(page, 'RAR-410')
    await given
    await expect(page).toHaveURL('/livraisons/detail/42')
    await expect(status).toHaveCount(0)
  })
  await test.step('a search that fails keeps the code and can be tried again', async () => {
    await world.mend()
    await visit(page, '/societes')
    await world.fault({ path: 'barcode=RAR-41&' }, { status: 403, description: 'Refusé.' })
    await scan(page, 'RAR-41')
    const status = page.getByRole('region', { name: 'Code scanné' })
    await expect(status).toContainText(
      "La livraison « RAR-41 » n'a pas pu être cherchée : le serveur ne l'autorise pas à votre compte.",
    )
    await world.mend()
    await waitForIdleCode(page)
    await page.context().setOffline(true)
    await retryButton(status).click()
    await expect(status).toContainText('le serveur ne répond pas. Vérifiez votre connexion.')
    await expect(page).toHaveURL('/societes')
    await page.context().setOffline(false)
    await retryButton(status).click()
    await expect(page).toHaveURL('/livraisons/detail/41')
    await expect(status).toHaveCount(0)
  })
  await test.step('[SCAN-01] a scan opens its delivery while the rows of the list are still on their way', async () => {
    await world.fault({ path: '^/api/orders.*itemsPerPage=10&' }, { delayMs: 10_000 })
    await visit(page, '/livraisons')
    await expect(page.getByRole('rowheader')).toHaveCount(0)
    await scan(page, 'RAR-41')
    await expect(page).toHaveURL('/livraisons/detail/41')
    await world.mend()
  })
  await test.step('[SCAN-01] a scan is read after a status was chosen by pointer, and a list chosen from by keyboard keeps the focus', async () => {
    await visit(page, '/livraisons')
    const status = page.getByLabel('Statut')
    await status.click()
    await status.selectOption('created')
    await expect(page).toHaveURL('/livraisons?status=created')
    await expect(status).not.toBeFocused()
    await scan(page, 'RAR-41')
    await expect(page).toHaveURL('/livraisons/detail/41')

    await page.goBack()
    await pageTitle(page).focus()
    await page.keyboard.press('Tab')
    while (!(await status.evaluate((list) => list === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL('/livraisons?status=ready_for_delivery')
    await expect(status).toBeFocused()
  })
  await test.step('[SCAN-01] an answer that comes while a dialog is open leaves the dialog, and offers a link', async () => {
    await visit(page, '/livraisons/detail/43')
    await expect(page.getByRole('button', { name: 'Assigner un livreur' })).toBeVisible()
    await pageTitle(page).focus()
    await world.fault({ path: 'barcode=RAR-41&' }, { delayMs: 1500 })
    await scan(page, 'RAR-41')
    await page.getByRole('button', { name: 'Assigner un livreur' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const card = page.getByRole('region', { name: 'Code scanné', includeHidden: true })
    await expect(card.getByText('est trouvée')).toBeAttached()
    await expect(page).toHaveURL('/livraisons/detail/43')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await card.getByRole('link', { name: 'Ouvrir' }).click()
    await expect(page).toHaveURL('/livraisons/detail/41')
    await expect(card).toHaveCount(0)
  })
})
