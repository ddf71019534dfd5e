import { storageOf, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { signIn } from '../support/pages/session.ts'
import { expectRows } from '../support/pages/vocabulary.ts'

test('[AUTH-05] [AUTH-06] [AUTH-07] [AUTH-08] [AUTH-25] [AUTH-26] [AUTH-27] [ROLE-17] [API-16] a sign-in reads the profile and then the companies, and its session opens in a new tab', async ({
  page,
  world,
}) => {
  await page.goto('/mot-de-passe-oublie')
  await page.getByRole('link', { name: 'Retour à la connexion' }).click()
  await signIn(page, ' superadmin ')
  await expect(page).toHaveURL('/societes')
  await expectRows(page)
  const calls = await world.requests()
  const paths = ['POST /api/login_check', 'GET /api/me', 'GET /api/companies']
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(paths)
  const [login, me, list] = calls
  expect(Object.entries(login?.body ?? {})).toEqual([
    ['username', 'superadmin'],
    ['password', 'Motdepasse!2023'],
  ])
  expect(login?.headers).toMatchObject({ accept: 'application/ld+json', 'content-type': 'application/json' })
  expect(login?.headers).not.toHaveProperty('authorization')
  expect(decodeURIComponent(me?.query ?? '')).toBe('q[]=firstName&q[]=roles')
  const token = await storedToken(page)
  expect(token?.refresh_token).toMatch(/./)
  for (const call of [me, list]) expect(call?.headers['authorization']).toBe(`Bearer ${token?.accessToken}`)
  const user = JSON.parse((await storageOf(page))['eb_user'] ?? '') as unknown
  expect(user).toEqual({ firstName: 'Teiki', roles: ['ROLE_SUPER_ADMIN'] })

  // Back does not show the sign-in page.
  await page.goBack()
  await expect(page).toHaveURL('/societes')
  const tab = await page.context().newPage()
  await tab.goto('/')
  await expect(tab).toHaveURL('/societes')
  expect(await world.requests('POST')).toHaveLength(1)
})
