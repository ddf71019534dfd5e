import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { hiddenByMessage } from '../support/measures/screen.ts'
import { toast } from '../support/pages/toasts.ts'

/** Scrolls the focused element below the top bar, where messages open. */
const toTop = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const { top } = document.activeElement?.getBoundingClientRect() ?? { top: 0 }
    window.scrollBy(0, top - bar - 2)
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
