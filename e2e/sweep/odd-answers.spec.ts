import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { answerOddly, markup, oddities, textsOf } from '../support/tables/odd-answers.ts'
import { detailPaths, listPaths, screens } from '../support/tables/screens.ts'

// The oddities change the keys of this generation.
test.use({ flavour: '2.7' })

/** Screens with texts of every record. */
const records = [...listPaths, ...detailPaths]
/** Also the forms on them. « tous » is not after « /bookings », whose title would stay. */
const paths = [
  ...records,
  '/bookings/creation',
  '/bookings?per_page=tous',
  '/livraisons/creation',
  '/mon-compte',
  ...screens.map(({ path }) => path).filter((path) => /\/(modification|dupliquer)\/\d+$/.test(path)),
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
  // A blank name identifies nothing, so the number of the record stands in its place.
  const nameless = page
    .locator('main :is(a, button, th[scope=row], h2, [role=switch]):not([aria-label])')
    .filter({ hasNotText: /\S/, hasNot: page.locator('svg, img, [aria-label]'), visible: true })
  await expect(nameless, what).toHaveCount(0)
}

for (const [name, oddity] of Object.entries(oddities))
  test(`every screen is usable when the server answers with ${name}`, async ({ as }) => {
    const page = await as('super_admin').open('/preferences')
    await answerOddly(page, oddity)
    for (const path of paths) {
      await go(page, path)
      await expectToBeUsable(page, path, name)
    }
    // Prefetches may still be running at the end of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

/** What the texts have done to the page. */
const harm = (page: Page) =>
  page.evaluate(() => ({
    ran: 'hostile' in window,
    injected: document.querySelectorAll('main script, main [onerror], img[src="x"], a[href^="javascript:"]').length,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }))

test('markup and very long words are shown as text on every screen, wide or narrow', async ({ as, page }) => {
  await as('super_admin').open('/preferences')
  await answerOddly(page, textsOf)
  for (const path of records) {
    await go(page, path)
    await expect(page.getByRole('main').getByText(markup).first(), path).toBeAttached()
    for (const size of [
      { width: 1366, height: 850 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size)
      // The frame learns of its new width a moment after the window has it.
      await expect.poll(() => harm(page), path).toEqual({ ran: false, injected: 0, overflow: 0 })
    }
  }
  // The browser stores no data of the screens: no name, phone, address, pick-up code or access code.
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(kept).not.toMatch(/W{20}|onerror/)
})
