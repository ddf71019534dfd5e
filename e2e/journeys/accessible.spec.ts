import type { Page } from '@playwright/test'
import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { paperFaults } from '../support/measures/screen.ts'
import { row, visit } from '../support/pages/vocabulary.ts'

/** Accessibility rules that axe does not check. e2e/sweep/screens.spec.ts visits each screen. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const lists = ['/societes', '/lockers', '/bookings', '/utilisateurs', '/livraisons']

const focusedHref = () => document.querySelector('nav[aria-label="Menu principal"] a:focus')?.getAttribute('href') ?? ''

/** Presses a key until a link of the menu to each of these addresses has had the focus. @returns the address of the last one */
async function pressThroughMenu(page: Page, key: string, wanted: readonly string[]) {
  const left = new Set(wanted)
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key)
    // Not by role, which takes longer than a press of the key.
    const focused = await page.evaluate(focusedHref)
    if (left.delete(focused) && left.size === 0) return focused
  }
  throw new Error(`${key} does not reach ${[...left].join()}.`)
}

/** Each printed screen, and a heading that it shows. */
const printed = [
  { path: '/livraisons/detail/200', sample: 'Historique' },
  { path: '/lockers/detail/3', sample: 'Zones' },
  { path: '/societes/detail/2', sample: 'Bookings' },
  { path: '/livraisons', sample: 'Livraisons' },
]

test('screens with reduced motion, with forced colours, with the keyboard alone and on paper', async ({
  as,
  page,
  world,
}) => {
  const createdAt = new Date(Date.now() - 3_600_000).toISOString()
  const history = [{ status: 'operin', createdAt }]
  // In the place of the newest delivery.
  await world.seed({ orders: [anOrder({ id: 200, status: 'operin', hold: 2880, history })] })
  const pages = page.getByRole('navigation', { name: 'Pagination' })

  await test.step('with reduced motion nothing moves, and with forced colours a switch still shows its state', async () => {
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
    await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' })
  })

  await test.step('with the keyboard alone, Tab reaches each list in the menu, and Enter opens it with the focus on its title', async () => {
    // On the first page nothing has the focus yet. Later the title has it, and the menu comes before the title.
    const last = await pressThroughMenu(page, 'Tab', lists)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(last)
    await expect(heading(page)).toBeFocused()
    for (const { path, name } of [
      { path: '/societes', name: 'Sociétés' },
      { path: '/lockers', name: 'Machines' },
      { path: '/bookings', name: 'Bookings' },
      { path: '/utilisateurs', name: 'Utilisateurs' },
      { path: '/livraisons', name: 'Livraisons' },
    ]) {
      await pressThroughMenu(page, 'Shift+Tab', [path])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path)
      await expect(heading(page)).toHaveText(name)
      await expect(heading(page)).toBeFocused()
    }
  })

  await test.step('turning the pages of a list keeps the focus and is announced', async () => {
    await expect(pages.locator('[aria-current]')).toHaveText('1')
    for (const number of ['2', '3']) {
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
  })

  await test.step('Tab reaches the first delivery, and Enter opens it', async () => {
    const first = page.getByRole('rowheader').getByRole('link').first()
    await expect(first).toBeVisible()
    await heading(page).focus()
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.querySelector('th a:focus') !== null)) break
    }
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/livraisons\/detail\/\d+$/)
    await expect(heading(page)).toBeFocused()
  })

  await test.step('the arrows of the bookings keep the focus, and the page is announced', async () => {
    await nav(page).getByRole('link', { name: 'Bookings' }).press('Enter')
    await expect(heading(page)).toBeFocused()
    const arrow = pages.getByRole('button', { name: 'Page suivante' })
    await arrow.press('Enter')
    await expect(page.getByText(/^11-20 sur \d+$/)).toHaveAttribute('aria-live', 'polite')
    await expect(arrow).toBeFocused()
  })

  await test.step('in print a screen has no menu or button, black text on white, dates for countdowns, and column headers on each sheet', async () => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    for (const { path, sample } of printed) {
      await visit(page, path)
      await expect(page.getByRole('heading', { name: sample }).first(), path).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect.soft(await paperFaults(page), path).toEqual([])
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      for (const head of await page.locator('thead').all())
        await expect(head).toHaveCSS('display', 'table-header-group')
      for (const line of (await page.locator('tbody tr').all()).slice(0, 3))
        await expect(line).toHaveCSS('break-inside', 'avoid')
    }
    const left = row(page, '200').locator('time').first()
    const onPaper = await left.evaluate((time) => ({
      words: getComputedStyle(time).fontSize,
      date: getComputedStyle(time, '::after').content,
    }))
    expect(onPaper.words).toBe('0px')
    expect(onPaper.date).toMatch(/^"\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}"$/)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.pdf({ path: 'test-results/looks/orders.pdf', format: 'A4' })
  })
})
