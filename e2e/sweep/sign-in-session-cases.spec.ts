import { aUser } from '../builders/user.ts'
import { storageOf, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { signIn, signOut } from '../support/pages/session.ts'
import { title } from '../support/pages/vocabulary.ts'

test('the roles sign in and out', async ({ page, world }) => {
  await world.seed({
    users: [
      aUser({ id: 901, username: 'premier', roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] }),
      aUser({ id: 902, username: 'double', roles: ['ROLE_TECH', 'ROLE_SUPER_ADMIN'] }),
      aUser({ id: 903, username: 'inconnu', roles: ['ROLE_DELIVERER'] }),
    ],
  })
  await test.step('[AUTH-05] [AUTH-07] a sign-in answered with « token » reads the profile and the companies with it', async () => {
    await world.set({ loginKey: 'token' })
    await page.goto('/connexion')
    await signIn(page, 'superadmin')
    await expect(page).toHaveURL('/societes')
    await expect(page.getByRole('row')).not.toHaveCount(0)
    const calls = await world.requests()
    const paths = ['POST /api/login_check', 'GET /api/me', 'GET /api/companies']
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(paths)
    const token = await storedToken(page)
    expect(token?.accessToken).toMatch(/./)
    expect(token?.refresh_token).toMatch(/./)
    for (const call of calls.slice(1)) expect(call.headers['authorization']).toBe(`Bearer ${token?.accessToken}`)
    const user = JSON.parse((await storageOf(page))['eb_user'] ?? '') as unknown
    expect(user).toEqual({ firstName: 'Teiki', roles: ['ROLE_SUPER_ADMIN'] })
  })

  await world.set({ loginKey: 'accessToken' })
  await expect(title(page, 'Sociétés')).toBeFocused()
  await signOut(page)
  await expect(page).toHaveURL('/connexion')
  // `src/session/roles.test.ts` has the other combinations.
  await test.step('[ROLE-14] [ROLE-17] [ROLE-71] the top bar shows the first role, and the rights follow the effective role', async () => {
    for (const { username, label, mayCreate } of [
      { username: 'superadmin', label: 'Super administrateur', mayCreate: true },
      { username: 'admin', label: 'Administrateur', mayCreate: false },
      { username: 'membre', label: 'Membre', mayCreate: false },
      { username: 'technicien', label: 'Opérateur', mayCreate: false },
      { username: 'livreur', label: 'Livreur', mayCreate: false },
      { username: 'premier', label: 'Membre', mayCreate: true },
      { username: 'double', label: 'Opérateur', mayCreate: true },
      { username: 'inconnu', label: 'ROLE_DELIVERER', mayCreate: false },
    ]) {
      await signIn(page, username)
      await expect(page).toHaveURL('/societes')
      await expect(page.getByRole('banner').getByText(label, { exact: true })).toBeVisible()
      // The title of the screen takes the focus, which closes an open menu.
      await expect(title(page, 'Sociétés')).toBeFocused()
      await expect(page.getByRole('link', { name: 'Nouvelle société' })).toHaveCount(mayCreate ? 1 : 0)
      await signOut(page, label)
      await expect(page).toHaveURL('/connexion')
    }
  })
})
