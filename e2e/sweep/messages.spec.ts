import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { hiddenByMessage } from '../support/measures/screen.ts'
import { fillCompany } from '../support/pages/company-form.ts'
import { toast } from '../support/pages/toasts.ts'
import { saveButton } from '../support/pages/vocabulary.ts'

/** A message must not hide the focused element. Each case opens a message from a real screen. */

interface Case {
  name: string
  path: string
  act: (page: Page, world: World) => Promise<unknown>
  /** The text of the focused element after the message has opened. */
  focused: RegExp
}

/** Scrolls the focused element below the top bar, where messages open. */
const toTop = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const { top } = document.activeElement?.getBoundingClientRect() ?? { top: 0 }
    window.scrollBy(0, top - bar - 2)
  })
const wordsOfFocus = (page: Page) =>
  page.evaluate(
    () => `${document.activeElement?.getAttribute('aria-label') ?? ''} ${document.activeElement?.textContent ?? ''}`,
  )
const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Oui, je confirme' })

const cases: Case[] = [
  {
    name: 'a switch in a list',
    path: '/bookings',
    async act(page) {
      await page.getByRole('switch').nth(2).focus()
      await toTop(page)
      await page.keyboard.press('Space')
    },
    focused: /État du booking/,
  },
  {
    name: 'a deletion that removes the focused row',
    path: '/bookings',
    async act(page) {
      await page
        .getByRole('button', { name: /^Supprimer le booking/ })
        .first()
        .press('Enter')
      await yes(page).press('Enter')
    },
    focused: /^(?!.*Supprimer le booking #1$).*\S/,
  },
  {
    name: 'a refusal with the focus on the summary',
    path: '/societes/creation',
    async act(page, world) {
      const violations = ['name', 'contactName', 'contactPhone'].map((propertyPath) => ({
        propertyPath,
        message: 'Refusé.',
      }))
      await world.fault({ method: 'POST', path: '/companies' }, { violations })
      await fillCompany(page)
      await saveButton(page).press('Enter')
    },
    focused: /Il y a 3 erreurs/,
  },
]

/** Waits until the screen can be used. */
const rowsOrFields = (page: Page) => page.getByRole('rowheader').or(page.getByRole('textbox')).first().waitFor()

const sizes = [
  { width: 1366, height: 768 },
  { width: 320, height: 640 },
]

for (const { width, height } of sizes)
  for (const { name, path, act, focused } of cases)
    test(`the message about ${name} never hides the focused element, ${width} pixels wide`, async ({
      as,
      page,
      world,
    }) => {
      await page.setViewportSize({ width, height })
      await as('super_admin').open(path)
      await rowsOrFields(page)
      await act(page, world)
      await expect(toast(page)).toBeVisible()
      // A dialog returns the focus a moment after its message has opened.
      await expect.poll(() => wordsOfFocus(page)).toMatch(focused)
      expect(await hiddenByMessage(page)).toBe(0)
      for (let presses = 0; presses < 4; presses += 1) {
        await page.keyboard.press('Tab')
        await expect.poll(() => hiddenByMessage(page), `${presses + 1} stops further`).toBe(0)
      }
      await expect(toast(page)).toBeInViewport({ ratio: 1 })
    })
