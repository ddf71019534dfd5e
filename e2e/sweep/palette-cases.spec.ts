import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedFindable } from '../support/pages/findable.ts'
import { groupOf, openPalette, options, paletteWindow } from '../support/pages/palette.ts'
import { keysFor, listening, play, scan } from '../support/pages/scanner.ts'
import { expectFlash, visit } from '../support/pages/vocabulary.ts'

/** The palette over a dialog, with a slow server, with a scanner, and in several tabs. */

test('the palette over a dialog, with a scanner, with several tabs, and with a slow server', async ({
  as,
  world,
  context,
}) => {
  await seedFindable(world)
  const page = await as('admin').open('/livraisons/detail/451')
  await test.step('[FIND-01] over a form in a dialog, Escape closes the palette alone', async () => {
    await page.getByRole('button', { name: 'Assigner un livreur' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assigner un livreur' })
    await expect(dialog).toBeVisible()
    await openPalette(page)
    await page.keyboard.press('Escape')
    await expect(paletteWindow(page)).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await visit(page, '/societes')
  })

  await test.step('[SCAN-01] [SCAN-02] [SCAN-03] the palette takes a scan inside and outside its field, also from a scanner with another keyboard', async () => {
    await listening(page)
    await openPalette(page)
    await scan(page, 'CMP-0001')
    await expect(page).toHaveURL('/livraisons/detail/401')
    await openPalette(page)
    await page.getByRole('button', { name: 'Fermer' }).focus()
    await scan(page, 'CMP-0002')
    await expect(page).toHaveURL('/livraisons/detail/402')
    await expect(paletteWindow(page)).toHaveCount(0)
    // The keys of a US scanner on an AZERTY machine.
    await openPalette(page)
    await page.getByRole('button', { name: 'Fermer' }).focus()
    await play(
      page,
      keysFor('CMP-0003').map((key, place) => ({ ...key, key: 'C?P)ààà"'.charAt(place) })),
    )
    await expect(page).toHaveURL('/livraisons/detail/403')
    await expectFlash(page, 'Code corrigé : clavier QWERTY')
    // A scan means one parcel, and never one with a similar code.
    await openPalette(page)
    await page.getByRole('button', { name: 'Fermer' }).focus()
    await scan(page, 'CMP-000')
    await expectFlash(page, 'Aucune livraison pour « CMP-000 »')
    await expect(page).toHaveURL('/livraisons?barcode=CMP-000')
  })

  await test.step('[FIND-08] results are links: Ctrl+Enter opens one in a new tab, and the palette stays', async () => {
    await openPalette(page)
    await page.keyboard.type('vaima')
    await expect(groupOf(page, 'Sociétés').getByRole('option')).toHaveAttribute('href', '/societes/detail/5')
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(await opened).toHaveURL('/societes/detail/5')
    await expect(paletteWindow(page)).toBeVisible()
    const clicked = context.waitForEvent('page')
    await options(page).first().click({ button: 'middle' })
    await expect(await clicked).toHaveURL('/societes/detail/5')
    await page.keyboard.press('Escape')
    await expect(paletteWindow(page)).toHaveCount(0)
  })

  await test.step('[FIND-06] Enter waits two seconds for a slow search, then opens the best result', async () => {
    await openPalette(page)
    // The lists are read. The second text is another one, so that its search is not cached.
    await page.keyboard.type('port')
    await expect(groupOf(page, 'Sociétés').getByRole('option')).toHaveText(/Marché du port/)
    await page.getByRole('combobox', { name: 'Rechercher' }).fill('')
    // No answer comes, so that only the two seconds can end the wait.
    await holdCalls(page, 'GET **/api/orders?*barcode=*')
    await page.keyboard.type('marche')
    await page.keyboard.press('Enter')
    await expect(paletteWindow(page).getByText('Recherche…')).toBeVisible()
    await expect(page).toHaveURL('/societes/detail/6')
  })
})
