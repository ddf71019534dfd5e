import type { Page } from '@playwright/test'
import { formFaults } from '../support/form-measures.ts'
import { sidewaysSpacedOut } from '../support/measures.ts'
import { lists, menus, others, publicRefusals, refusals, seedStranger, windows } from '../support/states.ts'
import { expect, test } from '../support/test.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInHand } from '../support/vocabulary.ts'

/** What opens over a screen, and what a screen says when it refuses: each of them, not samples (quality section 3). */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const items = (page: Page) => page.getByRole('menuitem')
const dialog = (page: Page) => page.getByRole('dialog')
const opener = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Nothing to be scrolled sideways in the narrowest window, at 400 % of a laptop's, with letters set wide. */
async function expectToFit(page: Page, what: string) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 256 })
  expect.soft(await sidewaysSpacedOut(page), what).toBe(0)
  if (before !== null) await page.setViewportSize(before)
}

test('each menu is worked by the keyboard', async ({ as, page }) => {
  test.slow()
  for (const [index, [path, name]] of menus.entries()) {
    if (index === 0) await as('super_admin').open(path)
    else await page.goto(path)
    await opener(page, name).focus()
    await page.keyboard.press(index % 2 === 0 ? 'Enter' : 'Space')
    await expect(items(page).first(), path).toBeFocused()
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
    expect(reached?.trim().toLowerCase().startsWith(letter), `${path}: ${letter} leads to ${reached}`).toBe(true)
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(opener(page, name)).toBeFocused()
  }
})

for (const part of [0, 1]) {
  test(`each window takes the focus, keeps it and gives it back, ${part + 1} of 2`, async ({ as, page, world }) => {
    test.setTimeout(180_000)
    await seedStranger(world)
    const half = windows.filter((_, index) => index % 2 === part)
    for (const [index, [path, name, entry, asks]] of half.entries()) {
      const what = `${path} ${name} ${entry ?? ''}`
      if (index === 0) await as('super_admin').open(path)
      else await page.goto(path)
      // A question about a user: on the last page of the list.
      while (!(await opener(page, name).isVisible())) {
        const more = page.getByRole('button', { name: 'Charger plus' })
        await opener(page, name).or(more).first().waitFor()
        if (await more.isVisible()) await more.click()
      }
      await opener(page, name).focus()
      await page.keyboard.press('Enter')
      if (entry !== undefined) await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
      await expect(dialog(page), what).toHaveCount(1)
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(dialog(page), what).toHaveAccessibleName(/./)
      await expect(dialog(page).locator(':focus'), what).toHaveCount(1)
      if (asks) {
        await expect(dialog(page).getByRole('button', { name: 'Non', exact: true }), what).toBeFocused()
        await expect(dialog(page), what).toContainText(/#\d+ \?|« .+ » \?|Aro \?|Seul \?/)
      }
      const stops = await dialog(page).locator('button, input, select, a[href]').count()
      for (let presses = 0; presses <= stops; presses += 1) {
        await page.keyboard.press('Tab')
        expect(await dialog(page).locator(':focus').count(), `${what}: Tab ${presses} leads out`).toBe(1)
      }
      await expectNoAxeViolations(page)
      await expectNoAxeViolationsInHand(page)
      await expectToFit(page, what)
      await page.keyboard.press('Escape')
      await expect(dialog(page), what).toHaveCount(0)
      await expect(opener(page, name), what).toBeFocused()
    }
  })
}

test('each list to choose from is said to be open, and gives back what was held', async ({ as, page }) => {
  test.slow()
  for (const [index, [path, label, button]] of lists.entries()) {
    if (index === 0) await as('super_admin').open(path)
    else await page.goto(path)
    if (button !== undefined) await opener(page, button).click()
    const box = page.getByRole('combobox', { name: label })
    const options = page.getByRole('listbox').getByRole('option')
    await box.click()
    await expect(options.first(), path).toBeVisible()
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expect(box).toHaveAttribute('aria-controls', await page.getByRole('listbox').evaluate(({ id }) => id))
    await expectNoAxeViolations(page)
    const held = await options.first().textContent()
    await options.first().click()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    // The very name, in capitals and without accents; a handful of options is not typed.
    if (await box.isEditable()) {
      const plain = (held ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 12).toUpperCase()
      await box.fill(plain)
      await expect(page.getByRole('option', { name: held ?? '' }).first(), `${path}: ${plain}`).toBeVisible()
      await expect(page.getByText(/^\d+ résultats?$/)).toHaveAttribute('aria-live', 'polite')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Tab')
    }
    await expect(box).not.toHaveValue('')
  }
})

async function expectHelpfulRefusal(page: Page, path: string, refuse: (page: Page) => Promise<unknown>) {
  await expect(heading(page), path).toBeVisible()
  await refuse(page)
  await expect(page.locator('[aria-invalid=true]').first(), path).toBeVisible()
  expect.soft(await formFaults(page), path).toEqual([])
  await expectNoAxeViolations(page)
  await expectNoAxeViolationsInHand(page)
  await expectToFit(page, path)
  const links = page.getByRole('region', { name: /^Il y a/ }).getByRole('link')
  if ((await links.count()) === 0) return
  const field = (await links.last().textContent())?.split(' : ')[0] ?? ''
  await links.last().click()
  await expect(page.locator(':focus'), `${path}: to ${field}`).toHaveAttribute('aria-invalid', 'true')
}

for (const part of [0, 1]) {
  test(`each refused form says what is wrong, where, and how to get there, ${part + 1} of 2`, async ({ as, page }) => {
    test.setTimeout(180_000)
    if (part === 0)
      for (const [path, refuse] of publicRefusals) {
        await page.goto(path)
        await expectHelpfulRefusal(page, path, refuse)
      }
    const half = refusals.filter((_, index) => index % 2 === part)
    for (const [index, [path, refuse]] of half.entries()) {
      if (index === 0) await as('super_admin').open(path)
      else await page.goto(path)
      await expectHelpfulRefusal(page, path, refuse)
    }
  })
}

test('what lies between is accessible too: steps, questions, nothing found, a session that is over', async ({
  as,
  page,
  world,
}) => {
  test.slow()
  // A message is judged by its colours, not by those it fades in through.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // What was typed makes the browser ask on the way to the next address.
  page.on('dialog', (question) => void question.accept())
  for (const [index, [name, path, enter]] of others.entries()) {
    if (index === 0) await as('super_admin').open(path)
    else await page.goto(path)
    await enter(page, world)
    await expectNoAxeViolations(page)
    await expectNoAxeViolationsInHand(page)
    await expectToFit(page, name)
    // A draft would be taken up again.
    await page.evaluate(() => sessionStorage.clear())
  }
})
