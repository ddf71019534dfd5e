import { countLoads, storageOf, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { signIn } from '../support/pages/session.ts'
import { expectFieldError, field, fillField } from '../support/pages/vocabulary.ts'

const refused = "Nom d'utilisateur ou mot de passe incorrect."

test('the sign-in page shows its texts, refuses what is missing or wrong, and begins a session', async ({
  page,
  world,
}) => {
  await page.goto('/connexion')

  await test.step('[NAV-31] [AUTH-01] [AUTH-40] the sign-in page has two fields, one button and no menu', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    await expect(page.locator('input')).toHaveCount(2)
    await expect(field(page, "Nom d'utilisateur")).toHaveAttribute('type', 'text')
    await expect(field(page, 'Mot de passe')).toHaveAttribute('type', 'password')
    await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveCount(1)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Sociétés' })).toHaveCount(0)
  })

  await test.step('[AUTH-02] [AUTH-03] [AUTH-12] the sign-in page opens both legal texts and links to the forgotten password', async () => {
    for (const name of ['Mentions légales', 'Politique de confidentialité']) {
      await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await expect(page).toHaveURL('/connexion')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect(page).toHaveURL('/mot-de-passe-oublie')
    await page.getByRole('link', { name: 'Retour à la connexion' }).click()
    await expect(page).toHaveURL('/connexion')
  })

  await test.step('[VAL-01] [VAL-02] both fields are required, with a message under each, no summary', async () => {
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expectFieldError(page, "Nom d'utilisateur", "Le nom d'utilisateur est obligatoire")
    await expectFieldError(page, 'Mot de passe', 'Le mot de passe est obligatoire')
    await expect(page.getByText("Le nom d'utilisateur est obligatoire")).toHaveCount(1)
    await expect(page.getByText(/Il y a \d+ erreur/)).toHaveCount(0)

    await fillField(page, "Nom d'utilisateur", 'superadmin')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText("Le nom d'utilisateur est obligatoire")).toHaveCount(0)
    await expectFieldError(page, 'Mot de passe', 'Le mot de passe est obligatoire')
    expect(await world.requests()).toEqual([])
  })

  await test.step('[AUTH-09] [ERR-17] a wrong password shows its message, without a reload or a token refresh', async () => {
    const loads = countLoads(page)
    await signIn(page, 'superadmin', 'faux')
    await expect(page.getByText(refused)).toBeVisible()
    await expect(page).toHaveURL('/connexion')
    await expect(field(page, "Nom d'utilisateur")).toHaveValue('superadmin')
    expect((await world.requests()).map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/login_check'])
    expect(await storedToken(page)).toBeUndefined()
    expect(loads()).toBe(0)

    // A 400 is a refusal too. The next attempt removes the message.
    await world.fault({ path: '/api/login_check', times: 1 }, { status: 400, description: 'Bad Request' })
    await signIn(page, 'superadmin')
    await expect.poll(() => world.requests()).toHaveLength(2)
    await expect(page.getByText(refused)).toBeVisible()
  })

  await test.step('[AUTH-05] [AUTH-07] [API-16] a sign-in reads the profile and then the companies', async () => {
    await world.forgetRequests()
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
  })

  await test.step('[AUTH-06] [AUTH-26] [AUTH-27] the tokens and the user are stored', async () => {
    const token = await storedToken(page)
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

  await test.step('[AUTH-25] the session opens in a new tab', async () => {
    const tab = await page.context().newPage()
    await tab.goto('/')
    await expect(tab).toHaveURL('/societes')
    expect(await world.requests('POST')).toHaveLength(1)
  })
})
