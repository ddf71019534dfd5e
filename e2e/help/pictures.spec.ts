import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { canCompare } from '../support/measures/picture.ts'
import { openPalette, paletteField, paletteWindow } from '../support/pages/palette.ts'
import { visit, waitForIdleCode } from '../support/pages/vocabulary.ts'
import { next } from '../support/pages/wizard.ts'

/**
 * The pictures of the help are those of today's screens: each is compared with its screen. The files stand where the build takes them from.
 * After an intended change: `npm run e2e -- --project help --update-snapshots=changed`. Then look at every picture that changed, and read
 * its page of the help again.
 */

const now = '2026-03-12T20:00:00Z'

/** Narrow, so that the words can be read in a column of text. The menu is collapsed, and what is shown begins beside it. */
const width = 800
const side = 64
const bar = 56

interface Picture {
  name: string
  path: string
  /** Steps before the picture, and the elements that must be visible. */
  show: (page: Page) => Promise<unknown>
  height: number
  /** With the top bar. */
  bar?: true
}

const rows = (page: Page) => page.getByRole('rowheader').first()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const pictures: Picture[] = [
  {
    name: 'deliveries',
    path: '/livraisons?status=overtime',
    show: (page) => expect(rows(page)).toBeVisible(),
    height: 440,
  },
  {
    name: 'next-step',
    path: '/livraisons?status=overtime',
    async show(page) {
      await rows(page).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: /^Livraison #/ })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Actions/ })
        .click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
    },
    height: 340,
  },
  {
    name: 'slots',
    path: '/livraisons/creation',
    async show(page) {
      await page.getByRole('combobox', { name: 'Société' }).click()
      await page.getByRole('option').first().click()
      await next(page)
      await page.getByLabel('Machine').selectOption('Moana Nui')
      const more = button(page, /^Un casier de plus/)
        .and(page.locator(':enabled'))
        .first()
      for (const _each of [1, 2, 3]) await more.click()
    },
    height: 520,
  },
  {
    name: 'inventory',
    path: '/inventaire/1',
    show: (page) => expect(rows(page)).toBeVisible(),
    height: 430,
  },
  {
    name: 'labels',
    path: '/livraisons/etiquettes?commandes=14',
    show: (page) => expect(button(page, "Imprimer l'étiquette")).toBeEnabled(),
    height: 588,
  },
  {
    name: 'selection',
    path: '/livraisons?status=ready_for_delivery',
    async show(page) {
      await button(page, 'Sélectionner').click()
      for (const place of [1, 2, 3]) await page.getByRole('checkbox').nth(place).click()
    },
    height: 400,
  },
  { name: 'today', path: '/aujourd-hui', show: (page) => expect(rows(page)).toBeVisible(), height: 530 },
  {
    name: 'user-menu',
    path: '/preferences',
    async show(page) {
      await page.getByRole('banner').getByRole('button', { name: /Super/ }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
    },
    height: 300,
    bar: true,
  },
  {
    name: 'palette',
    path: '/societes',
    async show(page) {
      await openPalette(page)
      await paletteField(page).fill('vai')
      await expect(paletteWindow(page).getByRole('status')).toHaveText(/résultat/)
    },
    height: 420,
    bar: true,
  },
]

test("[OPS-04] the pictures of the help show today's screens", async ({ as, page, world }) => {
  await page.setViewportSize({ width, height: 620 })
  await world.reset({ seed: 'network', clock: now })
  await page.clock.setFixedTime(now)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await as('super_admin').open('/mon-compte')
  test.skip(!(await canCompare(page)), 'another font than that of the reference pictures, or E2E_APPEARANCE=off')
  await waitForIdleCode(page)
  const calls = new Set<Request>()
  page.on('request', (call) => calls.add(call))
  page.on('requestfinished', (call) => calls.delete(call))
  page.on('requestfailed', (call) => calls.delete(call))
  for (const { name, path, show, height, bar: hasBar } of pictures) {
    await page.setViewportSize({ width, height: hasBar ? height : bar + height })
    // Over no control that the former picture used.
    await page.mouse.move(width - 1, (bar + height) / 2)
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await show(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // A screen may read more once its rows are there.
    await expect.poll(() => calls.size, name).toBe(0)
    const clip = { x: side, y: hasBar ? 0 : bar, width: width - side, height }
    const options = { animations: 'disabled', caret: 'hide', maxDiffPixels: 20, clip, timeout: 1000 } as const
    await expect.soft(() => expect(page).toHaveScreenshot(`${name}.png`, options), name).toPass({ timeout: 10_000 })
  }
})
