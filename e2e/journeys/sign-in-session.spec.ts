import { storageOf, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { signIn } from '../support/pages/session.ts'

test('[AUTH-05] [AUTH-07] [API-16] a sign-in reads the profile and then the companies', async ({ page, world }) => {
  await page.goto('/mot-de-passe-oublie')
  await page.getByRole('link', { name: 'Retour à la connexion' }).click()
  await signIn(page, ' superadmin ')
  await expect(page).toHaveURL('/societes')
  await expect(page.getByRole('row')).not.toHaveCount(0)

  const calls = await world.requests()
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/login_check',
    'GET /api/me',
    'GET /api/companies',
  ])
  const [login, me, list] = calls
  expect(Object.entries(login?.body ?? {})).toEqual([
    ['username', 'superadmin'],
    ['password', 'Motdepasse!2023'],
  ])
  expect(login?.headers).toMatchObject({ accept: 'application/ld+json', 'content-type': 'application/json' })
  expect(login?.headers).not.toHaveProperty('authorization')
  expect(decodeURIComponent(me?.query ?? '')).toBe('q[]=firstName&q[]=roles')

  const token = await storedToken(page)
  for (const call of [me, list]) {
    expect(call?.headers).toMatchObject({
      accept: 'application/ld+json',
      authorization: `Bearer ${token?.accessToken}`,
    })
  }

  await test.step('[AUTH-06] [AUTH-26] [AUTH-27] the tokens and the user are stored', async () => {
    expect(token?.accessToken).toMatch(/./)
    expect(token?.refresh_token).toMatch(/./)
    expect(JSON.parse((await storageOf(page))['eb_user'] ?? '')).toEqual({
      firstName: 'Teiki',
      roles: ['ROLE_SUPER_ADMIN'],
    })
  })
  await test.step('[AUTH-08] after signing in, Back does not show the sign-in page', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/societes')
  })
  await test.step('[AUTH-25] the session survives a reload and opens in a new tab', async () => {
    await page.reload()
    await expect(page).toHaveURL('/societes')
    const tab = await page.context().newPage()
    await tab.goto('/')
    await expect(tab).toHaveURL('/societes')
    expect(await world.requests('POST')).toHaveLength(1)
  })
})
