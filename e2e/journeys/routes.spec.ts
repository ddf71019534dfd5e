import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { publicScreens, screens } from '../support/tables/screens.ts'

/** Every address of the console, and the roles that may open it. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Words that would show that a text is not translated, or that a value is missing. */
const foreign = /\b(lockers?|loading|next|previous|submit|cancel|search|settings|undefined|null|NaN)\b/i

/** Headings whose level is more than one below the heading before. */
async function skippedLevels(page: Page) {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((each) => Number(each.ariaLevel ?? each.tagName.slice(1))))
  return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
}

/** True for every screen and every role: one title, French, no level left out, nothing found by axe. */
async function expectWellFormed(page: Page) {
  await expect(heading(page)).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await skippedLevels(page)).toEqual([])
  expect(await page.locator('body').innerText()).not.toMatch(foreign)
  // e2e/sweep/screens.spec.ts checks every screen in both themes and on a phone, too.
  await expectNoAxeViolationsInLight(page)
}

for (const { path, requirement, heading: expected, only } of screens) {
  test(`[${requirement}] [NAV-01] [ENT-33] ${path} opens in the frame, in French, and axe finds nothing`, async ({
    as,
  }) => {
    const page = await as(only?.[0] ?? 'member').open(path)
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toHaveText(expected ?? /.+/)
    await expect(heading(page)).not.toHaveText(/introuvable|refusé|indisponible/)
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectWellFormed(page)
  })
}

for (const { path, requirement } of publicScreens) {
  test(`[${requirement}] [NAV-01] ${path} opens without a session`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').locator('form')).toBeVisible()
    await expectWellFormed(page)
  })
}

/** `src/app/roles.test.tsx` tries every address with every role. */
test('[NAV-60] a member sees « Accès refusé » at addresses of other roles, and no call is sent', async ({
  as,
  world,
}) => {
  const refused = ['/societes/modification/2', '/utilisateurs/creation', '/bookings/creation']
  const page = await as('member').open('/composants')
  await world.forgetRequests()
  for (const path of refused) {
    await page.goto(path)
    await expect(heading(page), path).toHaveText('Accès refusé')
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle('Accès refusé – Consigne')
    await expect(page.getByRole('main').locator('form, input')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  }
  expect(await world.requests()).toEqual([])
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/societes')
})

test('[NAV-39] /societes/12 leads to the detail of company 12, and Back skips it', async ({ as }) => {
  const page = await as('member').open('/composants')
  await page.goto('/societes/12')
  await expect(page).toHaveURL('/societes/detail/12')
  await expect(heading(page)).toHaveText('Société')
  await page.goBack()
  await expect(page).toHaveURL('/composants')
})

/** `src/app/roles.test.tsx` tries more. */
test('an address whose id is not a number says « Page introuvable » and sends no call', async ({ as, world }) => {
  const page = await as('super_admin').open('/composants')
  await world.forgetRequests()
  for (const path of ['/societes/12abc', '/livraisons/detail/..%2F1']) {
    await page.goto(path)
    await expect(heading(page), path).toHaveText('Page introuvable')
  }
  expect(await world.requests()).toEqual([])
})

test('[NAV-59] an unknown address says « Page introuvable », with the menu for signed-in users only', async ({
  as,
  page,
}) => {
  await page.goto('/n-existe-pas')
  await expect(heading(page)).toHaveText('Page introuvable')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/connexion')

  await as('member').open('/societes/1/rien')
  await expect(heading(page)).toHaveText('Page introuvable')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/societes')
  await expect(heading(page)).toBeFocused()
})

test('a record that does not exist shows « Données introuvables » in the frame, with a link to go on', async ({
  as,
  page,
}) => {
  await as('member').open('/societes/detail/999')
  await expect(heading(page)).toHaveText('Données introuvables')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
})
