import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { answerOddly, oddities } from '../support/tables/odd-answers.ts'

/** After any answer of the server, a screen has its title and text, and shows no error page and no technical text. */

// The oddities change the keys of this generation.
test.use({ flavour: '2.7' })

const paths = [
  '/societes',
  '/societes/detail/2',
  '/societes/modification/2',
  '/utilisateurs',
  '/utilisateurs/detail/7',
  '/utilisateurs/modification/7',
  '/lockers',
  '/lockers/detail/3',
  '/lockers/modification/3',
  '/bookings',
  '/bookings/creation',
  // Not after « /bookings », whose title would stay.
  '/bookings?per_page=tous',
  '/livraisons',
  '/livraisons/creation',
  '/livraisons/detail/14',
  '/livraisons/dupliquer/14',
  '/mon-compte',
]

/** Navigates like a link, without a reload, and waits until the previous screen is gone. */
async function go(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate((address) => {
    document.querySelector('h1')?.setAttribute('data-before', '')
    history.pushState({}, '', address)
  }, path)
  await expect(page.locator('h1[data-before]'), path).toHaveCount(0)
}

async function expectToBeUsable(page: Page, path: string, oddity: string) {
  const what = `${path}, ${oddity}`
  await expect(page, what).toHaveURL(path)
  await expect(page.locator('main [aria-busy=true]'), what).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }), what).not.toHaveText(/^\s*$|indisponible/)
  await expect(page.getByRole('main'), what).not.toHaveText(/undefined|NaN|\[object|Invalid|Infinity|∞|function/)
  const nameless = page
    .locator('main a:not([aria-label])')
    .filter({ hasNotText: /\S/, hasNot: page.locator('svg, img') })
  await expect(nameless, what).toHaveCount(0)
}

for (const [name, oddity] of Object.entries(oddities))
  test(`every screen is usable when the server answers with ${name}`, async ({ as }) => {
    const page = await as('super_admin').open('/composants')
    await answerOddly(page, oddity)
    for (const path of paths) {
      await go(page, path)
      await expectToBeUsable(page, path, name)
    }
    // Prefetches may still be running at the end of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
