import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { setTheme, skipsAppearance } from './theme.ts'

/** The theme changes nothing but colours, so the dark page is checked for colours only. */
const everyRule = { rules: { 'target-size': { enabled: true } } }
const colourRules = { runOnly: ['color-contrast', 'link-in-text-block'] }
const rulesOnPhone = { rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } } }

/** A dialog, a menu or a list of choices, which covers the page. */
const layer = '[role=dialog], [role=menu], [role=listbox]'

/** Axe is half a megabyte, which takes as long to load as to run. A page that has it gets an empty script instead. */
async function alreadyLoaded(page: Page) {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  return isLoaded ? { axeSource: ';' } : {}
}

/** Axe findings of the current page. */
async function findings(page: Page, options: Parameters<AxeBuilder['options']>[0]) {
  if (skipsAppearance) return []
  // Legacy mode opens no second tab to merge the findings of several frames: there is one frame.
  // Without `resultTypes` axe also describes every element that passes, which takes four times as long.
  const axe = new AxeBuilder({ page, ...(await alreadyLoaded(page)) })
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
  // The page behind an open layer is checked where no layer covers it.
  if ((await page.locator(layer).count()) > 0)
    axe.include(`${layer}, [aria-expanded=true], [role=status], [role=alert]`)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id} on ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** axe finds nothing in the light theme. */
export async function expectNoAxeViolationsInLight(page: Page) {
  await setTheme(page, 'light')
  expect(await findings(page, everyRule), 'light').toEqual([])
}

/** axe finds nothing, in the light and in the dark theme. */
export async function expectNoAxeViolations(page: Page) {
  await expectNoAxeViolationsInLight(page)
  await setTheme(page, 'dark')
  expect(await findings(page, colourRules), 'dark').toEqual([])
  await setTheme(page, 'light')
}

/** axe finds nothing at 360 pixels, where columns stack and tables become cards. Colours are checked on the wide page. */
export async function expectNoAxeViolationsOnPhone(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await findings(page, rulesOnPhone), '360 pixels wide').toEqual([])
  if (before !== null) await page.setViewportSize(before)
}
