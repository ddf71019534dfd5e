import { expect, test } from '../support/fixtures/test.ts'

/**
 * `npm run pictures` takes the pictures of the README anew. They are no tests: a person looks at them, and reduces their colours so that
 * none is larger than 30 kB: `mogrify -dither None -colors 80 -strip docs/pictures/*.png`.
 */

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

const desk = { width: 1366, height: 850 }
const phone = { width: 360, height: 780 }

for (const [size, viewport] of Object.entries({ desk, phone }))
  for (const theme of ['light', 'dark'] as const) {
    const name = (screen: string) => `docs/pictures/${screen}-${size === 'phone' ? 'phone-' : ''}${theme}.png`

    test(`takes the pictures of Réseau and Aujourd'hui for the README (${size}, ${theme})`, async ({
      as,
      page,
      world,
    }) => {
      await world.reset({ seed: 'network', clock: now })
      await page.clock.setFixedTime(now)
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await as('super_admin').open('/reseau')
      const map = page.getByRole('group', { name: 'Carte du réseau' })
      await expect(map.getByText('Papara', { exact: true })).toBeVisible()
      if (size === 'desk') {
        await map.getByRole('button', { name: /^Arue/ }).click()
        await expect(page.getByRole('region', { name: 'Arue', exact: true })).toBeVisible()
      }
      await page.mouse.move(0, 0)
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: name('network'), scale: 'device' })
      await page.goto('/aujourd-hui')
      await expect(page.getByRole('table', { name: 'Expirent dans les 6 heures' }).getByRole('rowheader')).toHaveCount(
        10,
      )
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: name('today'), scale: 'device' })
    })
  }
