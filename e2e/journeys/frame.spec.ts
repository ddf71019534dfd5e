import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { menu, seedTeva, teva } from '../support/pages/frame.ts'
import { signOut } from '../support/pages/session.ts'
import { title } from '../support/pages/vocabulary.ts'
import { menuEntries } from '../support/tables/screens.ts'

/** The frame around every screen: menu, top bar and footer. */

/** The dialog of a legal text has its placeholder, keeps the focus, and closes with Escape. */
async function expectLegalText(page: Page, name: string) {
  const opener = page.getByRole('contentinfo').getByRole('button', { name })
  const dialog = page.getByRole('dialog', { name })
  await opener.click()
  await expect(dialog).toContainText(`${name}Contenu à venir.`)
  for (let presses = 0; presses <= 3; presses += 1) {
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  return { opener, dialog }
}

const publicPages = [
  { path: '/connexion', heading: 'Connexion' },
  { path: '/mot-de-passe-oublie', heading: 'Mot de passe oublié' },
  { path: '/reinitialisation-mot-de-passe/abc', heading: 'Réinitialisation du mot de passe' },
]

test('the menu, the top bar and the footer around a screen, and the public pages without them', async ({
  as,
  world,
}) => {
  await seedTeva(world)
  const page = await as(teva).open('/composants')

  await test.step('the focus is on no element after the first load', async () => {
    await expect(title(page, 'Composants')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })

  await test.step('[NAV-22] [NAV-23] the documentation is at /api/docs by default', async () => {
    const documentation = menu(page).getByRole('link', { name: /^Documentation API/ })
    await expect(documentation).toHaveAttribute('href', '/api/docs')
  })

  /** `src/app/roles.test.tsx` shows that the menu is the same for every role. */
  await test.step('[NAV-02] [ENT-33] [ENT-34] the menu has all links in order, each opens its screen, and the focus is on its title', async () => {
    await expect(menu(page).getByRole('listitem').getByRole('link')).toHaveText([
      ...menuEntries.map(({ word }) => word),
      /^Documentation API/,
    ])
    for (const { word, href, path, heading } of menuEntries) {
      const link = menu(page).getByRole('link', { name: word, exact: true })
      await expect(link).toHaveAttribute('href', href)
      await link.click()
      await expect(page).toHaveURL(path)
      // « Dashboard » has opened « Sociétés » already, so this link changes no screen and moves no focus.
      if (word === 'Sociétés') await expect(title(page, heading)).toBeVisible()
      else await expect(title(page, heading)).toBeFocused()
      await expect(menu(page).locator('[aria-current=page]')).toHaveText(word === 'Dashboard' ? 'Sociétés' : word)
    }
  })

  await test.step('the focus is on the title after Back', async () => {
    await page.goBack()
    await expect(title(page, menuEntries.at(-2)?.heading ?? '')).toBeFocused()
  })

  await menu(page).getByRole('link', { name: 'Sociétés' }).click()
  await expect(title(page, 'Sociétés')).toBeFocused()

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

  await test.step('a link and a button look pressed while the pointer is down', async () => {
    const pressed = [
      menu(page).getByRole('link', { name: 'Machines' }),
      page.getByRole('button', { name: 'Actualiser' }),
    ]
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

  await test.step('[NAV-24] [NAV-25] [CST-23] the footer shows the version and the year 2023, and no other place shows the version', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('1.1.0')).toBeVisible()
    await expect(page.getByText('1.1.0')).toHaveCount(1)
    await expect(footer.getByText('© 2023 - Tous droits réservés', { exact: true })).toBeVisible()
    await expect(footer).not.toContainText(String(new Date().getFullYear()))
  })

  await test.step('[NAV-26] [NAV-28] the footer opens « Mentions légales » with a placeholder text', async () => {
    const { opener, dialog } = await expectLegalText(page, 'Mentions légales')
    await opener.click()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/societes')
  })

  await test.step('[NAV-27] [NAV-28] the footer opens « Politique de confidentialité » with a placeholder text', async () => {
    await expectLegalText(page, 'Politique de confidentialité')
  })

  await test.step('[NAV-13] the menu collapses to icons with tooltips, and stays collapsed after a reload', async () => {
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

  await test.step('[NAV-08] public pages have no menu and no buttons in the top bar', async () => {
    await signOut(page)
    await expect(page).toHaveURL('/connexion')
    for (const { path, heading } of publicPages) {
      await page.goto(path)
      await expect(title(page, heading)).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
    }
  })
})
