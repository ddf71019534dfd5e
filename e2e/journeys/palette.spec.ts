import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { runUntil, stopClock } from '../support/pages/clock.ts'
import { seedFindable } from '../support/pages/findable.ts'
import { groupOf, openPalette, options, paletteField, paletteWindow } from '../support/pages/palette.ts'
import { signIn, signOut } from '../support/pages/session.ts'
import { field, fillField } from '../support/pages/vocabulary.ts'

/** Palette. src/features/palette and src/lib/rank have the tables of results and their order. */

test.beforeEach(({ world }) => seedFindable(world))

/** Types with the clock stopped, so that a slow machine counts as a fast typist. */
async function typeFast(page: Page, ...keys: string[]) {
  await openPalette(page)
  await stopClock(page)
  for (const key of keys) await (key === 'Enter' ? page.keyboard.press(key) : page.keyboard.type(key))
}

/** The clock stands meanwhile, because Enter waits two seconds for a running search. */
async function expectOpened(page: Page, path: string) {
  await runUntil(page, () => expect(page).toHaveURL(path, { timeout: 1 }))
  await page.clock.resume()
}

test('[FIND-04] [FIND-06] a barcode typed fast is asked for once, and its match opens', async ({ as, page, world }) => {
  await page.clock.install()
  await as('admin').open('/societes')
  await typeFast(page, 'CMP-0001')
  await page.clock.resume()
  await expect(groupOf(page, 'Livraisons').getByRole('option')).toHaveText([/CMP-0001/])
  const searches = await world.requests('GET /api/orders?')
  expect(searches.map(({ query }) => new URLSearchParams(query).get('barcode'))).toEqual(['CMP-0001'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/livraisons/detail/401')
  // The exact match is not among the five newest that contain this text.
  await typeFast(page, 'CMP-00', 'Enter')
  await expectOpened(page, '/livraisons/detail/451')
  await typeFast(page, 'twins-1', 'Enter')
  await expectOpened(page, '/livraisons?barcode=twins-1')
})

test('[FIND-01] [FIND-03] [FIND-07] Ctrl+K opens the palette over a form, and Enter asks first', async ({ as }) => {
  const page = await as('admin').open('/societes/modification/6')
  await fillField(page, 'Nom', 'Marché du quai')
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(paletteWindow(page)).toHaveCount(0)
  await expect(field(page, 'Nom')).toBeFocused()

  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await openPalette(page)
  await page.keyboard.type('epic vai')
  await expect(options(page)).toHaveText([/Épicerie Vaima/])
  await expect(paletteWindow(page).getByRole('status')).toHaveText('1 résultat')
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect(field(page, 'Nom')).toHaveValue('Marché du quai')
  await openPalette(page)
  await page.keyboard.type('epic')
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/societes/detail/5')
})

test('[FIND-02] before typing it shows recent pages, screens and creations', async ({ as }) => {
  const page = await as('admin').open('/societes/detail/5')
  await expect(page).toHaveTitle(/^Épicerie Vaima/)
  const recent = groupOf(page, 'Ouverts dans cet onglet')
  await openPalette(page)
  await page.keyboard.type('#451')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^Livraison #451/)
  await openPalette(page)
  await expect(recent.getByRole('option')).toHaveText([/451/, /Épicerie Vaima/])
  await expect(groupOf(page, 'Écrans').getByRole('option', { name: 'Inventaire' })).toBeVisible()
  await expect(groupOf(page, 'Créer').getByRole('option')).toHaveText(['Nouvelle livraison'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/societes/detail/5')
  // The next person does not see them.
  await signOut(page, 'Administrateur')
  await signIn(page, 'membre')
  await openPalette(page)
  await expect(groupOf(page, 'Écrans').getByRole('option', { name: 'Inventaire' })).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('[FIND-01] a phone has a button with an icon, and closes the palette by « Fermer » @phone', async ({ as }) => {
  const page = await as('member').open('/societes')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await paletteField(page).fill('vaima')
  await expect(options(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await paletteWindow(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(paletteWindow(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeFocused()
})
