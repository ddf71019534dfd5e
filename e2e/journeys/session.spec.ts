import { countLoads, isSignedIn, letExpire, storageOf, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectRows, field, fillField, row, visit } from '../support/pages/vocabulary.ts'

const asked = async (world: World) => (await world.requests()).map(({ method, path }) => `${method} ${path}`)

/** `src/app/roles.test.tsx` tries every address. */
test('[AUTH-21] [AUTH-22] a screen needs a session, and with a session the public pages are not shown', async ({
  as,
  page,
  world,
}) => {
  await test.step('[AUTH-21] without a session an address opens the sign-in page and sends no call', async () => {
    await page.goto('/societes/modification/1')
    await expect(page).toHaveURL('/connexion')
    expect(await world.requests()).toEqual([])
  })

  await test.step('[AUTH-22] with a session the public pages lead to the companies', async () => {
    await as('member').open('/connexion')
    await expect(page).toHaveURL('/societes')
    for (const path of [
      '/mot-de-passe-oublie',
      '/reinitialisation-mot-de-passe/abc',
      '/reinitialisation-mot-de-passe',
    ]) {
      await visit(page, path)
      await expect(page, path).toHaveURL('/societes')
    }
    expect(await world.requests('POST')).toEqual([])
  })
})

test.describe('an expired token', () => {
  test('[AUTH-31] [AUTH-32] [API-02] is refreshed before the next call, which carries the new token', async ({
    as,
    world,
  }) => {
    const page = await as('super_admin').open('/composants')
    const before = await letExpire(page)
    const dead = await storedToken(page)
    await world.forgetRequests()
    await page.goto('/societes')
    await expect(row(page, (await world.table('companies'))[0]?.['name'] as string)).toBeVisible()
    const [refresh, list, ...others] = await world.requests()
    expect(others).toEqual([])
    expect(refresh).toMatchObject({
      method: 'POST',
      url: '/api/token/refresh',
      body: { refresh_token: before?.refresh_token },
    })
    expect(Object.keys(refresh?.body ?? {})).toEqual(['refresh_token'])
    expect(refresh?.headers).not.toHaveProperty('authorization')
    const after = await storedToken(page)
    expect(after?.accessToken).not.toBe(dead?.accessToken)
    expect(list?.headers['authorization']).toBe(`Bearer ${after?.accessToken}`)
  })

  test('[AUTH-33] [AUTH-34] whose refresh is refused ends the session with one reload and no further call', async ({
    as,
    world,
  }) => {
    const page = await as('super_admin').open('/societes')
    await expectRows(page)
    await letExpire(page)
    await world.fault(
      { path: '/api/token/refresh' },
      { status: 401, body: { code: 401, message: 'JWT Refresh Token Not Found' } },
    )
    await world.forgetRequests()
    const loads = countLoads(page)
    await page.clock.install()
    await page.getByRole('button', { name: 'Charger plus' }).click()
    await expect(page).toHaveURL('/connexion')
    expect(await isSignedIn(page)).toBe(false)
    // A late reload would discard the input.
    await fillField(page, "Nom d'utilisateur", 'teva')
    await page.clock.fastForward('10:00')
    await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toBeEditable()
    await expect(field(page, "Nom d'utilisateur")).toHaveValue('teva')
    expect(loads()).toBe(1)
    expect(await asked(world)).toEqual(['POST /api/token/refresh'])
    expect(Object.keys(await storageOf(page)).filter((key) => /token|user/.test(key))).toEqual([])
  })
})
