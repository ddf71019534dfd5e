import { expect, test } from '../support/fixtures/test.ts'

/** `e2e/faults/writes-public.ts` crosses the sign-in with every fault. */

test('[AUTH-04] [CST-20] [CST-24] the sign-in page shows the version and the logo', async ({ page }) => {
  await page.goto('/connexion')
  await expect(page.getByText('1.1.0')).toBeVisible()
  expect((await page.locator('header img, header svg').first().boundingBox())?.width).toBe(50)
})
