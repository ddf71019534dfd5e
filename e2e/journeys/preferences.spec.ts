import type { Page } from '@playwright/test'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { expectFlash, fillField, save } from '../support/pages/vocabulary.ts'

/** The settings of this device, and what the browser keeps of a whole use of the console. */

const theme = (page: Page) => page.getByRole('combobox', { name: 'Thème' })
const setting = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const scheme = (page: Page) => page.locator('html')

async function signOut(page: Page, name: RegExp) {
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
}

test('[OPS-05] settings count at once and in other tabs, stay after a reload and a sign-out, until « Tout rétablir »', async ({
  as,
  context,
}) => {
  const page = await as('shipper').open('/livraisons')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Livreur/ })
    .click()
  await page.getByRole('menuitem', { name: 'Préférences' }).click()
  await expect(page).toHaveURL('/preferences')
  await expect(page).toHaveTitle('Préférences – Consigne')
  await expect(theme(page)).toHaveValue('auto')
  await expect(theme(page)).toHaveAccessibleDescription(/système/)
  await look(page, 'preferences')
  const other = await context.newPage()
  await other.goto('/preferences')
  await expect(setting(other, 'Menu réduit')).not.toBeChecked()

  await theme(page).selectOption('Sombre')
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await setting(page, 'Menu réduit').click()
  await expect(menu(page)).toHaveCSS('width', '64px')
  for (const name of ['Raccourcis clavier', 'Lecture automatique']) {
    await expect(setting(page, name)).toBeChecked()
    await setting(page, name).click()
    await expect(setting(page, name)).not.toBeChecked()
    await expect(setting(other, name)).not.toBeChecked()
  }
  await expect(menu(other)).toHaveCSS('width', '64px')
  await expect(scheme(other)).toHaveAttribute('data-mantine-color-scheme', 'dark')

  await signOut(page, /Livreur/)
  await expect(page).toHaveURL('/connexion')
  await as('member').open('/preferences')
  await expect(theme(page)).toHaveValue('dark')
  for (const name of ['Raccourcis clavier', 'Lecture automatique']) await expect(setting(page, name)).not.toBeChecked()
  await expect(setting(page, 'Menu réduit')).toBeChecked()

  await other.goto('/preferences')
  await expect(theme(other)).toHaveValue('dark')
  await page.getByRole('button', { name: 'Tout rétablir' }).click()
  await expectFlash(page, 'Préférences rétablies.')
  for (const tab of [page, other]) {
    await expect(theme(tab)).toHaveValue('auto')
    await expect(scheme(tab)).toHaveAttribute('data-mantine-color-scheme', 'light')
    await expect(menu(tab)).toHaveCSS('width', '232px')
    for (const name of ['Raccourcis clavier', 'Lecture automatique']) await expect(setting(tab, name)).toBeChecked()
  }
  const { eb_color_scheme: stored, eb_preferences: switches, eb_menu_collapsed: collapsed } = await storageOf(page)
  expect({ stored, switches, collapsed }).toEqual({ stored: 'auto' })
})

test('[OPS-05] after a whole use and a sign-out the browser keeps only settings of the device', async ({ page }) => {
  await page.goto('/connexion')
  await fillField(page, "Nom d'utilisateur", 'superadmin')
  await fillField(page, 'Mot de passe', 'Motdepasse!2023')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/societes')
  await page.getByRole('button', { name: 'Réduire le menu' }).click()
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click()
  await page.goto('/preferences')
  await setting(page, 'Lecture automatique').click()
  await page.goto('/societes/modification/1')
  await fillField(page, 'Nom du contact', 'Hina Tehei')
  await save(page)
  await expectFlash(page, 'Société modifiée !')
  await page.goto('/livraisons?page=2')
  await expect(page.getByRole('rowheader').nth(3)).toBeVisible()
  await page.mouse.wheel(0, 400)
  await page.goto('/livraisons/creation')
  await page.getByRole('combobox', { name: 'Société' }).click()
  await page.getByRole('option').first().click()
  await page.reload()
  const inTab = () => page.evaluate(() => Object.keys(sessionStorage).toSorted())
  expect(await inTab()).toEqual(['eb_order_draft', expect.stringMatching(/^tsr-scroll-restoration/)])

  await signOut(page, /Super administrateur/)
  await page.getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(page).toHaveURL('/connexion')
  expect(await inTab()).toEqual([])
  expect(await storageOf(page)).toEqual({
    eb_color_scheme: 'dark',
    eb_menu_collapsed: 'true',
    eb_preferences: '{"autoRefresh":false}',
  })
  const elsewhere = await page.evaluate(async () => ({
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  expect(elsewhere).toEqual({ cookies: '', databases: 0, caches: 0 })
})
