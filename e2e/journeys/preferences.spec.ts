import type { Page } from '@playwright/test'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { settingOf } from '../support/pages/preferences.ts'
import { signIn, signOut } from '../support/pages/session.ts'
import { expectFlash, visit } from '../support/pages/vocabulary.ts'

const theme = (page: Page) => page.getByRole('combobox', { name: 'Thème' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const switches = ['Raccourcis clavier', 'Lecture automatique']
const scheme = (page: Page) => page.locator('html')

test('[OPS-05] settings count at once in all tabs, until « Tout rétablir »', async ({ as, context }) => {
  const page = await as('shipper').open('/livraisons')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Livreur/ })
    .click()
  await page.getByRole('menuitem', { name: 'Préférences' }).click()
  await expect(page).toHaveURL('/preferences')
  await expect(theme(page)).toHaveValue('auto')
  await expect(theme(page)).toHaveAccessibleDescription(/système/)
  const other = await context.newPage()
  await other.goto('/preferences')
  await expect(settingOf(other, 'Menu réduit')).not.toBeChecked()

  await theme(page).selectOption('Sombre')
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await settingOf(page, 'Menu réduit').click()
  await expect(menu(page)).toHaveCSS('width', '64px')
  for (const name of switches) {
    await expect(settingOf(page, name)).toBeChecked()
    await settingOf(page, name).click()
    await expect(settingOf(page, name)).not.toBeChecked()
    await expect(settingOf(other, name)).not.toBeChecked()
  }
  await expect(menu(other)).toHaveCSS('width', '64px')
  await expect(scheme(other)).toHaveAttribute('data-mantine-color-scheme', 'dark')

  await signOut(page, 'Livreur')
  await expect(page).toHaveURL('/connexion')
  await signIn(page, 'membre')
  await expect(page).toHaveURL('/societes')
  await visit(page, '/preferences')
  await other.goto('/preferences')
  for (const tab of [page, other]) {
    await expect(theme(tab)).toHaveValue('dark')
    for (const name of switches) await expect(settingOf(tab, name)).not.toBeChecked()
    await expect(settingOf(tab, 'Menu réduit')).toBeChecked()
  }

  await page.getByRole('button', { name: 'Tout rétablir' }).click()
  await expect(page.getByRole('button', { name: 'Non' })).toBeFocused()
  await page.getByRole('button', { name: 'Oui, je confirme' }).click()
  await expectFlash(page, 'Préférences rétablies.')
  for (const tab of [page, other]) {
    await expect(theme(tab)).toHaveValue('auto')
    await expect(scheme(tab)).toHaveAttribute('data-mantine-color-scheme', 'light')
    await expect(menu(tab)).toHaveCSS('width', '232px')
    for (const name of switches) await expect(settingOf(tab, name)).toBeChecked()
  }
  const persisted = await storageOf(page)
  expect(persisted).toMatchObject({ eb_color_scheme: 'auto' })
  for (const key of ['eb_preferences', 'eb_menu_collapsed']) expect(persisted).not.toHaveProperty(key)
})
