import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'

/** What is said and where the focus is while a list comes, goes on and turns its pages, in each of them (quality 3.13 to 3.15). */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('each screen that is late says so after a moment, and shows nothing to a screen reader before', async ({
  as,
  page,
}) => {
  test.slow()
  // Answers wait until the screen has said that it waits.
  let answer = () => {}
  let told = Promise.resolve()
  await page.route(/\/api\/(companies|users|lockers|orders)/, async (route) => {
    await told
    await route.continue()
  })
  const paths = ['/societes', '/societes/detail/2', '/utilisateurs', '/lockers', '/lockers/detail/3', '/bookings']
  for (const path of [...paths, '/livraisons', '/livraisons/detail/14']) {
    told = new Promise((resolve) => {
      answer = resolve
    })
    if (path === '/societes') await as('super_admin').open(path)
    else await page.goto(path)
    const late = page.locator('[aria-busy=true]').first()
    await expect(late, path).toBeVisible()
    // Its outline has no rows and no values: what is said is said once, and only then.
    await expect(late.getByRole('rowheader').or(late.getByRole('definition')), path).toHaveCount(0)
    const words = page.locator('[role=status], [aria-live=polite]').filter({ hasText: 'Chargement...' })
    await expect(words, path).toHaveCount(1)
    answer()
    await expect(heading(page), path).toBeVisible()
    await expect(page.getByText('Chargement...'), path).toHaveCount(0)
  }
})

test('« Charger plus » keeps the focus and says what came, in each list', async ({ as, page }) => {
  test.slow()
  for (const [path, region] of [
    ['/societes'],
    ['/utilisateurs'],
    ['/lockers'],
    ['/societes/detail/1', 'Utilisateurs'],
    ['/societes/detail/1', 'Bookings'],
  ] as const) {
    if (page.url() === 'about:blank') await as('super_admin').open(path)
    else await page.goto(path)
    const place =
      region === undefined ? page.getByRole('main') : page.getByRole('region', { name: region, exact: true })
    const more = place.getByRole('button', { name: 'Charger plus' })
    await more.press('Enter')
    const said = place.getByText(/^\d+ lignes ajoutées, \d+ sur \d+$/)
    await expect(said, path).toHaveAttribute('aria-live', 'polite')
    // On itself, or on the count that stands where it was.
    await expect(place.locator(':focus'), path).toHaveText(/^(Charger plus|\d+ sur \d+)$/)
  }
})

test('the pages of a list are links of which one is here; turning them keeps the focus and is said', async ({ as }) => {
  const page = await as('super_admin').open('/livraisons')
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  await expect(pages.locator('[aria-current]')).toHaveText('1')
  for (const number of ['2', '3', '4']) {
    await pages.getByRole('link', { name: `Page ${number}`, exact: true }).press('Enter')
    await expect(pages.locator('[aria-current=page]')).toHaveText(number)
    await expect(pages.getByRole('link', { name: `Page ${number}`, exact: true })).toBeFocused()
    await expect(page.getByText(`200 livraisons, page ${number}`)).toHaveAttribute('aria-live', 'polite')
  }
  // What is left out between two numbers is a sign, not a stop.
  const gaps = pages.getByText('…')
  expect(await gaps.count()).toBeGreaterThan(0)
  for (const gap of await gaps.all()) expect(await gap.evaluate((sign: HTMLElement) => sign.tabIndex)).toBe(-1)
  await page.getByRole('combobox', { name: 'Statut' }).selectOption({ index: 1 })
  await expect(page.getByText(/^\d+ livraisons?, page 1$/)).toHaveAttribute('aria-live', 'polite')

  await page.goto('/bookings')
  const arrow = page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name: 'Page suivante' })
  await arrow.press('Enter')
  await expect(page.getByText(/^11-20 sur \d+$/)).toHaveAttribute('aria-live', 'polite')
  await expect(arrow).toBeFocused()
})
