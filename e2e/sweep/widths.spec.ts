import { expect, test } from '../support/fixtures/test.ts'
import { cardFaults, sideways, sidewaysSpacedOut } from '../support/measures/screen.ts'
import { screens } from '../support/tables/screens.ts'

/** Widths of a laptop's window: 683 pixels at 200 %, 320 at 400 %. */
const widths = [320, 360, 375, 599, 600, 683, 768, 1024]

for (const path of ['/n-existe-pas', ...screens.map((screen) => screen.path)]) {
  test(
    `[NAV-61] ${path} does not scroll sideways at any width, and its cards name their values`,
    { tag: '@phone' },
    async ({ as }) => {
      const page = await as('super_admin').open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The page of samples shows the loading state on purpose.
      if (path !== '/composants') await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        await expect.poll(() => sideways(page), `${width} pixels`).toBe(0)
      }
      await page.setViewportSize({ width: 320, height: 740 })
      expect(await cardFaults(page)).toEqual([])
      // The frame learns of its new width a moment after the window has it.
      await expect.poll(() => sidewaysSpacedOut(page), 'with wide spacing').toBe(0)
    },
  )
}
