import { expect, type Locator, type Page } from '@playwright/test'
import { messagesOf } from '../fixtures/messages.ts'

/** Actions of journeys on any screen, by what a person sees: roles, labels, rows by their header. */

/** The row whose header cell says `name`. */
export function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
}

/** The cell of a row in the column with this header. A phone shows the header beside the cell. */
export const cellOf = (found: Locator, header: string) =>
  found.getByRole('cell').and(found.page().locator(`[data-label="${header}"]`))

export async function expectRows(page: Page) {
  await expect(page.getByRole('rowheader').first()).toBeVisible()
}

/** Visible once a list shows this many rows. */
export const rowsShown = (page: Page, count: number) => page.getByRole('rowheader').nth(count - 1)

/** Opens the actions menu of a row, and clicks the given action, if any. */
export async function rowMenu(page: Page, name: string, action?: string) {
  await row(page, name)
    .getByRole('button', { name: /^actions/i })
    .click()
  const menu = page.getByRole('menu')
  if (action !== undefined) await menu.getByRole('menuitem', { name: action }).click()
  return menu
}

/**
 * A message with this text, announced politely or at once, since the last one that was expected. It is read from the record,
 * because it is on the page for three seconds only.
 */
export async function expectFlash(page: Page, text: string) {
  const messages = messagesOf(page.context())
  const isSaid = () => messages.take(text, ['status', 'alert'])
  await expect.poll(isSaid, { message: `« ${text} » is announced`, intervals: [20, 50, 100] }).toBe(true)
}

/** A field by its visible label, with or without the mark of a required one. */
export function field(page: Page, label: string) {
  // The list of options has the same label, even while it is hidden.
  const labelled = page.getByLabel(new RegExp(String.raw`^\s*${literal(label)}\s*\*?\s*$`))
  return labelled.and(page.locator(':not([role=listbox])'))
}

export async function fillField(page: Page, label: string, value: string) {
  await field(page, label).fill(value)
}

/** Expects the field to be marked as invalid and described by `text`. */
export async function expectFieldError(page: Page, label: string, text: string) {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(literal(text)))
}

/** `text` for a regular expression, in which any space may be a no-break one. */
function literal(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`)
}

/** « Enregistrer » of the form on the page or in `scope`. */
export const saveButton = (scope: Page | Locator) => scope.getByRole('button', { name: 'Enregistrer' })

export async function save(scope: Page | Locator, message?: string) {
  await saveButton(scope).click()
  if (message !== undefined) await expectFlash('page' in scope ? scope.page() : scope, message)
}

/** While the read is repeated, a press on the button does nothing. */
export const retryButton = (scope: Page | Locator) =>
  scope.getByRole('button', { name: 'Réessayer' }).and(scope.locator(':not([aria-busy])'))

export async function chooseOption(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

/** The title of a page and the elements beside it. It has no role, because the top bar is the banner. */
export const pageHead = (page: Page) =>
  page
    .getByRole('main')
    .locator('header')
    .filter({ has: page.getByRole('heading', { level: 1 }) })

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Oui, je confirme' })
export const no = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Non', exact: true })

/** A double click. Both clicks are made in the page, because a busy machine would send the second one too late. */
export async function doubleClick(button: Locator) {
  await button.click({ trial: true })
  await button.evaluate((element: HTMLElement) => {
    element.focus()
    element.click()
    element.click()
  })
}

/** The title of the screen, whatever it says, and one that says this. */
export const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 })
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The code of the messages is loaded when the page is idle. */
export const waitForIdleCode = (page: Page) => expect(page.getByTestId('flash-viewport')).toBeAttached()

/**
 * Navigates without loading the console again, by way of the page of an unknown address. The router does not know the place of
 * such an entry in the history: before a check of « Retour » or of a replaced address use a link of the console.
 */
export async function visit(page: Page, path: string) {
  const heading = page.getByRole('heading', { level: 1 })
  const push = (address: string) => page.evaluate((to) => history.pushState({}, '', to), address)
  // The router follows the address from the first render on.
  await heading.waitFor()
  await push('/n-existe-pas')
  await expect(heading).toHaveText('Page introuvable')
  if (path === '/n-existe-pas') return
  await push(path)
  await expect(heading, path).not.toHaveText('Page introuvable')
}

export async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    // Not by role, which takes longer than a press of the key.
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`Tab does not reach ${selector}.`)
}
