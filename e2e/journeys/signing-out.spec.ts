import type { Page } from '@playwright/test'
import { isSignedIn, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { sessionOver, signInAgain, signOut } from '../support/pages/session.ts'
import { expectRows, field, fillField } from '../support/pages/vocabulary.ts'

/** Records every message of the page, also those that disappear at once. */
const watchMessages = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=alert], [role=status], main h1'))
        seen.add(textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const messagesSeen = async (page: Page) => {
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  return seen.filter((text) => /erreur|indisponible|introuvable|pas pu/i.test(text))
}

test.describe('signing out', () => {
  test('[AUTH-23] [AUTH-24] [NAV-11] leads to the sign-in page, removes the session from the storage, and Back shows no screen of the console', async ({
    as,
    world,
  }) => {
    const page = await as('super_admin').open('/societes')
    await expectRows(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).click()
    // The new page takes the focus, which would close an open menu: wait for it before opening the menu.
    await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
    await expect(page).toHaveURL('/lockers')
    await signOut(page)
    await expect(page).toHaveURL('/connexion')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await isSignedIn(page)).toBe(false)
    expect(Object.keys(await storageOf(page)).filter((key) => /token|user/.test(key))).toEqual([])
    await world.forgetRequests()
    // The second step leaves the console.
    for (const address of ['/connexion', 'about:blank']) {
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('navigation')).toHaveCount(0)
    }
    expect(await world.requests()).toEqual([])
  })

  test('[AUTH-24] asks first when a form has unsaved input', async ({ as }) => {
    const page = await as('super_admin').open('/societes/creation')
    await fillField(page, 'Nom', 'À moitié')
    await signOut(page)
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(question).toHaveCount(0)
    await expect(field(page, 'Nom')).toHaveValue('À moitié')
    expect(await isSignedIn(page)).toBe(true)
    await signOut(page)
    await question.getByRole('button', { name: 'Quitter' }).click()
    await expect(page).toHaveURL('/connexion')
    expect(await isSignedIn(page)).toBe(false)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  for (const path of ['/lockers', '/livraisons/creation']) {
    test(`[AUTH-25] in another tab opens the sign-in page here (${path}) within a second, without an error`, async ({
      as,
      context,
    }) => {
      const page = await as('super_admin').open(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      const other = await context.newPage()
      await other.goto('/societes')
      await expectRows(other)
      await watchMessages(page)
      // The screen stays visible until the code of the sign-in page has loaded.
      await page.route('**/assets/sign-in*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await route.continue()
      })
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/')) calls.push(request.url())
      })
      await signOut(other)
      await expect(page).toHaveURL('/connexion', { timeout: 1000 })
      await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
      await expect(page.getByRole('note')).toHaveCount(0)
      expect(await messagesSeen(page)).toEqual([])
      expect(calls).toEqual([])
    })
  }

  test('[AUTH-25] in another tab keeps unsaved input here until the same user signs in again', async ({
    as,
    context,
  }) => {
    const page = await as('super_admin').open('/societes/creation')
    await fillField(page, 'Nom', 'À moitié')
    const other = await context.newPage()
    await other.goto('/societes')
    await expectRows(other)
    await signOut(other)
    const dialog = sessionOver(page)
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/societes/creation')
    await signInAgain(page)
    await expect(dialog).toHaveCount(0)
    await expect(field(page, 'Nom')).toHaveValue('À moitié')

    await other.goto('/societes')
    await expectRows(other)
    await signOut(other)
    await dialog.getByRole('button', { name: 'Abandonner la saisie' }).click()
    await expect(page).toHaveURL('/connexion')
    await expect(page.getByRole('note')).toHaveCount(0)
  })
})
