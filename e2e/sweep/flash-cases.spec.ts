import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { hiddenByMessage } from '../support/measures/screen.ts'
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

/** Scrolls the focused element below the top bar, where messages open. */
const toTop = (page: Page) =>
  page.evaluate(() => {
    const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const { top } = document.activeElement?.getBoundingClientRect() ?? { top: 0 }
    window.scrollBy(0, top - below - 2)
  })

for (const width of [1366, 320])
  test(`a message never hides the focused element, ${width} pixels wide`, async ({ as, page }) => {
    await page.setViewportSize({ width, height: 640 })
    await as('super_admin').open('/bookings')
    await page.getByRole('switch').nth(2).focus()
    await toTop(page)
    await page.keyboard.press('Space')
    await expect(toast(page)).toBeVisible()
    expect(await hiddenByMessage(page)).toBe(0)
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => hiddenByMessage(page), `${presses + 1} stops further`).toBe(0)
    }
    await expect(toast(page)).toBeInViewport({ ratio: 1 })
  })
