import { isSignedIn, letExpire, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { signOut } from '../support/pages/session.ts'
import { expectRows, fillField, save } from '../support/pages/vocabulary.ts'

test.describe('signing out', () => {
  test('during a save waits for the answer and closes its question', async ({ as, world }) => {
    const page = await as('super_admin').open('/societes/modification/1')
    await fillField(page, 'Nom', 'Marché du port')
    await world.fault({ method: 'PATCH' }, { delayMs: 2000 })
    await save(page)
    await signOut(page)
    await expect(page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })).toBeVisible()
    await expect(page).toHaveURL('/connexion')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await isSignedIn(page)).toBe(false)
  })

  test('during a save shows, stores and opens nothing when the answer comes later', async ({ as, world }) => {
    const page = await as('super_admin').open('/societes/modification/1')
    await fillField(page, 'Nom', 'Marché du port')
    await world.fault({ method: 'PATCH' }, { delayMs: 2000 })
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await save(page)
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

  test('[AUTH-33] during a token refresh stays signed out when the answer comes', async ({ as, world }) => {
    const page = await as('super_admin').open('/societes')
    await expectRows(page)
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
})
