import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { lookUps, pageTitle, seedScannable } from '../support/pages/scannable.ts'
import { keysFor, listening, play, scan } from '../support/pages/scanner.ts'
import { expectFlash, field, fillField, visit } from '../support/pages/vocabulary.ts'

/** A barcode scanner that types like a keyboard. src/lib/scan has the tables of its keys and readings. */

test.beforeEach(({ world }) => seedScannable(world))

/** Output of an AZERTY keyboard where a US one writes `typed`, and the other way round. */
const wrong = [
  { what: 'a US scanner on an AZERTY machine', written: 'co,pqny)test)à&°ANJURNU"', layout: 'QWERTY' },
  { what: 'an AZERTY scanner on a US machine', written: 'co;pqny6test6)!8ANJURNU#', layout: 'AZERTY' },
] as const

const azertyCodes: Record<string, string> = {
  a: 'KeyQ',
  q: 'KeyA',
  z: 'KeyW',
  w: 'KeyZ',
  m: 'Semicolon',
  '-': 'Digit6',
  _: 'Digit8',
}

/** On AZERTY digits need Shift, dashes and underscores do not. */
const shiftOn = ({ key, shift }: { key: string; shift?: boolean }) =>
  /\d/.test(key) || (/[A-Z]/.test(key) && shift === true)

test('a scanner reads codes on a form, on a list, on a delivery and beside the search field', async ({ as, world }) => {
  const page = await as('admin').open('/societes/modification/5')
  await listening(page)
  await test.step('[SCAN-01] over a form with unsaved input a scan asks first, and a scan over the question does nothing', async () => {
    await fillField(page, 'Nom', 'Marché du port')
    await pageTitle(page).focus()
    await scan(page, 'RAR-41')
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
    await expect(question.getByRole('button', { name: 'Rester' })).toBeFocused()
    await scan(page, 'RAR-410')
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(question).toHaveCount(0)
    await expect(field(page, 'Nom')).toHaveValue('Marché du port')
    expect(await lookUps(world)).toEqual(['RAR-41'])

    await pageTitle(page).focus()
    await scan(page, 'RAR-41')
    await question.getByRole('button', { name: 'Quitter' }).click()
    await expect(page).toHaveURL('/livraisons/detail/41')
  })
  await test.step('[SCAN-01] scans open their deliveries, from a list and from a delivery, and press no focused button', async () => {
    await world.forgetRequests()
    await as('member').open('/livraisons')
    await listening(page)
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .focus()
    await scan(page, 'RAR-41')
    await expect(page).toHaveURL('/livraisons/detail/41')
    await expect(pageTitle(page)).toBeFocused()
    await scan(page, 'RAR-410')
    await expect(page).toHaveURL('/livraisons/detail/42')
    expect(await lookUps(world)).toEqual(['RAR-41', 'RAR-410'])
  })
  await test.step('[SCAN-02] in the search field a scanner types as before, and its Enter searches', async () => {
    await visit(page, '/livraisons')
    await expect(pageTitle(page)).toBeFocused()
    const search = page.getByRole('searchbox', { name: 'Code-barres' })
    await search.focus()
    await scan(page, 'RAR-41')
    await expect(page).toHaveURL('/livraisons?barcode=RAR-41')
    await expect(search).toHaveValue('RAR-41')
    await expect(page.getByRole('rowheader')).toHaveText(['42', '41'])
  })
  await test.step('[SCAN-01] an unknown code shows a message and stays in the search, and two equal ones are listed', async () => {
    await visit(page, '/societes')
    await scan(page, 'RAR-40')
    await expectFlash(page, 'Aucune livraison pour « RAR-40 »')
    await expect(page).toHaveURL('/livraisons?barcode=RAR-40')
    await expect(page.getByRole('searchbox', { name: 'Code-barres' })).toHaveValue('RAR-40')
    await expect(page.getByRole('table')).toContainText('Aucun enregistrement !')

    await scan(page, 'twins-1')
    await expect(page).toHaveURL('/livraisons?barcode=twins-1')
    await expect(page.getByRole('rowheader')).toHaveText(['45', '44'])
  })
  for (const { what, written, layout } of wrong)
    await test.step(`[SCAN-03] ${what} is understood, and the reading is shown`, async () => {
      await visit(page, '/societes')
      await world.forgetRequests()
      const meant = keysFor('company-test-01_QNJURNU3').map((key) =>
        layout === 'QWERTY'
          ? key
          : { ...key, code: azertyCodes[key.key.toLowerCase()] ?? key.code, shift: shiftOn(key) },
      )
      await play(
        page,
        meant.map((key, place) => ({ ...key, key: written.charAt(place) })),
      )
      await expect(page).toHaveURL('/livraisons/detail/43')
      await expectFlash(page, `Code corrigé : clavier ${layout}`)
      expect(await lookUps(world)).toEqual([written, 'company-test-01_QNJURNU3'])
    })
  await test.step('[SCAN-01] a scan with a pause and a slow reader show a message, until the preferences have measured the reader', async () => {
    await visit(page, '/societes')
    await world.forgetRequests()
    await play(page, keysFor('RAR-410'), 10, { before: 3, ms: 60 })
    await expectFlash(page, 'Lecture incomplète, scannez encore')
    await expect(page.getByRole('button', { name: 'Essayer mon lecteur' })).toBeVisible()
    await play(page, keysFor('RAR-410'), 40)
    await expectFlash(page, 'Votre lecteur est trop lent')
    expect(await lookUps(world)).toEqual([])
    await expect(page).toHaveURL('/societes')

    await page.getByRole('button', { name: 'Essayer mon lecteur' }).click()
    await expect(page).toHaveURL('/preferences')
    const trial = page.getByRole('textbox', { name: 'Essayer mon lecteur' })
    await trial.focus()
    await play(page, keysFor('RAR-410'), 40)
    await expect(trial).toHaveValue('')
    await expect(page.getByRole('definition')).toHaveText(['RAR-410', '40\u{A0}ms', 'QWERTY (US)', 'Entrée'])
    await expectNoAxeViolations(page)
    await look(page, 'scanner-trial')
    await page.getByRole('button', { name: 'Choisir un écart de 50\u{A0}ms' }).click()
    await expect(page.getByRole('combobox', { name: 'Écart entre deux touches' })).toHaveValue('50')
    await pageTitle(page).focus()
    await play(page, keysFor('RAR-410'), 40)
    await expect(page).toHaveURL('/livraisons/detail/42')
  })
})
