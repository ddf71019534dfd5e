import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { cardFaults, sideways, sidewaysSpacedOut } from '../support/measures/screen.ts'
import { screens } from '../support/tables/screens.ts'

/** The console in a hand (journey J-04): one breakpoint, 599 pixels. */

const phone = { tag: '@phone' }

test('[NAV-61] [CST-12] up to 599 pixels the menu is a drawer, from 600 on it stands beside', phone, async ({ as }) => {
  const page = await as('super_admin').open('/societes')
  const nav = page.getByRole('navigation', { name: 'Menu principal' })
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
  await page.setViewportSize({ width: 599, height: 740 })
  await expect(page.getByRole('heading', { level: 1, name: 'Sociétés' })).toBeVisible()
  await expect(nav).toHaveCount(0)
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await page.setViewportSize({ width: 600, height: 740 })
  await expect(nav).toBeVisible()
  await expect(opener).toHaveCount(0)
})

test(
  '[NAV-61] the drawer opens, holds the focus, closes by Escape, and with the link that is followed',
  phone,
  async ({ as }) => {
    const page = await as('super_admin').open('/societes')
    const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu principal' })
    await opener.tap()
    await expect(drawer).toBeVisible()
    await expect(drawer.locator(':focus')).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expectNoAxeViolations(page)
    await look(page, 'drawer')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.tap()
    await drawer.getByRole('button', { name: 'Fermer' }).tap()
    await expect(drawer).toBeHidden()

    await opener.tap()
    await drawer.getByRole('link', { name: 'Machines' }).tap()
    await expect(page).toHaveURL('/lockers')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
  },
)

test(
  '[NAV-61] no screen scrolls sideways, from 320 to 1024 pixels, nor spaced out at 320, and cards name their values',
  phone,
  async ({ as }) => {
    test.setTimeout(180_000)
    const page = await as('super_admin').open('/societes')
    for (const path of ['/n-existe-pas', ...screens.map((screen) => screen.path)]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      // The page of samples shows what waiting looks like.
      if (path !== '/composants') await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
      // 683 is what a laptop's window becomes at 200 %, 320 at 400 %.
      for (const width of [320, 360, 375, 599, 600, 683, 768, 1024]) {
        await page.setViewportSize({ width, height: 740 })
        await expect.poll(() => sideways(page), `${path} at ${width}`).toBe(0)
      }
      await page.setViewportSize({ width: 320, height: 740 })
      expect(await cardFaults(page), path).toEqual([])
      // The frame hears of its new width a moment after the window has it.
      await expect.poll(() => sidewaysSpacedOut(page), `${path} spaced out`).toBe(0)
    }
  },
)

test('a list is cards with the same words and actions', phone, async ({ as }) => {
  const page = await as('super_admin').open('/societes')
  const card = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
  await expect(card).toBeVisible()
  // Each value has its header's words before it; the names are drawn, the roles of a table stay.
  const labels = await card
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
  for (const label of ['Client / organisation', 'E-mail', 'Téléphone', 'Date de création']) {
    expect(labels.join()).toContain(`"${label}"`)
  }
  await expect(card.getByRole('rowheader').getByRole('link')).toBeVisible()
  await card.getByRole('button', { name: /^actions/i }).tap()
  await expect(page.getByRole('menuitem')).toHaveText(['Détail', 'Modifier', 'Supprimer'])
  await expectNoAxeViolations(page)
})

test('the footer and its windows fit a phone', phone, async ({ as }) => {
  const page = await as('member').open('/societes')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Mentions légales' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Mentions légales' })
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
})
