import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'

/** Announcements and focus of each list, while it loads and while it grows. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const late = ['/societes', '/societes/detail/2', '/utilisateurs', '/lockers', '/lockers/detail/3', '/bookings']

for (const path of [...late, '/livraisons', '/livraisons/detail/14']) {
  test(`${path} announces once that it loads, and shows nothing to a screen reader before`, async ({ as, page }) => {
    const answered = Promise.withResolvers<void>()
    await page.route(/\/api\/(companies|users|lockers|orders)/, async (route) => {
      await answered.promise
      await route.continue()
    })
    await as('super_admin').open(path)
    const outline = page.locator('[aria-busy=true]').first()
    await expect(outline).toBeVisible()
    await expect(outline.getByRole('rowheader').or(outline.getByRole('definition'))).toHaveCount(0)
    const words = page.locator('[role=status], [aria-live=polite]').filter({ hasText: 'Chargement...' })
    await expect(words).toHaveCount(1)
    answered.resolve()
    await expect(heading(page)).toBeVisible()
    await expect(page.getByText('Chargement...')).toHaveCount(0)
  })
}

for (const { path, region } of [
  { path: '/societes' },
  { path: '/utilisateurs' },
  { path: '/lockers' },
  { path: '/societes/detail/1', region: 'Utilisateurs' },
  { path: '/societes/detail/1', region: 'Bookings' },
]) {
  test(`« Charger plus » of ${path} ${region ?? ''} keeps the focus and announces the new rows`, async ({ as }) => {
    const page = await as('super_admin').open(path)
    const place =
      region === undefined ? page.getByRole('main') : page.getByRole('region', { name: region, exact: true })
    await place.getByRole('button', { name: 'Charger plus' }).press('Enter')
    await expect(place.getByText(/^\d+ lignes ajoutées, \d+ sur \d+$/)).toHaveAttribute('aria-live', 'polite')
    // On the button, or on the count that replaces it after the last rows.
    await expect(place.locator(':focus')).toHaveText(/^(Charger plus|\d+ sur \d+)$/)
  })
}
