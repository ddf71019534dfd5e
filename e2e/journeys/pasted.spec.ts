import { expect, test } from '../support/fixtures/test.ts'
import { address, seedCopied, source } from '../support/pages/duplicate.ts'
import { openPalette, options } from '../support/pages/palette.ts'
import { signIn } from '../support/pages/session.ts'
import { expectFlash, field, fillField, save, visit } from '../support/pages/vocabulary.ts'
import { posted } from '../support/pages/wizard.ts'

/** `src/lib/invisible.test.ts` and `src/ui/form/kinds.test.tsx` have the characters and the kinds of fields. */
test('pasted texts sign in, find and are sent without the characters that nobody sees', async ({ page, world }) => {
  await seedCopied(world)
  await page.goto('/connexion')

  await test.step('a phone neither corrects the user name nor begins it with a capital letter', async () => {
    const name = field(page, "Nom d'utilisateur")
    await expect(name).toHaveAttribute('autocapitalize', 'none')
    await expect(name).toHaveAttribute('autocorrect', 'off')
    await expect(name).toHaveAttribute('enterkeyhint', 'next')
    await expect(field(page, 'Mot de passe')).toHaveAttribute('enterkeyhint', 'go')
    await signIn(page, '\u200Bmembre\uFEFF')
    await expect(page).not.toHaveURL('/connexion')
  })

  await test.step('the palette and the list of deliveries find a barcode', async () => {
    await openPalette(page)
    await page.keyboard.insertText(`\u202A${source.barcode}\u202C`)
    await expect(options(page).first()).toContainText(source.barcode)
    await page.keyboard.press('Escape')
    await visit(page, '/livraisons')
    await fillField(page, 'Code-barres', `\u200B${source.barcode}`)
    await field(page, 'Code-barres').press('Enter')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    expect(new URL(page.url()).searchParams.get('barcode')).toBe(source.barcode)
  })

  await test.step('a creation sends a barcode, and the profile a name, a phone and an address, as they were meant', async () => {
    await visit(page, address)
    await fillField(page, 'Code-barres', '\u200BLOT\u20117\u00A0')
    await save(page)
    await expectFlash(page, 'Commande dupliquée !')
    expect((await posted(world)).at(-1)).toMatchObject({ barcode: 'LOT-7', externalOrderId: 'LOT-7' })
    await visit(page, '/mon-compte/modification')
    await fillField(page, 'Nom', 'Teri\u00ADinui\u200B')
    await fillField(page, 'Téléphone', '\u202A87\u00A012\u201134\u202F56\u202C')
    await fillField(page, 'Adresse e-mail', 'contact@société.test\u200B')
    await save(page)
    await expect
      .poll(async () => (await world.patches()).at(-1)?.[1])
      .toEqual({ lastName: 'Teriinui', phone: '87123456', email: 'contact@xn--socit-esab.test' })
  })
})
