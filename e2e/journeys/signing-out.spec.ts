import { isSignedIn, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectSignOutElsewhere } from '../support/pages/session-messages.ts'
import { sessionOver, signIn, signInAgain, signOut } from '../support/pages/session.ts'
import { expectRows, field, fillField, title } from '../support/pages/vocabulary.ts'

test('signing out here and in another tab, with and without unsaved input', async ({ as, context, world }) => {
  const page = await as('super_admin').open('/societes')
  const opened = context.waitForEvent('page')
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })

  await test.step('[AUTH-25] signing out in another tab opens the sign-in page here within a second, without an error', async () => {
    await expectRows(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).click()
    await expect(page).toHaveURL('/lockers')
    await expect(title(page, 'Machines')).toBeVisible()
    await expectSignOutElsewhere(page, context)
  })
  const other = await opened

  await test.step('[AUTH-23] [AUTH-24] [NAV-11] signing out leads to the sign-in page and removes the session from the storage', async () => {
    await expect(other).toHaveURL('/connexion')
    await expect(title(other, 'Connexion')).toBeFocused()
    expect(await isSignedIn(other)).toBe(false)
    expect(Object.keys(await storageOf(other)).filter((key) => /token|user/.test(key))).toEqual([])
  })

  await test.step('[AUTH-24] signing out asks first when a form has unsaved input', async () => {
    await expect(title(page, 'Connexion')).toBeFocused()
    await signIn(page, 'superadmin')
    await page.getByRole('link', { name: 'Nouvelle société' }).click()
    await expect(title(page, 'Société / création')).toBeFocused()
    await fillField(page, 'Nom', 'À moitié')
    await signOut(page)
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(question).toHaveCount(0)
    await expect(field(page, 'Nom')).toHaveValue('À moitié')
    expect(await isSignedIn(page)).toBe(true)
  })

  await test.step('[AUTH-25] signing out in another tab keeps unsaved input here until the same user signs in again', async () => {
    await signIn(other, 'superadmin')
    await expect(title(other, 'Sociétés')).toBeFocused()
    await expectRows(other)
    await signOut(other)
    const dialog = sessionOver(page)
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/societes/creation')
    await signInAgain(page)
    await expect(dialog).toHaveCount(0)
    await expect(field(page, 'Nom')).toHaveValue('À moitié')
    await other.close()
  })

  await test.step('[AUTH-24] « Quitter » signs out and discards the input', async () => {
    await signOut(page)
    await question.getByRole('button', { name: 'Quitter' }).click()
    await expect(page).toHaveURL('/connexion')
    await expect(title(page, 'Connexion')).toBeFocused()
    expect(await isSignedIn(page)).toBe(false)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('[AUTH-24] after signing out, Back shows no screen of the console', async () => {
    await world.forgetRequests()
    // Two screens were open before. The third step leaves the console.
    for (const address of ['/connexion', '/connexion', 'about:blank']) {
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('navigation')).toHaveCount(0)
    }
    expect(await world.requests()).toEqual([])
  })
})
