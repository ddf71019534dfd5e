import { expect, test } from '../support/fixtures/test.ts'

/** The ten screens one sees most, as they look, and four of them in the README. `--update-snapshots` takes them anew. */

// Small pictures: a lost style sheet, a column that has moved or a wrong colour show all the same.
test.use({ deviceScaleFactor: 0.55 })

const screens = [
  ['sign-in', '/connexion', 'Connexion'],
  ['companies', '/societes', 'Sociétés'],
  ['company', '/societes/detail/1', 'Société'],
  ['users', '/utilisateurs', 'Utilisateurs'],
  ['machines', '/lockers', 'Machines'],
  ['machine', '/lockers/detail/1', 'Machine APM001'],
  ['bookings', '/bookings', 'Bookings'],
  ['deliveries', '/livraisons', 'Livraisons'],
  ['delivery', '/livraisons/detail/188', 'Livraison #188'],
  ['new-delivery', '/livraisons/creation', 'Livraison / création'],
] as const

for (const theme of ['light', 'dark'] as const) {
  test(`the main screens look as they did, ${theme}`, async ({ as, page, world }) => {
    test.slow()
    // The demonstration is of the moment it is made at: here what is left of a parcel's time stands still.
    const now = '2026-03-12T20:00:00Z'
    await world.reset({ clock: now })
    await page.clock.setFixedTime(now)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    for (const [name, path, title] of screens) {
      if (name === 'companies') await as('super_admin').open(path)
      else await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await expect.soft(page).toHaveScreenshot(`screen-${name}-${theme}.png`, { scale: 'device' })
    }
  })
}
