import { countLoads, isSignedIn, letExpire, storageOf, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectRows, field, fillField } from '../support/pages/vocabulary.ts'

test('[AUTH-31] [AUTH-32] [API-02] an expired token is refreshed before the next call, which carries the new token', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/composants')
  const before = await letExpire(page)
  const expired = await storedToken(page)
  await world.forgetRequests()
  await page.goto('/lockers')
  await expectRows(page)
  const [refresh, list, ...others] = await world.requests()
  expect(others).toEqual([])
  expect(refresh).toMatchObject({ method: 'POST', url: '/api/token/refresh' })
  expect(refresh?.body).toEqual({ refresh_token: before?.refresh_token })
  expect(refresh?.headers).not.toHaveProperty('authorization')
  const after = await storedToken(page)
  expect(after?.accessToken).not.toBe(expired?.accessToken)
  expect(list).toMatchObject({ path: '/api/lockers', headers: { authorization: `Bearer ${after?.accessToken}` } })
})

test('[AUTH-33] [AUTH-34] a refused refresh ends the session with one load of the page and no further call', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/societes')
  await expectRows(page)
  await letExpire(page)
  const body = { code: 401, message: 'JWT Refresh Token Not Found' }
  await world.fault({ path: '/api/token/refresh' }, { status: 401, body })
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
  expect((await world.requests()).map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/token/refresh'])
  expect(Object.keys(await storageOf(page)).filter((key) => /token|user/.test(key))).toEqual([])
})
