import type { Page } from '@playwright/test'
import { giveCamera } from '../support/fixtures/fake-camera.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations, expectNoAxeViolationsOnPhone } from '../support/measures/axe.ts'
import { formFaults } from '../support/measures/form.ts'
import { sidewaysSpacedOut } from '../support/measures/screen.ts'
import { others, type State } from '../support/tables/intermediate.ts'
import {
  dialogs,
  lists,
  menus,
  publicRefusals,
  refusals,
  seedStranger,
  type Dialog,
  type List,
  type Menu,
  type Refusal,
} from '../support/tables/states.ts'
import { tools } from '../support/tables/tools.ts'

/**
 * Every window, menu, list of choices and refused form of the console, and the steps between screens. The states of an
 * address share one page. Menus, dialogs and lists of a dialog leave it as they found it; all others load it anew.
 */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
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
  // The user who may be deleted is on the last page of the list.
  await expect(async () => {
    const more = page.getByRole('button', { name: 'Charger plus' })
    await button.or(more).first().waitFor()
    // The button goes away with the last page, so it may be gone when the click arrives.
    if (!(await button.isVisible())) await more.click({ timeout: 1000 })
    await expect(button).toBeVisible({ timeout: 1000 })
  }).toPass()
  await button.focus()
  await page.keyboard.press('Enter')
  if (entry !== undefined) await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
  await expect(dialog(page)).toHaveCount(1)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(dialog(page)).toHaveAccessibleName(/./)
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  if (isQuestion) {
    await expect(dialog(page).getByRole('button', { name: 'Non', exact: true })).toBeFocused()
    await expect(dialog(page)).toContainText(/#\d+\s\?|«\s.+\s»\s\?|Aro\s\?|Seul\s\?/)
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

async function expectAccessibleList(page: Page, { label, opener }: List) {
  if (opener !== undefined) await openerOf(page, opener).click()
  const box = page.getByRole('combobox', { name: label })
  const options = page.getByRole('listbox').getByRole('option')
  await box.click()
  await expect(options.first()).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(box).toHaveAttribute('aria-controls', await page.getByRole('listbox').evaluate(({ id }) => id))
  await expectNoAxeViolations(page)
  const option = await options.first().textContent()
  await options.first().click()
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  const chosen = await box.inputValue()
  expect(chosen).not.toBe('')
  // The name is found in capitals and without accents. A list with few choices cannot be typed into.
  if (await box.isEditable()) {
    const plain = (option ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 12).toUpperCase()
    await box.fill(plain)
    await expect(page.getByRole('option', { name: option ?? '' }).first(), plain).toBeVisible()
    await expect(page.getByText(/^\d+ résultats?$/)).toHaveAttribute('aria-live', 'polite')
    await expect(box).toHaveAttribute('aria-activedescendant', await options.first().evaluate(({ id }) => id))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
  }
  await expect(box).toHaveValue(chosen)
  if (opener === undefined) return
  await dialog(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

async function expectHelpfulRefusal(page: Page, { refuse }: Refusal) {
  await expect(heading(page)).toBeVisible()
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

for (const { path, ...form } of publicRefusals) {
  test(`the refused form of ${path} marks its wrong fields, and the summary leads to them`, async ({ page }) => {
    await page.goto(path)
    await expectHelpfulRefusal(page, { path, ...form })
  })
}

/** Addresses without their query, so that the filtered deliveries are on one page with the others. */
const screenOf = ({ path }: { path: string }) => path.replace(/\?.*/, '')
const of = <Kind extends { path: string }>(kinds: Kind[], screen: string) =>
  kinds.filter((each) => screenOf(each) === screen)

for (const screen of new Set([...menus, ...dialogs, ...lists].map(screenOf))) {
  test(`the menus, dialogs and lists of ${screen}`, async ({ as, page, world }) => {
    await seedStranger(world)
    if (of(dialogs, screen).some(({ camera }) => camera)) await giveCamera(page, 'grey')
    await as('super_admin').open(screen)
    for (const menu of of(menus, screen))
      await test.step(`the keyboard operates the menu ${menu.opener}, opened by ${menu.key}`, () =>
        expectOperableMenu(page, menu))
    for (const each of of(dialogs, screen)) {
      const ways = [each.card, each.opener, each.entry].filter((way) => way !== undefined).join(' › ')
      await test.step(`the dialog ${ways} takes the focus, keeps it and returns it`, async () => {
        if (each.path !== screen) await page.goto(each.path)
        await expectAccessibleDialog(page, each)
      })
    }
    for (const list of of(lists, screen))
      await test.step(`the list « ${list.label} » is announced as open, and keeps what was chosen`, () =>
        expectAccessibleList(page, list))
  })
}

const states: State[] = [...others, ...tools]

for (const screen of new Set([...refusals, ...states].map(screenOf))) {
  test(`the refused forms and other states of ${screen}`, async ({ as, page, world }) => {
    // Reduced motion, so that axe does not measure the colours of a fading message.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Drafts and scroll positions of one state do not reach the next.
    await page.addInitScript(() => sessionStorage.clear())
    // A new sign-in, because the refresh token of the former world is unknown to the new one.
    const afresh = async (path: string) => {
      await world.reset()
      await as('super_admin').open(path)
    }
    for (const form of of(refusals, screen))
      await test.step(`the refused form ${form.name ?? ''} marks its wrong fields, and the summary leads to them`, async () => {
        await afresh(form.path)
        await expectHelpfulRefusal(page, form)
      })
    for (const { name, path, enter } of of(states, screen))
      await test.step(`${name}: axe finds nothing, and the narrowest window shows it`, async () => {
        await afresh(path)
        await enter(page, world)
        await expectAccessible(page)
      })
  })
}
