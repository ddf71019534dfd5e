import { expect, test } from '../support/fixtures/test.ts'
import { expectSameLook, canCompare } from '../support/measures/picture.ts'
import { setTheme, themes } from '../support/measures/theme.ts'
import { signIn } from '../support/pages/session.ts'
import { title, waitForIdleCode } from '../support/pages/vocabulary.ts'

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

test('[NAV-30] the page of samples needs a session, sends no call and is not in the menu', async ({ page, world }) => {
  await page.goto('/composants')
  await expect(page).toHaveURL('/connexion')
  expect(await world.requests()).toEqual([])
  await signIn(page, 'membre')
  await expect(title(page, 'Composants')).toBeVisible()
  await waitForIdleCode(page)
  const calls = (await world.requests()).map(({ method, path }) => `${method} ${path}`)
  expect(calls).toEqual(['POST /api/login_check', 'GET /api/me'])
  await expect(page.getByRole('navigation').locator('a[href="/composants"]')).toHaveCount(0)
})

test('every sample looks like its reference picture, in both themes', async ({ as, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await as('member').open('/composants')
  test.skip(!(await canCompare(page)), 'another font than that of the reference pictures, or E2E_APPEARANCE=off')
  await waitForIdleCode(page)
  for (const theme of themes) {
    await setTheme(page, theme)
    for (const { name, heading } of sections) {
      const section = page.getByRole('region', { name: heading, exact: true })
      await section.scrollIntoViewIfNeeded()
      await expectSameLook(section, `components-${name}-${theme}`)
    }
  }
})
