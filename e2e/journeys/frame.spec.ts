import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { menu } from '../support/pages/frame.ts'
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
