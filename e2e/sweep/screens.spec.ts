import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations, expectNoAxeViolationsOnPhone } from '../support/measures/axe.ts'
import {
  cardFaults,
  clippedControls,
  colourAlone,
  focusFaults,
  noteShifts,
  shifts,
  sideways,
  sidewaysSpacedOut,
  sidewaysWithLargeText,
  tableFaults,
} from '../support/measures/screen.ts'
import { setTheme } from '../support/measures/theme.ts'
import { pageTitle, visit } from '../support/pages/vocabulary.ts'
import { publicScreens, screens } from '../support/tables/screens.ts'

/** Every screen, and all that is measured on it. Each is loaded once, as a super administrator. */

const notFound = '/n-existe-pas'
/** Words of untranslated texts and missing values. */
const foreign = /\b(lockers?|loading|next|previous|submit|cancel|search|settings|undefined|null|NaN)\b/i

/** The page of samples shows the loading state on purpose. */
const isSettled = async (page: Page, path: string) => {
  await expect(pageTitle(page), path).toBeVisible()
  if (path !== '/composants') await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
}

async function skippedLevels(page: Page) {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((each) => Number(each.ariaLevel ?? each.tagName.slice(1))))
  return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
}

/** Requirements of every screen for every role: one title, French, no skipped heading level. */
async function expectWellFormed(page: Page, path: string) {
  await expect(page, path).toHaveURL(path)
  await expect(pageTitle(page), path).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect.soft(await skippedLevels(page), path).toEqual([])
  expect.soft(await page.locator('body').innerText(), path).not.toMatch(foreign)
}

async function expectInFrame(page: Page, { path, heading: expected }: (typeof screens)[number]) {
  await expect(pageTitle(page), path).toHaveText(expected ?? /.+/)
  await expect(pageTitle(page), path).not.toHaveText(/introuvable|refusé|indisponible/)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark), path).toHaveCount(1)
  await expectWellFormed(page, path)
}

/**
 * A person may set a larger text in the browser, without zoom: every text grows, no control cuts it off, and the page does not
 * scroll sideways. Wide tables then scroll in their frame, which WCAG 1.4.10 allows, because the width of the window alone turns
 * them into cards.
 */
async function expectLargerText(page: Page) {
  const size = (percent: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), percent)
  await size('200%')
  await expect(pageTitle(page)).toHaveCSS('font-size', '40px')
  expect.soft(await clippedControls(page), 'with a text of 200 %').toEqual([])
  await size('')
  const before = page.viewportSize()
  for (const width of [360, 1024, 1366]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => sidewaysWithLargeText(page), `${width} pixels with a text of 200 %`).toBe(0)
  }
  if (before !== null) await page.setViewportSize(before)
}

async function expectAccessible(page: Page, path: string) {
  await isSettled(page, path)
  if (path !== '/composants') expect.soft(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.02)
  expect.soft(await tableFaults(page)).toEqual([])
  expect.soft(await colourAlone(page)).toEqual([])
  await expectNoAxeViolations(page)
  await expectNoAxeViolationsOnPhone(page)
  expect.soft(await focusFaults(page)).toEqual([])
  await setTheme(page, 'dark')
  expect.soft(await focusFaults(page), 'dark').toEqual([])
  await setTheme(page, 'light')
  await expectLargerText(page)
  expect.soft(await sidewaysSpacedOut(page), 'with wide spacing').toBe(0)
}

const what =
  'does not move, shows the focus, names its tables, needs no colours, fits large text, and axe finds nothing'

for (const { path, requirement } of publicScreens) {
  test(`[${requirement}] [NAV-01] [NAV-08] ${path} opens without a session or a menu, ${what}`, async ({ page }) => {
    await noteShifts(page)
    await page.goto(path)
    await expect(page.getByRole('main').locator('form')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
    await expectWellFormed(page, path)
    await expectAccessible(page, path)
  })
}

for (const screen of screens) {
  const { path, requirement } = screen
  test(`[${requirement}] [NAV-01] [NAV-05] [NAV-06] [ENT-33] ${path} opens in the frame, in French, ${what}`, async ({
    as,
    page,
  }) => {
    await noteShifts(page)
    await as('super_admin').open(path)
    await isSettled(page, path)
    await expectInFrame(page, screen)
    await expectAccessible(page, path)
  })
}

test(`an unknown address ${what}`, async ({ as, page }) => {
  await noteShifts(page)
  await as('super_admin').open(notFound)
  await expectAccessible(page, notFound)
})

/** Widths of a laptop's window: 683 pixels at 200 %, 320 at 400 %. */
const widths = [320, 360, 375, 599, 600, 683, 768, 1024]

test(
  '[NAV-61] every screen has a unique title, does not scroll sideways at any width, and its cards name their values',
  { tag: '@phone' },
  async ({ as, page }) => {
    const titles = new Map<string, string>()
    async function note(path: string) {
      await isSettled(page, path)
      await expect(page, path).toHaveTitle(/.+ – Consigne$/)
      titles.set(path, await page.title())
    }
    async function expectToFit(path: string) {
      await note(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        await expect.poll(() => sideways(page), `${path}, ${width} pixels`).toBe(0)
      }
      await page.setViewportSize({ width: 320, height: 740 })
      expect.soft(await cardFaults(page), path).toEqual([])
      // The frame learns of its new width a moment after the window has it.
      await expect.poll(() => sidewaysSpacedOut(page), `${path} with wide spacing`).toBe(0)
    }
    for (const { path } of publicScreens) {
      await page.goto(path)
      await expectToFit(path)
    }
    await as('super_admin').open(notFound)
    for (const path of [notFound, ...screens.map((screen) => screen.path)]) {
      await visit(page, path)
      await expectToFit(path)
    }
    expect(new Set(titles.values()).size, [...titles].map(String).join('\n')).toBe(titles.size)
  },
)
