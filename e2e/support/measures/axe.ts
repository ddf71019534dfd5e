import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { look } from './look.ts'
import { setTheme, skipsAppearance } from './theme.ts'

/** Minified: a page needs half a second for the other one. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The theme changes nothing but colours, so the dark page is checked for colours only. */
const everyRule: axe.RunOptions = { rules: { 'target-size': { enabled: true } } }
const colourRules: axe.RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }
const rulesOnPhone: axe.RunOptions = {
  rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } },
}

/** A dialog, a menu or a list of choices, which covers the page. */
const layer = 'dialog[open], [role=dialog], [role=menu], [role=listbox]'

/** Axe findings of `part`, otherwise of the open layer, whose page has a check of its own, otherwise of the page. */
async function findings(page: Page, options: axe.RunOptions, part?: string) {
  if (skipsAppearance) return []
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([covering, rules, given]) => {
      // A layer that fades in has the colours of the page behind. A spinner never ends, nor does the bar of a message that waits.
      const fades = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(fades.map(({ finished }) => finished))
      // A closed list may stay in the page.
      const isCovered = [...document.querySelectorAll(covering)].some((element) => element.checkVisibility())
      const layers = `${covering}, [aria-expanded=true], [role=status], [role=alert]`
      const { run } = (window as unknown as { axe: typeof axe }).axe
      // Without `resultTypes` axe also describes every element that passes, which takes four times as long.
      const { violations } = await run(given ?? (isCovered ? layers : document), {
        ...rules,
        resultTypes: ['violations'],
      })
      return violations.map(({ id, nodes }) => `${id} on ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [layer, options, part] as const,
  )
}

export async function expectNoAxeViolationsInLight(page: Page, part?: string) {
  await look(page)
  await setTheme(page, 'light')
  expect(await findings(page, everyRule, part), 'light').toEqual([])
}

/** axe finds nothing, in the light and in the dark theme. */
export async function expectNoAxeViolations(page: Page, part?: string) {
  await expectNoAxeViolationsInLight(page, part)
  await setTheme(page, 'dark')
  expect(await findings(page, colourRules, part), 'dark').toEqual([])
  await setTheme(page, 'light')
}

/** axe finds nothing at 360 pixels, where columns stack and tables become cards. Colours are checked on the wide page. */
export async function expectNoAxeViolationsOnPhone(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  // Otherwise the fixed top bar may cover a part of a control, which axe then calls too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await findings(page, rulesOnPhone), '360 pixels wide').toEqual([])
  if (before !== null) await page.setViewportSize(before)
}
