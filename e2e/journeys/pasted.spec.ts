import { expect, test } from '../support/fixtures/test.ts'
import { seedCopied, source } from '../support/pages/duplicate.ts'
import { openPalette, options } from '../support/pages/palette.ts'
import { signIn } from '../support/pages/session.ts'
import { field, fillField } from '../support/pages/vocabulary.ts'

/** `src/lib/invisible.test.ts` and `src/ui/form/kinds.test.tsx` have the characters and the kinds of fields. */

test('a pasted name signs in, and a pasted barcode is found in the palette and in the list', async ({
  page,
  world,
}) => {
  await seedCopied(world)
  await page.goto('/connexion')
  await expect(field(page, "Nom d'utilisateur")).toHaveAttribute('autocapitalize', 'none')
  await expect(field(page, 'Mot de passe')).toHaveAttribute('enterkeyhint', 'go')
  await signIn(page, '\u200Bmembre\uFEFF')
  await expect(page).not.toHaveURL('/connexion')
  await openPalette(page)
  await page.keyboard.insertText(`\u202A${source.barcode}\u202C`)
  await expect(options(page).first()).toContainText(source.barcode)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Livraisons', exact: true }).click()
  await fillField(page, 'Code-barres', `\u200B${source.barcode}`)
  await field(page, 'Code-barres').press('Enter')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  expect(new URL(page.url()).searchParams.get('barcode')).toBe(source.barcode)
})
