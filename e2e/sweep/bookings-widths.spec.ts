import { expect, test } from '../support/fixtures/test.ts'
import { seedBookings } from '../support/pages/bookings-page.ts'

test('[BK-55] [CST-12] [NAV-61] the pagination is complete at 600 px, and has only the select and the arrows at 599 px', async ({
  world,
  as,
  page,
}) => {
  await seedBookings(world)
  await page.setViewportSize({ width: 600, height: 740 })
  await as('super_admin').open('/bookings')
  const select = page.getByRole('combobox', { name: 'Lignes par page :' })
  const arrows = page.getByRole('navigation', { name: 'Pagination' }).getByRole('button')
  const words = [page.getByText('Lignes par page :', { exact: true }), page.getByText('1-1 sur 1', { exact: true })]
  for (const word of words) await expect(word).toBeVisible()
  await expect(select).toBeVisible()
  await page.setViewportSize({ width: 599, height: 740 })
  for (const word of words) await expect(word).toBeHidden()
  await expect(select).toBeVisible()
  await expect(arrows).toHaveCount(4)
  for (const arrow of await arrows.all()) await expect(arrow).toBeVisible()
  for (const width of [1200, 1024, 800, 600, 375, 320]) {
    await page.setViewportSize({ width, height: 740 })
    // Below 600 px the menu closes a moment after the width changes.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
