import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { settingOf, signOut } from '../support/pages/preferences.ts'
import { expectFlash, fillField, save } from '../support/pages/vocabulary.ts'

/** What stays in the browser after a sign-out. */

test('[OPS-05] after a whole use and a sign-out the browser keeps only settings of the device', async ({ page }) => {
  await page.goto('/connexion')
  await fillField(page, "Nom d'utilisateur", 'superadmin')
  await fillField(page, 'Mot de passe', 'Motdepasse!2023')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/societes')
  await page.getByRole('button', { name: 'Réduire le menu' }).click()
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click()
  await page.goto('/preferences')
  await settingOf(page, 'Lecture automatique').click()
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
