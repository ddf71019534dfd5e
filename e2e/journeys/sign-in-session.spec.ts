import { countLoads, storageOf, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { signIn } from '../support/pages/session.ts'
import { expectRows, field } from '../support/pages/vocabulary.ts'

const refused = "Nom d'utilisateur ou mot de passe incorrect."

test('[AUTH-09] [ERR-17] a wrong password and a 400 show the same message, without a reload or a token refresh', async ({
  page,
  world,
}) => {
  await page.goto('/connexion')
  const loads = countLoads(page)
  await signIn(page, 'superadmin', 'faux')
  await expect(page.getByText(refused)).toBeVisible()
  await expect(field(page, "Nom d'utilisateur")).toHaveValue('superadmin')
  await world.fault({ path: '/api/login_check', times: 1 }, { status: 400, description: 'Bad Request' })
  await signIn(page, 'superadmin')
  await expect.poll(() => world.requests()).toHaveLength(2)
  await expect(page.getByText(refused)).toBeVisible()
  expect(new Set((await world.requests()).map(({ path }) => path))).toEqual(new Set(['/api/login_check']))
  expect(await storedToken(page)).toBeUndefined()
  expect(loads()).toBe(0)
  await expect(page).toHaveURL('/connexion')
})

test('[AUTH-05] [AUTH-06] [AUTH-07] [AUTH-08] [AUTH-25] [AUTH-26] [AUTH-27] [API-16] a sign-in reads the profile and then the companies, and its session opens in a new tab', async ({
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
