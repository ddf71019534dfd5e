import { countLoads, isSignedIn, letExpire, storageOf, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectFlash, expectRows, field, fillField, row } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

const asked = async (world: World) => (await world.requests()).map(({ method, path }) => `${method} ${path}`)
const refreshes = (world: World) => world.requests('POST /api/token/refresh')

/** `src/app/roles.test.tsx` tries every address. */
test('[AUTH-21] without a session an address opens the sign-in page and sends no call', async ({ page, world }) => {
  for (const path of ['/', '/societes/modification/1', '/livraisons']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/connexion')
  }
  expect(await world.requests()).toEqual([])
})

test('[AUTH-22] with a session the public pages lead to the companies', async ({ as, world }) => {
  const page = await as('member').open('/connexion')
  for (const path of [
    '/connexion',
    '/mot-de-passe-oublie',
    '/reinitialisation-mot-de-passe/abc',
    '/reinitialisation-mot-de-passe',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/societes')
  }
  expect(await world.requests('POST')).toEqual([])
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

  test('[AUTH-32] [G-40] [API-17] is refreshed twice with a server whose refresh tokens are valid once', async ({
    as,
    world,
  }) => {
    await world.set({ singleUse: true, loginKey: 'token' })
    const page = await as('super_admin').open('/composants')
    const before = await letExpire(page)
    await page.goto('/connexion')
    await expect(page).toHaveURL('/societes')
    await expectRows(page)
    expect((await storedToken(page))?.refresh_token).not.toBe(before?.refresh_token)
    await letExpire(page)
    await page.reload()
    await expectRows(page)
    expect(await refreshes(world)).toHaveLength(2)
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

  /** `src/api/refresh.dom.test.ts` has the other answers. */
  for (const [name, reply] of [
    ['403 and a page of a firewall', { status: 403, html: '<h1>Access denied</h1>' }],
    ['nothing', { drop: 'before' }],
  ] as const) {
    test(`[AUTH-33] [ERR-01] whose refresh is answered with ${name} keeps the session`, async ({ as, world }) => {
      const page = await as('super_admin').open('/composants')
      await letExpire(page)
      await world.fault({ path: '/api/token/refresh' }, reply)
      const loads = countLoads(page)
      await page.goto('/societes')
      await expectFlash(page, fetchFailure)
      expect(await isSignedIn(page)).toBe(true)
      expect(loads()).toBe(1)
      expect(await world.requests('GET /api/companies')).toEqual([])

      await world.mend()
      await page.reload()
      await expectRows(page)
    })
  }
})
