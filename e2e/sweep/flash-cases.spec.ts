import { expect, test } from '../support/fixtures/test.ts'
import { bar, barWidth, openSamples, say, toast } from '../support/pages/toasts.ts'

test('[FLASH-04] [FLASH-05] a bar shows the time left, and stops under the pointer', async ({ as, page }) => {
  await openSamples(page, as('member').open)
  await say(page, 'Succès')
  await expect(toast(page)).toBeVisible()
  // A CSS animation draws the bar, in real time.
  const first = await barWidth(page)
  await expect.poll(() => barWidth(page)).toBeLessThan(first - 20)
  await toast(page).locator('p').hover()
  await expect(bar(page)).toHaveCSS('animation-play-state', 'paused')
  await page.mouse.move(10, 500)
  await expect(bar(page)).toHaveCSS('animation-play-state', 'running')
})
