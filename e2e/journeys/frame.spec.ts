import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { menu, seedTeva, teva, userButton } from '../support/pages/frame.ts'
import { title } from '../support/pages/vocabulary.ts'
import { menuEntries } from '../support/tables/screens.ts'

/** `src/app/roles.test.tsx` shows that the menu is the same for every role. */
test('[NAV-02] [NAV-22] [ENT-33] [ENT-34] the menu opens each screen, with the focus on it', async ({ as }) => {
  const page = await as('super_admin').open('/preferences')
  await expect(title(page, 'Préférences')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await expect(menu(page).getByRole('listitem').getByRole('link')).toHaveText([
    ...menuEntries.map(({ word }) => word),
    /^Documentation API/,
  ])
  await expect(menu(page).getByRole('link', { name: /^Documentation API/ })).toHaveAttribute('href', '/api/docs')
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
  await page.goBack()
  await expect(title(page, menuEntries.at(-2)?.heading ?? '')).toBeFocused()
})

test('[NAV-24] [NAV-25] [NAV-26] [NAV-27] [NAV-28] [CST-23] the footer opens the legal texts', async ({ as }) => {
  const page = await as('member').open('/preferences')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('1.1.0')).toBeVisible()
  await expect(page.getByText('1.1.0')).toHaveCount(1)
  await expect(footer.getByText('© 2023 - Tous droits réservés', { exact: true })).toBeVisible()
  await expect(footer).not.toContainText(String(new Date().getFullYear()))
  const dialog = page.getByRole('dialog')
  for (const name of ['Mentions légales', 'Politique de confidentialité']) {
    const opener = footer.getByRole('button', { name })
    await opener.click()
    await expect(page.getByRole('dialog', { name })).toContainText(`${name}Contenu à venir.`)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('[NAV-13] the menu collapses to icons with tooltips, and stays collapsed after a reload', async ({ as }) => {
  const page = await as('member').open('/preferences')
  await expect(menu(page)).toHaveCSS('width', '232px')
  const collapse = page.getByRole('button', { name: 'Réduire le menu' })
  await expect(collapse).toHaveAttribute('aria-expanded', 'true')
  await collapse.click()
  const expand = page.getByRole('button', { name: 'Déployer le menu' })
  await expect(expand).toHaveAttribute('aria-expanded', 'false')
  await expect(expand).toBeFocused()
  await expect(menu(page)).toHaveCSS('width', '64px')
  await menu(page).getByRole('link', { name: 'Bookings', exact: true }).hover()
  await expect(page.getByRole('tooltip', { name: 'Bookings' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.reload()
  await expect(menu(page)).toHaveCSS('width', '64px')
  await expand.click()
  await expect(collapse).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page)).toHaveCSS('width', '232px')
})

test('the first Tab leads to « Aller au contenu », which skips the menu', async ({ as }) => {
  const page = await as('member').open('/societes/detail/1')
  await expect(page.getByRole('main').getByRole('button', { name: 'Retour', exact: true })).toBeVisible()
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await expect(page).toHaveURL('/societes/detail/1')
})

test('[NAV-12] « Retour » goes back one step, or to the list after a direct start', async ({ as }) => {
  const page = await as('member').open('/livraisons/detail/1')
  const back = page.getByRole('main').getByRole('button', { name: 'Retour', exact: true })
  await back.click()
  await expect(page).toHaveURL('/livraisons')
  await expect(title(page, 'Livraisons')).toBeFocused()
  await page.getByRole('combobox', { name: 'Statut' }).selectOption('Commande créée')
  await expect(page).toHaveURL('/livraisons?status=created')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/livraisons\/detail\/\d+$/)
  await back.click()
  await expect(page).toHaveURL('/livraisons?status=created')
})

test('[NAV-03] [NAV-04] [NAV-09] [NAV-10] the user menu works with the keyboard', async ({ as, world }) => {
  await seedTeva(world)
  const page = await as(teva).open('/preferences')
  await expect(userButton(page)).toHaveText('TevaSuper administrateur')
  await expect(userButton(page)).toHaveAttribute('aria-haspopup', 'menu')
  await userButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Mon compte', 'Préférences', 'Aide', 'Déconnexion'])
  const account = page.getByRole('menuitem', { name: 'Mon compte' })
  await expect(account).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(userButton(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mon-compte')
})

test('[NAV-07] « Haut de page » appears after 200 pixels and scrolls to the top', async ({ as }) => {
  const page = await as('member').open('/composants')
  await expect(title(page, 'Composants')).toBeVisible()
  const toTop = page.getByRole('link', { name: 'Haut de page' })
  await page.evaluate(() => window.scrollTo(0, 1200))
  await expect(toTop).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect(toTop).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 1200))
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(toTop).toHaveCount(0)
  await expect(page).toHaveURL('/composants')
})

// `src/app/roles.test.tsx` tries every address with every role.
test('[NAV-60] a member sees « Accès refusé » at an address of other roles, without a call', async ({ as, world }) => {
  const page = await as('member').open('/societes/modification/2')
  await expect(title(page, 'Accès refusé')).toBeVisible()
  await expect(page).toHaveURL('/societes/modification/2')
  await expect(page).toHaveTitle('Accès refusé – Consigne')
  await expect(page.getByRole('main').locator('form, input')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  expect(await world.requests()).toEqual([])
  await expectNoAxeViolationsInLight(page)
  await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/societes')
})
