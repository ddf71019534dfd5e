import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { menu, seedTeva, teva } from '../support/pages/frame.ts'
import { title } from '../support/pages/vocabulary.ts'
import { menuEntries } from '../support/tables/screens.ts'

/** The frame around every screen: menu, top bar and footer. */

test.beforeEach(({ world }) => seedTeva(world))

test('[NAV-03] [NAV-04] the top bar shows first name and role', async ({ as }) => {
  const page = await as(teva).open('/societes')
  await test.step('[NAV-03] [NAV-04] the top bar shows first name and role', async () => {
    const bar = page.getByRole('banner')
    await expect(bar.getByText('Teva', { exact: true })).toBeVisible()
    await expect(bar.getByText('Super administrateur', { exact: true })).toBeVisible()
  })
  await test.step('[NAV-02] [NAV-05] [NAV-06] a screen has one menu, one top bar, one content area and one footer', async () => {
    await expect(menu(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Sociétés')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1)
    }
    await look(page, 'frame')
  })
})

test('[NAV-08] public pages have no menu and no buttons in the top bar', async ({ page }) => {
  for (const path of ['/connexion', '/mot-de-passe-oublie', '/reinitialisation-mot-de-passe/abc']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  }
})

/** `src/app/roles.test.tsx` shows that the menu is the same for every role. */
test('[NAV-02] [ENT-33] [ENT-34] the menu has all links in order, and each opens its screen', async ({ as }) => {
  const page = await as('shipper').open('/composants')
  await expect(menu(page).getByRole('listitem').getByRole('link')).toHaveText([
    ...menuEntries.map(({ word }) => word),
    /^Documentation API/,
  ])
  for (const { word, href, path, heading } of menuEntries) {
    const link = menu(page).getByRole('link', { name: word, exact: true })
    await expect(link).toHaveAttribute('href', href)
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(title(page, heading)).toBeVisible()
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(word === 'Dashboard' ? 'Sociétés' : word)
  }
})

test('[NAV-13] the menu collapses to icons with tooltips, and stays collapsed after a reload', async ({ as }) => {
  const page = await as(teva).open('/societes')
  await expect(menu(page)).toHaveCSS('width', '232px')
  const collapse = page.getByRole('button', { name: 'Réduire le menu' })
  await expect(collapse).toHaveAttribute('aria-expanded', 'true')
  await collapse.click()
  const expand = page.getByRole('button', { name: 'Déployer le menu' })
  await expect(expand).toHaveAttribute('aria-expanded', 'false')
  await expect(expand).toBeFocused()
  await expect(menu(page)).toHaveCSS('width', '64px')

  const bookings = menu(page).getByRole('link', { name: 'Bookings', exact: true })
  await bookings.hover()
  await expect(page.getByRole('tooltip', { name: 'Bookings' })).toBeVisible()
  await expectNoAxeViolations(page)
  await look(page, 'frame-collapsed')

  await page.reload()
  await expect(menu(page)).toHaveCSS('width', '64px')
  await page.getByRole('button', { name: 'Déployer le menu' }).click()
  await expect(page.getByRole('button', { name: 'Réduire le menu' })).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page)).toHaveCSS('width', '232px')
})

test('a link and a button look pressed while the pointer is down', async ({ as }) => {
  const page = await as(teva).open('/societes')
  const pressed = [menu(page).getByRole('link', { name: 'Machines' }), page.getByRole('button', { name: 'Actualiser' })]
  for (const one of pressed) {
    await expect(one).toHaveCSS('opacity', '1')
    await one.hover()
    await page.mouse.down()
    await expect(one).toHaveCSS('opacity', '0.7')
    // Releasing the pointer elsewhere triggers no click.
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await expect(one).toHaveCSS('opacity', '1')
  }
})

test.describe('[NAV-22] [NAV-23] the documentation', () => {
  const documentation = (page: Page) => menu(page).getByRole('link', { name: /^Documentation API/ })
  const configured = (page: Page, config: object) =>
    page.route('/config.json', (route) => route.fulfill({ json: config }))

  test('is at /api/docs by default', async ({ as, page }) => {
    await configured(page, {})
    await as(teva).open('/composants')
    await expect(documentation(page)).toHaveAttribute('href', '/api/docs')
  })
})

test('[NAV-24] [NAV-25] [CST-23] the footer shows the version and the year 2023, and no other place shows the version', async ({
  as,
}) => {
  const page = await as(teva).open('/societes')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('1.1.0')).toBeVisible()
  await expect(page.getByText('1.1.0')).toHaveCount(1)
  await expect(footer.getByText('© 2023 - Tous droits réservés', { exact: true })).toBeVisible()
  await expect(footer).not.toContainText(String(new Date().getFullYear()))
})

const legalDialogs = [
  { id: 'NAV-26', name: 'Mentions légales' },
  { id: 'NAV-27', name: 'Politique de confidentialité' },
]

for (const { id, name } of legalDialogs) {
  test(`[${id}] [NAV-28] the footer opens « ${name} » with a placeholder text`, async ({ as }) => {
    const page = await as(teva).open('/societes')
    const opener = page.getByRole('contentinfo').getByRole('button', { name })
    const dialog = page.getByRole('dialog', { name })
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText(`${name}Contenu à venir.`)
    await expect(dialog.locator(':focus')).toHaveCount(1)

    // Tab does not leave the dialog.
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/societes')
  })
}
