import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The words journeys are told in. They name what a person sees: roles, labels, rows by their header. */

/** The row whose header cell says `name`. */
export function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
}

/** Opens the actions menu of a row; give it an action to take it as well. */
export async function rowMenu(page: Page, name: string, action?: string) {
  await row(page, name)
    .getByRole('button', { name: /^actions/i })
    .click()
  const menu = page.getByRole('menu')
  if (action !== undefined) await menu.getByRole('menuitem', { name: action }).click()
  return menu
}

/** A toast with this text, announced politely or at once. */
export async function expectFlash(page: Page, text: string) {
  const toasts = page.getByRole('status').or(page.getByRole('alert'))
  await expect(toasts.filter({ hasText: text }).first()).toBeVisible()
}

/** A field by its visible label, with or without the mark of a required one. */
export function field(page: Page, label: string) {
  // The choices of a list carry its label too, also while they are hidden.
  const labelled = page.getByLabel(new RegExp(String.raw`^\s*${literal(label)}\s*\*?\s*$`))
  return labelled.and(page.locator(':not([role=listbox])'))
}

export async function fillField(page: Page, label: string, value: string) {
  await field(page, label).fill(value)
}

/** The field is marked as wrong and described by `text`, for the eye and for a screen reader. */
export async function expectFieldError(page: Page, label: string, text: string) {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(literal(text)))
}

const themes = ['light', 'dark'] as const

/** The theme changes colours and nothing else: the other rules have judged the very same page a moment ago. */
const rulesOn = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** What axe finds on the page as it stands. */
async function findings(page: Page, options: Parameters<AxeBuilder['options']>[0]) {
  // « Legacy » means: no tab of its own to put the findings of several frames together. There is one frame.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(options)
  // An open menu or window covers its neighbours, some by half: until it closes they are no targets, of whatever size.
  if ((await page.locator('[role=menu], [role=dialog]').count()) > 0)
    axe.exclude('td[data-actions] button:not([aria-expanded=true])')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id} on ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Nothing to be found, in the light and in the dark theme. */
export async function expectNoAxeViolations(page: Page) {
  for (const theme of themes) {
    await wear(page, theme)
    expect(await findings(page, rulesOn[theme]), theme).toEqual([])
  }
  await wear(page, 'light')
}

/** The same in a hand, 360 pixels wide, where what stands beside stands below and tables are cards; in the same colours. */
export async function expectNoAxeViolationsInHand(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } }
  expect(await findings(page, { rules }), '360 pixels wide').toEqual([])
  if (before !== null) await page.setViewportSize(before)
}

/** Leaves pictures of the page for a human eye, light and dark, in test-results/looks. */
export async function look(page: Page, name: string) {
  const width = page.viewportSize()?.width ?? 0
  for (const theme of themes) {
    await wear(page, theme)
    await page.screenshot({ path: `test-results/looks/${name}-${width}-${theme}.png`, fullPage: true })
  }
  await wear(page, 'light')
}

/** Switches the theme as the system would, and waits until every colour has arrived. */
async function wear(page: Page, colorScheme: (typeof themes)[number]) {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(running.map(({ finished }) => finished))
  })
}

/** `text` for a regular expression, in which any space may be a no-break one. */
function literal(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`)
}
