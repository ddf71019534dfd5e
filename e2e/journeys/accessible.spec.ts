import type { Page } from '@playwright/test'
import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { paperFaults } from '../support/measures/screen.ts'
import { row } from '../support/pages/vocabulary.ts'

/** Accessibility rules that axe does not check. e2e/sweep/screens.spec.ts visits each screen. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

const lists = [
  { entry: 'Sociétés', path: '/societes' },
  { entry: 'Machines', path: '/lockers' },
  { entry: 'Bookings', path: '/bookings' },
  { entry: 'Utilisateurs', path: '/utilisateurs' },
  { entry: 'Livraisons', path: '/livraisons' },
]

test('the keyboard alone leads through the menu to each list and into a delivery', async ({ as }) => {
  const page = await as('super_admin').open('/mon-compte')
  await expect(heading(page)).toBeVisible()
  /** Presses Tab or Shift+Tab until the focus is on the link of this name. */
  async function tabTo(name: string, key: string) {
    const target = nav(page).getByRole('link', { name, exact: true })
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key)
      if (await target.evaluate((link) => link === document.activeElement)) return
    }
    await expect(target).toBeFocused()
  }
  for (const { entry, path } of lists) {
    // On the first page nothing has the focus yet. Later the title has it, and the menu comes before the title.
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

test('with reduced motion nothing moves, and with forced colours a switch still shows its state', async ({
  as,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  const companies = await holdCalls(page, 'GET **/api/companies*')
  await as('super_admin').open('/bookings')
  // With reduced motion a transition lasts 0.01 ms, which is no motion.
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
    )
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  expect(await moving()).toBe(0)
  await companies.letAll()
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

/** Each printed screen, and a heading that it shows. */
const printed = [
  { path: '/livraisons/detail/900', sample: 'Historique' },
  { path: '/lockers/detail/3', sample: 'Zones' },
  { path: '/societes/detail/2', sample: 'Bookings' },
  { path: '/livraisons', sample: 'Livraisons' },
]

test('in print a screen has no menu or button, black text on white, dates for countdowns, and column headers on each sheet', async ({
  as,
  page,
  world,
}) => {
  test.slow()
  const createdAt = new Date(Date.now() - 3_600_000).toISOString()
  const history = [{ status: 'operin', createdAt }]
  await world.seed({ orders: [anOrder({ id: 900, status: 'operin', hold: 2880, history })] })
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  for (const { path, sample } of printed) {
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
  const onPaper = await left.evaluate((time) => ({
    words: getComputedStyle(time).fontSize,
    date: getComputedStyle(time, '::after').content,
  }))
  expect(onPaper.words).toBe('0px')
  expect(onPaper.date).toMatch(/^"\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}"$/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.pdf({ path: 'test-results/looks/orders.pdf', format: 'A4' })
})

test('turning the pages of a list keeps the focus and is announced', async ({ as }) => {
  const page = await as('super_admin').open('/livraisons')
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  await expect(pages.locator('[aria-current]')).toHaveText('1')
  for (const number of ['2', '3', '4']) {
    await pages.getByRole('link', { name: `Page ${number}`, exact: true }).press('Enter')
    await expect(pages.locator('[aria-current=page]')).toHaveText(number)
    await expect(pages.getByRole('link', { name: `Page ${number}`, exact: true })).toBeFocused()
    await expect(page.getByText(`200 livraisons, page ${number}`)).toHaveAttribute('aria-live', 'polite')
  }
  // Tab does not stop at an ellipsis between two numbers.
  const gaps = pages.getByText('…')
  expect(await gaps.count()).toBeGreaterThan(0)
  for (const gap of await gaps.all()) expect(await gap.evaluate((sign: HTMLElement) => sign.tabIndex)).toBe(-1)
  await page.getByRole('combobox', { name: 'Statut' }).selectOption('Commande créée')
  await expect(page.getByText(/^\d+ livraisons?, page 1$/)).toHaveAttribute('aria-live', 'polite')

  await page.goto('/bookings')
  const arrow = page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name: 'Page suivante' })
  await arrow.press('Enter')
  await expect(page.getByText(/^11-20 sur \d+$/)).toHaveAttribute('aria-live', 'polite')
  await expect(arrow).toBeFocused()
})
