import type { Page } from '@playwright/test'
import { historyEntries } from '../support/fixtures/history.ts'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { scanAll, seedCount, start } from '../support/pages/count.ts'
import { format, ready } from '../support/pages/labels.ts'
import { settingOf, signOut } from '../support/pages/preferences.ts'
import { listening, scan } from '../support/pages/scanner.ts'
import { signIn } from '../support/pages/session.ts'
import { expectRows, fillField, row, save, saveButton, visit } from '../support/pages/vocabulary.ts'

/** Browser storage after a sign-out. */

const inTab = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).toSorted())
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filtrer' })

/** Answers every question before the sign-out. */
async function signOutWithoutSaving(page: Page) {
  await signOut(page, /Super administrateur/)
  const answers = page.getByRole('dialog').getByRole('button')
  await expect(async () => {
    if (await answers.last().isVisible()) await answers.last().click()
    await expect(page).toHaveURL('/connexion', { timeout: 500 })
  }).toPass()
}

test('[OPS-05] after a whole journey and a sign-out the browser keeps only preferences, and its history names nobody', async ({
  page,
  world,
}) => {
  await seedCount(world)
  await page.goto('/connexion')
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL('/societes')

  await test.step('settings of the device', async () => {
    await page.getByRole('button', { name: 'Réduire le menu' }).click()
    await page.getByRole('button', { name: 'Passer au thème sombre' }).click()
    await visit(page, '/preferences')
    await settingOf(page, 'Lecture automatique').click()
    await visit(page, '/livraisons/etiquettes?commandes=1')
    await expect(ready(page)).toBeVisible()
    await format(page).selectOption({ label: '100 × 50 mm' })
  })
  await test.step('a change of a company, and a view of what its filter finds', async () => {
    await visit(page, '/societes/modification/7')
    await fillField(page, 'Nom du contact', 'Hina Tehei')
    await save(page, 'Société modifiée !')
    await visit(page, '/societes')
    await filter(page).fill('tehei')
    await expect(page.getByText('1 résultat sur 1')).toBeVisible()
    await page.getByRole('button', { name: 'Vues', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Nom de la vue', { exact: true }).fill('Mes contacts')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Escape')
  })
  await test.step("the users' filter, which Back shows again", async () => {
    await visit(page, '/utilisateurs')
    await expectRows(page)
    await filter(page).fill('membre')
    await expect(page.getByText('1 résultat sur 5')).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).click()
    await expect(page).toHaveURL('/lockers')
    await page.goBack()
    await expect(filter(page)).toHaveValue('membre')
    await page.goForward()
    await expect(page).toHaveURL('/lockers')
  })
  await test.step('a count, a series and a draft', async () => {
    await visit(page, '/inventaire/3/comptage')
    await start(page)
    await scanAll(page, 100, 100)
    await visit(page, '/livraisons/lecture-en-serie')
    await expect(page.getByRole('table')).toBeVisible()
    await listening(page)
    await scan(page, 'CMP-101')
    await expect(row(page, 'CMP-101')).toContainText('Taina-3')
    await page.goto('/livraisons/creation')
    await page.getByRole('combobox', { name: 'Société' }).click()
    await page.getByRole('option').first().click()
  })
  await test.step('a duplicate whose answer does not come', async () => {
    await page.goto('/livraisons/dupliquer/1')
    await expect(saveButton(page)).toBeVisible()
    await world.fault({ method: 'POST', path: '/api/orders' }, { status: 500 })
    await save(page)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await page.reload()
    await expect(saveButton(page)).toBeVisible()
  })
  const scroll = expect.stringMatching(/^tsr-scroll-restoration/)
  expect(await inTab(page)).toEqual(['eb_count', 'eb_order_copies', 'eb_order_draft', 'eb_order_series', scroll])

  await signOutWithoutSaving(page)
  expect(await inTab(page)).toEqual([])
  const { eb_list_views: views, ...settings } = await storageOf(page)
  expect(settings).toEqual({
    eb_color_scheme: 'dark',
    eb_labels: expect.stringContaining('100x50'),
    eb_menu_collapsed: 'true',
    eb_preferences: '{"autoRefresh":false}',
  })
  expect(views).toMatch(/^\{"\w+":\[\{"id":"\w+","list":"companies","name":"Mes contacts","search":\{[^}]*\}\}\]\}$/)
  expect(views).not.toMatch(/tehei|recherche|superadmin/i)
  const elsewhere = await page.evaluate(async () => ({
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  expect(elsewhere).toEqual({ cookies: '', databases: 0, caches: 0 })

  const entries = await historyEntries(page)
  const paths = entries.map(({ path }) => path)
  for (const path of ['/connexion', '/lockers', '/utilisateurs', '/societes', '/livraisons/creation'])
    expect(paths).toContain(path)
  expect(entries.map(({ state }) => state).join(' ')).not.toMatch(/tehei|hina|membre|superadmin|CMP-/i)
})
