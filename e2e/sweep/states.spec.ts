import type { Page } from '@playwright/test'
import { giveCamera } from '../support/fixtures/fake-camera.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations, expectNoAxeViolationsOnPhone } from '../support/measures/axe.ts'
import { formFaults } from '../support/measures/form.ts'
import { sidewaysSpacedOut } from '../support/measures/screen.ts'
import { pageTitle } from '../support/pages/vocabulary.ts'
import { others } from '../support/tables/intermediate.ts'
import { dialogs, menus, refusals, type Dialog, type Menu, type Refusal } from '../support/tables/states.ts'

const items = (page: Page) => page.getByRole('menuitem')
const dialog = (page: Page) => page.getByRole('dialog')
const openerOf = (place: Pick<Page, 'getByRole'>, name: string | RegExp) => place.getByRole('button', { name }).first()

/** The page does not scroll sideways at 320 × 256, a laptop's window at 400 %, with wide letter spacing. */
async function expectToFit(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 256 })
  // The frame learns of its new width a moment after the window has it.
  await expect.poll(() => sidewaysSpacedOut(page)).toBe(0)
  if (before !== null) await page.setViewportSize(before)
}

async function expectAccessible(page: Page) {
  await expectNoAxeViolations(page)
  await expectNoAxeViolationsOnPhone(page)
  await expectToFit(page)
}

async function expectOperableMenu(page: Page, { opener, key }: Menu) {
  await openerOf(page, opener).focus()
  await page.keyboard.press(key)
  // The first entry, or the likely next step of a delivery.
  await expect(items(page).and(page.locator(':focus'))).toHaveCount(1)
  const words = await items(page).allTextContents()
  await page.keyboard.press('End')
  await expect(items(page).last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items(page).first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(items(page).last()).toBeFocused()
  await page.keyboard.press('Home')
  const letter = words.at(-1)?.trim().charAt(0).toLowerCase() ?? ''
  await page.keyboard.press(letter)
  const reached = await page.locator(':focus').textContent()
  expect(reached?.trim().toLowerCase().startsWith(letter), `${letter} leads to ${reached}`).toBe(true)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(openerOf(page, opener)).toBeFocused()
}

async function expectAccessibleDialog(page: Page, { opener, entry, card, isQuestion, isNative }: Dialog) {
  const place = card === undefined ? page : page.getByRole('region', { name: card, exact: true })
  const button = openerOf(place, opener)
  await button.focus()
  await page.keyboard.press('Enter')
  if (entry !== undefined) await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
  await expect(dialog(page)).toHaveCount(1)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(dialog(page)).toHaveAccessibleName(/./)
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  if (isQuestion) {
    await expect(dialog(page).getByRole('button', { name: 'Non', exact: true })).toBeFocused()
    await expect(dialog(page)).toContainText(/#\d+\s\?/)
  }
  const stops = await dialog(page).locator('button, input, select, a[href]').count()
  for (let presses = 0; presses <= stops; presses += 1) {
    await page.keyboard.press('Tab')
    // Not `:focus`, which a date field does not match while its calendar button has the focus.
    const within = await dialog(page).evaluate((each) => (each.contains(document.activeElement) ? 1 : 0))
    // In a dialog without controls, the focus may be on controls of the browser, which are no element.
    const wanted = isNative ? await page.locator(':focus').count() : 1
    expect(within, `Tab ${presses} leads out`).toBe(wanted)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button).toBeFocused()
}

async function expectHelpfulRefusal(page: Page, { refuse }: Refusal) {
  await expect(pageTitle(page)).toBeVisible()
  await refuse(page)
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  expect.soft(await formFaults(page)).toEqual([])
  await expectAccessible(page)
  const links = page.getByRole('region', { name: /^Il y a/ }).getByRole('link')
  if ((await links.count()) === 0) return
  const field = (await links.last().textContent())?.split(' : ')[0] ?? ''
  await links.last().click()
  await expect(page.locator(':focus'), `to ${field}`).toHaveAttribute('aria-invalid', 'true')
}

for (const menu of menus) {
  test(`the keyboard operates the menu ${menu.opener} of ${menu.path}, opened by ${menu.key}`, async ({ as }) =>
    expectOperableMenu(await as('super_admin').open(menu.path), menu))
}

for (const each of dialogs) {
  const name = [each.card, each.opener, each.entry].filter(Boolean).join(', ')
  test(`the dialog of ${each.path}, ${name}: it keeps the focus, and gives it back`, async ({ as, page }) => {
    if (each.camera) await giveCamera(page, 'grey')
    await as('super_admin').open(each.path)
    await expectAccessibleDialog(page, each)
  })
}

for (const form of refusals) {
  test(`the refused form of ${form.path}, ${form.name ?? ''} marks its wrong fields, and the summary leads to them`, async ({
    as,
    page,
  }) => {
    await (form.isPublic ? page.goto(form.path) : as('super_admin').open(form.path))
    await expectHelpfulRefusal(page, form)
  })
}

for (const { name, path, enter } of others) {
  test(`${path}, ${name}: axe finds nothing, and the narrowest window shows it`, async ({ as, page, world }) => {
    // Reduced motion, so that axe does not measure the colours of a fading message.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await as('super_admin').open(path)
    await enter(page, world)
    await expectAccessible(page)
  })
}
