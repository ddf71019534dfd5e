import { expect, test } from '../support/fixtures/test.ts'

/** `npm run pictures` takes the pictures of the README anew. They are no tests: a person looks at them. */

test.use({ deviceScaleFactor: 0.55 })

const now = '2026-03-12T20:00:00Z'

for (const { name, path, heading, theme } of [
  { name: 'deliveries', path: '/livraisons', heading: 'Livraisons', theme: 'light' },
  { name: 'machine', path: '/lockers/detail/1', heading: 'Machine APM001', theme: 'dark' },
  { name: 'company', path: '/societes/detail/1', heading: 'Société', theme: 'dark' },
  { name: 'delivery', path: '/livraisons/detail/188', heading: 'Livraison #188', theme: 'light' },
] as const) {
  test(`takes the picture of ${heading} for the README (${theme})`, async ({ as, page, world }) => {
    // Each picture shows the same moment, whenever it is taken.
    await world.reset({ clock: now })
    await page.clock.setFixedTime(now)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await as('super_admin').open(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `docs/pictures/${name}-${theme}.png`, scale: 'device' })
  })
}

test('takes the picture of Réseau for the README (light)', async ({ as, page, world }) => {
  await world.reset({ seed: 'network', clock: now })
  await page.clock.setFixedTime(now)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await as('super_admin').open('/reseau')
  const map = page.getByRole('group', { name: 'Carte du réseau' })
  await map.getByRole('button', { name: /^1\d machines/ }).click()
  await map.getByRole('button', { name: /^Arue/ }).click()
  await expect(page.getByRole('region', { name: 'Arue', exact: true })).toBeVisible()
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: 'docs/pictures/network-light.png', scale: 'device' })
})
