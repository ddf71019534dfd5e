import type { Page } from '@playwright/test'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'

/** Announcements of each list while it loads. `src/ui/table/DataTable.test.tsx` has those of « Charger plus ». */

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
