import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { paperFaults } from '../support/measures/screen.ts'
import { row, visit } from '../support/pages/vocabulary.ts'

/** Accessibility rules that axe does not check. screens.spec.ts visits each screen. */

test('with forced colours a switch still shows its state', async ({ as, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await as('super_admin').open('/bookings')
  const track = page.getByRole('switch').first().locator('*').first()
  const looks = await track.evaluate((element) => {
    const { backgroundColor, width } = getComputedStyle(element, '::after')
    return { width, differs: backgroundColor !== getComputedStyle(element).backgroundColor }
  })
  expect(looks).toEqual({ width: '12px', differs: true })
  const current = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Bookings' })
  await expect(current).toHaveCSS('outline-style', 'solid')
})

test('in print a screen has no menu, black text, dates, and headers on each sheet', async ({ as, page, world }) => {
  const createdAt = new Date(Date.now() - 3_600_000).toISOString()
  // In the place of the newest delivery.
  const history = [{ status: 'operin', createdAt }]
  await world.seed({ orders: [anOrder({ id: 200, status: 'operin', hold: 2880, history })] })
  await as('super_admin').open('/preferences')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  for (const [path, sample] of [
    ['/livraisons/detail/200', 'Historique'],
    ['/lockers/detail/3', 'Zones'],
    ['/societes/detail/2', 'Bookings'],
    ['/livraisons', 'Livraisons'],
  ] as const) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: sample }).first(), path).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect.soft(await paperFaults(page), path).toEqual([])
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const head of await page.locator('thead').all()) await expect(head).toHaveCSS('display', 'table-header-group')
    for (const line of (await page.locator('tbody tr').all()).slice(0, 3))
      await expect(line).toHaveCSS('break-inside', 'avoid')
  }
  const left = row(page, '200').locator('time').first()
  await expect(left).toHaveCSS('font-size', '0px')
  const date = await left.evaluate((time) => getComputedStyle(time, '::after').content)
  expect(date).toMatch(/^"\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}"$/)
})
