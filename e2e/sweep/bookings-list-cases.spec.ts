import { expect, test } from '../support/fixtures/test.ts'
import { companies, companyNames, companyRow, seedBookings, someCompanies } from '../support/pages/bookings-page.ts'

test('[BK-06] « Tous » of 300 companies draws the rows near the window or focused', async ({ world, as }) => {
  await world.start({ companies: someCompanies(300) })
  await world.set({ clamp: 30 })
  const page = await as('super_admin').open('/bookings?per_page=tous')
  await expect(companies(page)).toHaveAttribute('aria-rowcount', '301')
  await expect.poll(() => companyNames(page).count()).toBeLessThan(60)
  const first = companyRow(page, 'Société 101').getByRole('link')
  await first.focus()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(companyRow(page, 'Société 400')).toBeInViewport()
  await expect(companyRow(page, 'Société 400')).toHaveAttribute('aria-rowindex', '301')
  await expect(first).toBeFocused()
})

test('[BK-55] [CST-12] [NAV-61] the pagination of the bookings has no words below 600 px', async ({ world, as }) => {
  await seedBookings(world)
  const page = await as('admin').open('/bookings')
  await expect(page.getByRole('columnheader', { name: 'Machine' })).toBeVisible()
  const select = page.getByRole('combobox', { name: 'Lignes par page :' })
  const arrows = page.getByRole('navigation', { name: 'Pagination' }).getByRole('button')
  const words = [page.getByText('Lignes par page :', { exact: true }), page.getByText('1-1 sur 1', { exact: true })]
  await page.setViewportSize({ width: 600, height: 740 })
  for (const word of words) await expect(word).toBeVisible()
  await expect(select).toBeVisible()
  await page.setViewportSize({ width: 599, height: 740 })
  for (const word of words) await expect(word).toBeHidden()
  await expect(select).toBeVisible()
  await expect(arrows).toHaveCount(4)
  for (const arrow of await arrows.all()) await expect(arrow).toBeVisible()
})
