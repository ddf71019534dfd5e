import { expect, test } from '../support/fixtures/test.ts'
import { clippedControls } from '../support/measures/screen.ts'
import { screens } from '../support/tables/screens.ts'

/**
 * People who set a larger text in their browser, without zoom: every text grows, and no control cuts it off. Wide tables then
 * scroll in their frame, which WCAG 1.4.10 allows, because the width of the window alone turns them into cards.
 */

for (const { path } of screens) {
  test(`${path} doubles its text with the size that the browser is set to, and cuts nothing off`, async ({ as }) => {
    const page = await as('super_admin').open(path)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    if (path !== '/composants') await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(title).toHaveCSS('font-size', '40px')
    expect(await clippedControls(page)).toEqual([])
  })
}
