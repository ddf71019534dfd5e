import type { Page } from '@playwright/test'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { visit } from '../support/pages/vocabulary.ts'

/** Announcements and focus of each list, while it loads and while it grows. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

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

test('the lists while they load and grow', async ({ as, page }) => {
  await as('super_admin').open('/n-existe-pas')
  await test.step('every list and detail announces once that it loads, and shows nothing to a screen reader before', async () => {
    for (const path of late) {
      await visit(page, '/n-existe-pas')
      const held = await holdCalls(page, 'GET **/api/**')
      // A list and a detail by a load of the page, the others by navigation.
      if (path === '/livraisons' || path === '/lockers/detail/3') await page.goto(path)
      else await page.evaluate((to) => history.pushState({}, '', to), path)
      const words = page.locator('[role=status], [aria-live=polite]').filter({ hasText: 'Chargement...' })
      await expect(words, path).toHaveCount(1)
      const outline = page.locator('[aria-busy=true]').first()
      await expect(outline, path).toBeVisible()
      await expect(outline.getByRole('rowheader').or(outline.getByRole('definition')), path).toHaveCount(0)
      await held.letAll()
      await expect(heading(page), path).toBeVisible()
      await expect(page.getByText('Chargement...'), path).toHaveCount(0)
    }
  })

  await test.step('« Charger plus » of every list keeps the focus and announces the new rows', async () => {
    for (const { path, region } of [
      { path: '/societes' },
      { path: '/utilisateurs' },
      { path: '/lockers' },
      { path: '/societes/detail/1', region: 'Utilisateurs' },
      { path: '/societes/detail/1', region: 'Bookings' },
    ]) {
      await visit(page, path)
      const place =
        region === undefined ? page.getByRole('main') : page.getByRole('region', { name: region, exact: true })
      await place.getByRole('button', { name: 'Charger plus' }).press('Enter')
      await expect(place.getByText(/^\d+ lignes ajoutées, \d+ sur \d+$/), path).toHaveAttribute('aria-live', 'polite')
      // On the button, or on the count that replaces it after the last rows.
      await expect(place.locator(':focus'), path).toHaveText(/^(Charger plus|\d+ sur \d+)$/)
    }
  })
})
