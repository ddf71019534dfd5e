import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations, expectNoAxeViolationsOnPhone } from '../support/measures/axe.ts'
import {
  colourAlone,
  focusFaults,
  noteShifts,
  shifts,
  sidewaysEnlarged,
  sidewaysSpacedOut,
  tableFaults,
} from '../support/measures/screen.ts'
import { setTheme } from '../support/measures/theme.ts'
import { publicScreens, screens } from '../support/tables/screens.ts'

/** Every screen is accessible for a super administrator. addresses.spec.ts runs axe for the role with the fewest rights. */

async function expectAccessible(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page of samples shows the loading state on purpose.
  if (path !== '/composants') {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect.soft(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.02)
  }
  expect.soft(await tableFaults(page)).toEqual([])
  expect.soft(await colourAlone(page)).toEqual([])
  await expectNoAxeViolations(page)
  await expectNoAxeViolationsOnPhone(page)
  expect.soft(await focusFaults(page)).toEqual([])
  await setTheme(page, 'dark')
  expect.soft(await focusFaults(page), 'dark').toEqual([])
  await setTheme(page, 'light')
  expect.soft(await sidewaysSpacedOut(page), 'with wide spacing').toBe(0)
  expect.soft(await sidewaysEnlarged(page), 'with letters twice as large').toBe(0)
}

const what = 'does not move, shows the focus, names its tables, needs no colours and fits large text'

for (const { path } of publicScreens) {
  test(`${path} ${what}`, async ({ page }) => {
    await noteShifts(page)
    await page.goto(path)
    await expectAccessible(page, path)
  })
}

for (const path of [...screens.map((screen) => screen.path), '/n-existe-pas']) {
  test(`${path} ${what}`, async ({ as, page }) => {
    await noteShifts(page)
    await as('super_admin').open(path)
    await expectAccessible(page, path)
  })
}

test('every screen has a unique title', async ({ as, page }) => {
  test.slow()
  const titles = new Map<string, string>()
  async function visit(path: string) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    if (path !== '/composants') await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
    await expect(page, path).toHaveTitle(/.+ – Consigne$/)
    titles.set(path, await page.title())
  }
  for (const { path } of publicScreens) await visit(path)
  await as('super_admin').open('/mon-compte')
  for (const { path } of screens) await visit(path)
  await visit('/n-existe-pas')
  expect(new Set(titles.values()).size, [...titles].map(String).join('\n')).toBe(titles.size)
})
