import type { Page } from '@playwright/test'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { paperFaults } from '../support/measures/screen.ts'
import { row } from '../support/pages/vocabulary.ts'

/** What holds on every screen beyond what axe finds. e2e/sweep/screens.spec.ts visits each of them. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

test('the keyboard alone goes from entry to entry, into a row, and back', async ({ as }) => {
  const page = await as('super_admin').open('/mon-compte')
  await expect(heading(page)).toBeVisible()
  /** Tab until the focus is on a link of these words. */
  async function tabTo(name: string, key: string) {
    const target = nav(page).getByRole('link', { name, exact: true })
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key)
      if (await target.evaluate((link) => link === document.activeElement)) return
    }
    await expect(target).toBeFocused()
  }
  for (const [entry, path] of [
    ['Sociétés', '/societes'],
    ['Machines', '/lockers'],
    ['Bookings', '/bookings'],
    ['Utilisateurs', '/utilisateurs'],
    ['Livraisons', '/livraisons'],
  ] as const) {
    // Nothing has the focus at first; later the title has it, and the menu is before it.
    await tabTo(entry, page.url().endsWith('/mon-compte') ? 'Tab' : 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toHaveText(entry)
    await expect(heading(page)).toBeFocused()
  }
  const first = page.getByRole('rowheader').getByRole('link').first()
  await expect(first).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await first.evaluate((link) => link === document.activeElement)) break
  }
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/livraisons\/detail\/\d+$/)
  await expect(heading(page)).toBeFocused()
})

test('less motion means none, and forced colours leave nothing unmarked', async ({ as, page, world }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await world.fault({ path: '^/api/companies', times: 9 }, { delayMs: 1500 })
  await as('super_admin').open('/bookings')
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  expect(await moving()).toBe(0)
  const state = page.getByRole('switch').first()
  await expect(state).toBeVisible()
  const looks = await state
    .locator('*')
    .first()
    .evaluate((track) => {
      const { backgroundColor, width } = getComputedStyle(track, '::after')
      return { width, differs: backgroundColor !== getComputedStyle(track).backgroundColor }
    })
  expect(looks).toEqual({ width: '12px', differs: true })
  await expect(nav(page).getByRole('link', { name: 'Bookings' })).toHaveCSS('outline-style', 'solid')
})

test('on paper: no menu, no button, black on white, dates instead of countdowns, headers on each sheet', async ({
  as,
  page,
  world,
}) => {
  test.slow()
  const createdAt = new Date(Date.now() - 3_600_000).toISOString()
  const history = [{ status: 'operin', createdAt }]
  await world.seed({ orders: [anOrder({ id: 900, status: 'operin', hold: 2880, history })] })
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  for (const [path, sample] of [
    ['/livraisons/detail/900', 'Historique'],
    ['/lockers/detail/3', 'Zones'],
    ['/societes/detail/2', 'Bookings'],
    ['/livraisons', 'Livraisons'],
  ] as const) {
    if (page.url() === 'about:blank') await as('super_admin').open(path)
    else await page.goto(path)
    await expect(page.getByRole('heading', { name: sample }).first(), path).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect.soft(await paperFaults(page), path).toEqual([])
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const head of await page.locator('thead').all()) await expect(head).toHaveCSS('display', 'table-header-group')
    for (const line of (await page.locator('tbody tr').all()).slice(0, 3))
      await expect(line).toHaveCSS('break-inside', 'avoid')
  }
  const left = row(page, '900').locator('time').first()
  const printed = await left.evaluate((time) => ({
    words: getComputedStyle(time).fontSize,
    date: getComputedStyle(time, '::after').content,
  }))
  expect(printed.words).toBe('0px')
  expect(printed.date).toMatch(/^"\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}"$/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.pdf({ path: 'test-results/looks/orders.pdf', format: 'A4' })
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
