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

test('turning the pages of a list keeps the focus and is announced', async ({ as }) => {
  const page = await as('super_admin').open('/livraisons')
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  for (const number of ['2', '3']) {
    const link = pages.getByRole('link', { name: `Page ${number}`, exact: true })
    await link.press('Enter')
    await expect(pages.locator('[aria-current=page]')).toHaveText(number)
    await expect(link).toBeFocused()
    await expect(page.getByText(`200 livraisons, page ${number}`)).toHaveAttribute('aria-live', 'polite')
  }
  // Tab does not stop at an ellipsis between two numbers.
  const gaps = await pages.getByText('…').evaluateAll((signs) => signs.map((sign) => (sign as HTMLElement).tabIndex))
  expect(new Set(gaps)).toEqual(new Set([-1]))
  await page.getByRole('combobox', { name: 'Statut' }).selectOption('Commande créée')
  await expect(page.getByText(/^\d+ livraisons?, page 1$/)).toHaveAttribute('aria-live', 'polite')
})

test('the arrows of the bookings keep the focus, and the page is announced', async ({ as }) => {
  const page = await as('super_admin').open('/bookings')
  const arrow = page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name: 'Page suivante' })
  await arrow.press('Enter')
  await expect(page.getByText(/^11-20 sur \d+$/)).toHaveAttribute('aria-live', 'polite')
  await expect(arrow).toBeFocused()
})

test('in print a screen has no menu or button, black text on white, dates for countdowns, and column headers on each sheet', async ({
  as,
  page,
  world,
}) => {
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
