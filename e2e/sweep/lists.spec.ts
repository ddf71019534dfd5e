import type { Page } from '@playwright/test'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'

/** Announcements and focus of each list, while it loads and while it grows. */

const late = [
  '/societes',
  '/societes/detail/2',
  '/utilisateurs',
  '/lockers',
  '/lockers/detail/3',
  '/bookings',
  '/livraisons',
  '/livraisons/detail/14',
]

const words = (page: Page) => page.locator('[role=status], [aria-live=polite]').filter({ hasText: 'Chargement...' })

for (const path of late)
  test(`${path} announces once that it loads, and shows nothing to a screen reader before`, async ({ as, page }) => {
    await as('super_admin').open('/n-existe-pas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
    const held = await holdCalls(page, 'GET **/api/**')
    await page.evaluate((to) => history.pushState({}, '', to), path)
    await expect(words(page)).toHaveCount(1)
    const outline = page.locator('[aria-busy=true]').first()
    await expect(outline).toBeVisible()
    await expect(outline.getByRole('rowheader').or(outline.getByRole('definition'))).toHaveCount(0)
    await held.letAll()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Chargement...')).toHaveCount(0)
  })

for (const { path, region } of [
  { path: '/societes', region: undefined },
  { path: '/societes/detail/1', region: 'Utilisateurs' },
])
  test(`« Charger plus » of ${path} keeps the focus and announces the new rows`, async ({ as }) => {
    const page = await as('super_admin').open(path)
    const place =
      region === undefined ? page.getByRole('main') : page.getByRole('region', { name: region, exact: true })
    await place.getByRole('button', { name: 'Charger plus' }).press('Enter')
    await expect(place.getByText(/^\d+ lignes ajoutées, \d+ sur \d+$/)).toHaveAttribute('aria-live', 'polite')
    // On the button, or on the count that replaces it after the last rows.
    await expect(place.locator(':focus')).toHaveText(/^(Charger plus|\d+ sur \d+)$/)
  })
