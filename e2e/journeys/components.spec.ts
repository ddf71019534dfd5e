import { test } from '../support/fixtures/test.ts'
import { expectSameLook, canCompare } from '../support/measures/picture.ts'
import { setTheme, themes } from '../support/measures/theme.ts'
import { waitForIdleCode } from '../support/pages/vocabulary.ts'

const sections = [
  { name: 'badges', heading: 'Pastilles de statut' },
  { name: 'messages', heading: 'Messages' },
  { name: 'buttons', heading: 'Boutons et liens' },
  { name: 'dialogs', heading: 'Fenêtres' },
  { name: 'form', heading: 'Formulaire' },
  { name: 'table', heading: 'Livraisons' },
  { name: 'paging', heading: "Pages d'une liste" },
  { name: 'notes', heading: 'Remarques et fiches' },
  { name: 'headers', heading: 'En-têtes de page' },
  { name: 'type', heading: 'Textes et surfaces' },
  { name: 'kinds', heading: 'Claviers des champs' },
] as const

for (const theme of themes) {
  test(`every sample looks like its reference picture in the ${theme} theme`, async ({ as, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await as('member').open('/composants')
    test.skip(!(await canCompare(page)), 'another font than that of the reference pictures, or E2E_APPEARANCE=off')
    await waitForIdleCode(page)
    await setTheme(page, theme)
    for (const { name, heading } of sections) {
      const section = page.getByRole('region', { name: heading, exact: true })
      await expectSameLook(section, `components-${name}-${theme}`)
    }
  })
}
