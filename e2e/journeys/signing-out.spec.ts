import type { Page } from '@playwright/test'
import { isSignedIn, letExpire, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { field, fillField } from '../support/pages/vocabulary.ts'

async function signOut(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Super administrateur/ })
    .click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
}

/** Every message that was in the page for however short a time. */
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
  test('[AUTH-23] [AUTH-24] leaves nothing behind, and Back brings nothing back', async ({ as, world }) => {
    const page = await as('super_admin').open('/societes')
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).click()
    // The page that arrives takes the focus, and with it an open menu.
    await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
    await expect(page).toHaveURL('/lockers')
    await signOut(page)
    await expect(page).toHaveURL('/connexion')
    expect(await isSignedIn(page)).toBe(false)
    expect(Object.keys(await storageOf(page)).filter((key) => /token|user/.test(key))).toEqual([])
    await world.forgetRequests()
    for (let step = 0; step < 2; step += 1) {
      await page.goBack()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page).not.toHaveURL(/societes|lockers/)
    }
    expect(await world.requests()).toEqual([])
  })

  test('[AUTH-24] asks before it takes along what is not saved', async ({ as }) => {
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

  test('while a save is answered goes on without its question', async ({ as, world }) => {
    const page = await as('super_admin').open('/societes/modification/1')
    await fillField(page, 'Nom', 'Marché du port')
    await world.fault({ method: 'PATCH' }, { delayMs: 2000 })
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await signOut(page)
    await expect(page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })).toBeVisible()
    await expect(page).toHaveURL('/connexion')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await isSignedIn(page)).toBe(false)
  })

  test('nothing is told, stored or opened of a write that is answered afterwards', async ({ as, world }) => {
    const page = await as('super_admin').open('/societes/modification/1')
    await fillField(page, 'Nom', 'Marché du port')
    await world.fault({ method: 'PATCH' }, { delayMs: 2000 })
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await signOut(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
    await expect(page).toHaveURL('/connexion')
    await (await answered).finished()
    // A later answer has been taken in: so has that one.
    await page.evaluate(async () => (await fetch('/config.json')).text())
    await expect(page.getByText('Société modifiée !')).toHaveCount(0)
    expect(JSON.stringify(await storageOf(page))).not.toContain('Société modifiée')
    await expect(page).toHaveURL('/connexion')
    expect((await world.table('companies'))[0]?.['name']).toBe('Marché du port')
  })

  test('[AUTH-33] while a refresh is under way is not undone by its answer', async ({ as, world }) => {
    const page = await as('super_admin').open('/societes')
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    await letExpire(page)
    await world.fault({ path: '/api/token/refresh' }, { delayMs: 1500 })
    const answered = page.waitForResponse('**/api/token/refresh')
    await page.getByRole('button', { name: 'Charger plus' }).click()
    await signOut(page)
    await expect(page).toHaveURL('/connexion')
    await (await answered).finished()
    // A later answer has been taken in: so has that one.
    await page.evaluate(async () => (await fetch('/config.json')).text())
    await page.reload()
    await expect(page).toHaveURL('/connexion')
    expect(await isSignedIn(page)).toBe(false)
  })

  for (const path of ['/lockers', '/livraisons/detail/3', '/societes/detail/1', '/livraisons/creation']) {
    test(`[AUTH-25] in another tab is followed at ${path} within a second, and tells no failure`, async ({
      as,
      context,
    }) => {
      const page = await as('super_admin').open(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      const other = await context.newPage()
      await other.goto('/societes')
      await expect(other.getByRole('row').nth(3)).toBeVisible()
      await watchMessages(page)
      // The screen stays for as long as the code of the sign-in page takes.
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

  test('[AUTH-25] in another tab leaves what is typed here, until the same person is back', async ({ as, context }) => {
    const page = await as('super_admin').open('/societes/creation')
    await fillField(page, 'Nom', 'À moitié')
    const other = await context.newPage()
    await other.goto('/societes')
    await expect(other.getByRole('row').nth(3)).toBeVisible()
    await signOut(other)
    const dialog = page.getByRole('dialog', { name: 'Session expirée' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/societes/creation')
    await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill('Motdepasse!2023')
    await dialog.getByRole('button', { name: 'Se reconnecter' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(field(page, 'Nom')).toHaveValue('À moitié')

    await other.goto('/societes')
    await expect(other.getByRole('row').nth(3)).toBeVisible()
    await signOut(other)
    await dialog.getByRole('button', { name: 'Abandonner la saisie' }).click()
    await expect(page).toHaveURL('/connexion')
    await expect(page.getByRole('note')).toHaveCount(0)
  })
})
