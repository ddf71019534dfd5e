import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import {
  bookingsOf,
  combobox,
  companies,
  companyNames,
  editButton,
  seedBookings,
  someCompanies,
  switchOf,
} from '../support/pages/bookings-page.ts'
import { expectFlash } from '../support/pages/vocabulary.ts'

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

test(
  '[BK-55] a phone shows the same bookings and offers the same actions',
  { tag: '@phone' },
  async ({ world, as }) => {
    test.slow()
    await seedBookings(world, {}, { companies: someCompanies(11) })
    const page = await as('super_admin').open('/bookings')
    await expect(bookingsOf(page, 'Épicerie Vaiana').getByRole('cell', { name: '10 x 20 x 30 cm' })).toBeVisible()
    await look(page, 'bookings')
    await switchOf(page, 42).tap()
    await expectFlash(page, 'Booking #42 désactivé !')
    await editButton(page, 42).tap()
    const dialog = page.getByRole('dialog', { name: 'Modifier le booking' })
    await expect(dialog).toBeVisible()
    await look(page, 'bookings-edit')
    await dialog.getByRole('button', { name: 'Annuler' }).tap()
    await page.getByRole('button', { name: 'Page suivante' }).tap()
    await expect(companyNames(page)).toHaveCount(2)
    await expect(companies(page)).toBeVisible()
    await page.goto('/bookings/creation')
    await expect(combobox(page, 'Machine')).toBeVisible()
    await look(page, 'bookings-create')
  },
)
