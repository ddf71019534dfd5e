import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { isCovered, sideways } from '../support/measures/screen.ts'
import { begin, figure, finish, openCount, said, start } from '../support/pages/count.ts'
import { listening, scan } from '../support/pages/scanner.ts'
import { visit, waitForIdleCode } from '../support/pages/vocabulary.ts'

/** Counts in low windows, of another machine, and for an account that sees less. */

test('[INV-05] the page of another machine leads to the count that is under way', async ({ world, as }) => {
  const page = await openCount(world, as('operator'))
  await visit(page, '/inventaire/4/comptage')
  await expect(page.getByText('Un comptage de «\u{A0}Taina-3\u{A0}» est en cours dans cet onglet.')).toBeVisible()
  await expect(begin(page)).toBeDisabled()
  await page.getByRole('link', { name: 'Aller à ce comptage' }).click()
  await expect(figure(page, 12)).toHaveText('0 sur 12')
})

test('[INV-01] [INV-04] an account that sees only its own deliveries gets a warning before it counts, and in the report', async ({
  world,
  as,
}) => {
  await world.set({ scoped: true })
  const page = await as('shipper').open('/inventaire/3/comptage')
  const warning = page.getByText(/selon les livraisons visibles avec votre compte/).first()
  await expect(warning).toBeVisible()
  await start(page, 0)
  await expect(page.getByText('Aucun colis attendu.')).toBeVisible()
  await listening(page)
  await scan(page, 'CMP-100')
  await said(page, 'CMP-100\u{A0}: inattendu')
  await finish(page).click()
  await expect(warning).toBeVisible()
})

/** The parcels that are covered or outside the window while they have the focus. */
const hiddenWithFocus = (parcels: Locator) =>
  parcels.evaluateAll(async (lines) => {
    const hidden: (string | null)[] = []
    for (const line of lines as HTMLElement[]) {
      line.focus()
      // The bars follow the page one frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { left, right, top, bottom } = line.getBoundingClientRect()
      const isInWindow = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      const across = [left + 4, (left + right) / 2, right - 4]
      const down = [top + 4, (top + bottom) / 2, bottom - 4]
      const isBelowOther = across.some((x) => down.some((y) => !line.contains(document.elementFromPoint(x, y))))
      if (isBelowOther || !isInWindow) hidden.push(line.textContent)
    }
    return hidden
  })

test('[INV-04] in a low window no bar covers the focused parcel or field @phone', async ({ world, as }) => {
  const page = await openCount(world, as('operator'))
  const field = page.getByRole('textbox', { name: 'Code du colis' })
  const parcels = page.getByRole('button', { name: /CMP-/ })
  // A lying phone, an enlargement to 400 %, and a phone with its keyboard.
  for (const [width, height] of [
    [740, 360],
    [320, 256],
    [360, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(parcels).toHaveCount(12)
    expect(await hiddenWithFocus(parcels)).toEqual([])
    await field.focus()
    expect(await isCovered(field)).toBe(false)
    expect(await sideways(page)).toBe(0)
  }
})

test('[INV-04] nothing at the bottom of a phone covers « Terminer » @phone', async ({ world, as, context }) => {
  const page = await openCount(world, as('operator'))
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible()
  await expect.poll(() => isCovered(finish(page))).toBe(false)
  await waitForIdleCode(page)
  await context.setOffline(true)
  await expect(page.getByText(/^Vous êtes hors ligne/)).toBeInViewport()
  await expect.poll(() => isCovered(finish(page))).toBe(false)
})
