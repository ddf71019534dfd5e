import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { publicScreens, screens } from '../support/tables/screens.ts'

/** Every address of the console opens for the role with the fewest rights. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Words of untranslated texts and missing values. */
const foreign = /\b(lockers?|loading|next|previous|submit|cancel|search|settings|undefined|null|NaN)\b/i

/** Headings whose level is more than one below the heading before. */
async function skippedLevels(page: Page) {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((each) => Number(each.ariaLevel ?? each.tagName.slice(1))))
  return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
}

/** Requirements of every screen for every role: one title, French, no skipped heading level, no axe findings. */
async function expectWellFormed(page: Page) {
  await expect(heading(page)).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await skippedLevels(page)).toEqual([])
  expect(await page.locator('body').innerText()).not.toMatch(foreign)
  // screens.spec.ts checks every screen in both themes and on a phone, too.
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
