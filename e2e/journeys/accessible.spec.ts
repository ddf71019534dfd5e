import type { Page } from '@playwright/test'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  colourAlone,
  focusFaults,
  noteShifts,
  paperFaults,
  shifts,
  sidewaysEnlarged,
  sidewaysSpacedOut,
  tableFaults,
} from '../support/measures/screen.ts'
import { row } from '../support/pages/vocabulary.ts'
import { publicScreens, screens } from '../support/tables/screens.ts'

/** What holds on every screen for everybody, beyond what axe finds (quality section 3; axe walks in routes.spec.ts). */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

test('every screen has a title of its own, stands still, shows the focus, names its tables, tells nothing by colour alone and bears large text', async ({
  as,
  page,
}) => {
  test.setTimeout(240_000)
  await noteShifts(page)
  const titles = new Map<string, string>()
  async function visit(path: string) {
    await page.goto(path)
    await expect(heading(page), path).toBeVisible()
    // The page of samples shows what loading looks like; nobody waits for it.
    if (path !== '/composants') {
      await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
      expect.soft(await shifts(page), `${path} moves`).toBeLessThanOrEqual(0.02)
    }
    await expect(page).toHaveTitle(/.+ – Consigne$/)
    titles.set(path, await page.title())
    expect.soft(await tableFaults(page), path).toEqual([])
    expect.soft(await colourAlone(page), path).toEqual([])
    expect.soft(await focusFaults(page), path).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await focusFaults(page), `${path}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await sidewaysSpacedOut(page), path).toBe(0)
    expect.soft(await sidewaysEnlarged(page), path).toBe(0)
  }
  for (const { path } of publicScreens) await visit(path)
  await as('super_admin').open('/composants')
  for (const { path } of screens) await visit(path)
  await visit('/n-existe-pas')
  expect(new Set(titles.values()).size, [...titles].map(String).join('\n')).toBe(titles.size)
})

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
