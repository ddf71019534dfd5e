import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { openPalette, paletteField, paletteWindow } from '../support/pages/palette.ts'
import { listening, play, scan } from '../support/pages/scanner.ts'
import { expectFlash, visit } from '../support/pages/vocabulary.ts'

/** Codes that are not a barcode, or not one visible to the account. */

/** Look-ups sent. The list that follows requests the same text in smaller pages. */
const searches = async (world: World) =>
  (await world.requests('GET /api/orders?')).flatMap(({ query }) => {
    const asked = new URLSearchParams(query)
    return asked.get('itemsPerPage') === '100' ? (asked.get('barcode') ?? []) : []
  })

const tooLong = "Ce code est trop long pour être celui d'une livraison."

const addressKeys = Array.from('https://x.pf/1').map((key) => {
  if (key === ':') return { key, code: 'Semicolon', shift: true }
  if (key === '/' || key === '.') return { key, code: key === '/' ? 'Slash' : 'Period' }
  return { key, code: key === '1' ? 'Digit1' : `Key${key.toUpperCase()}` }
})

test('codes that are not a barcode, in the palette, on a list and in a series', async ({ as, world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ orders: [anOrder({ id: 41, barcode: 'RAR-41' })] })
  const page = await as('member').open('/societes')
  await test.step('[FIND-04] in the palette a code that is too long for a barcode shows a message and sends no call', async () => {
    await openPalette(page)
    await paletteField(page).fill('x'.repeat(500))
    await expect(paletteWindow(page).getByText(tooLong)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(paletteWindow(page)).toBeVisible()
    expect(await world.requests('GET /api/orders?')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(paletteWindow(page)).toHaveCount(0)
  })

  await test.step('[SCAN-01] an impossible barcode shows a message and sends no call', async () => {
    await listening(page)
    await scan(page, 'A1'.repeat(101))
    await expectFlash(page, tooLong)
    await play(
      page,
      Array.from('       ').map((key) => ({ key, code: 'Space' })),
    )
    await expectFlash(page, 'Ce code est vide.')
    await expect(page).toHaveURL('/societes')
    expect(await searches(world)).toEqual([])

    // The address of a QR code has no other reading. The list that opens sends the same text.
    await play(page, addressKeys)
    await expectFlash(page, "Aucune livraison pour « https://x.pf/1 » : c'est une adresse internet.")
    await expect(page).toHaveURL(/\/livraisons\?barcode=/)
    expect([...new Set(await searches(world))]).toEqual(['https://x.pf/1'])
    await scan(page, 'B'.repeat(200))
    await expectFlash(page, `Aucune livraison pour « ${'B'.repeat(60)}… »`)
    expect(await searches(world)).toEqual(['https://x.pf/1', 'B'.repeat(200)])
  })

  await test.step('[SCAN-06] in a series neither is added, and a message says why', async () => {
    const refused = page.getByRole('status').filter({ hasText: tooLong })
    await visit(page, '/livraisons/lecture-en-serie')
    await world.forgetRequests()
    await listening(page)
    await expect(refused).toHaveCount(0)
    await scan(page, 'A1'.repeat(101))
    await expect(refused).toBeVisible()
    await page.getByRole('textbox', { name: 'Code-barres' }).fill('x'.repeat(500))
    await page.keyboard.press('Enter')
    await expect(refused).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveCount(0)
    expect(await searches(world)).toEqual([])
  })
})
