import { countLoads, letExpire, storageOf, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { sessionOver, signIn, signInAgain, signOut, typeAndExpire } from '../support/pages/session.ts'
import { expectRows, field, save, saveButton, title } from '../support/pages/vocabulary.ts'

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

test('[AUTH-33] [AUTH-34] an ended session is explained, and signing in opens its screen', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers')
  await expectRows(page)
  await letExpire(page)
  await world.fault({ path: '/api/token/refresh' }, { status: 401 })
  await world.forgetRequests()
  const loads = countLoads(page)
  const expired = page.getByRole('note').getByText('Votre session a expiré')
  await page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).click()
  await expect(page).toHaveURL('/connexion')
  await expect(expired).toBeVisible()
  expect(loads()).toBe(1)
  expect((await world.requests()).map(({ path }) => path)).toEqual(['/api/token/refresh'])
  expect(await page.evaluate(() => sessionStorage.getItem('eb_sign_in_state'))).toBeNull()
  await expectNoAxeViolationsInLight(page)
  await page.reload()
  await expect(expired).toBeVisible()
  await world.mend()
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL('/bookings')
})

test('[AUTH-09] [AUTH-33] an ended session asks for the password over a form, which stays', async ({ as, world }) => {
  const page = await as('super_admin').open('/societes/modification/1')
  await expect(field(page, 'Nom')).toBeVisible()
  const loads = countLoads(page)
  await typeAndExpire(page, world)
  await save(page)

  await expect(sessionOver(page).getByRole('textbox', { name: 'Mot de passe' })).toBeFocused()
  await expect(sessionOver(page).getByRole('textbox', { name: "Nom d'utilisateur" })).toHaveValue('superadmin')
  await expect(sessionOver(page).getByRole('textbox', { name: "Nom d'utilisateur" })).not.toBeEditable()
  expect(Object.keys(await storageOf(page)).filter((key) => /token|user/.test(key))).toEqual([])
  // Escape and a click beside the dialog do not close it: the page cannot send a call without a session.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(sessionOver(page)).toBeVisible()

  await signInAgain(page, 'Mauvais!2023xx')
  await expect(sessionOver(page).getByRole('alert')).toHaveText("Nom d'utilisateur ou mot de passe incorrect.")
  await signInAgain(page)
  await expect(sessionOver(page)).toHaveCount(0)
  await expect(saveButton(page)).toBeFocused()
  await expect(field(page, 'Nom')).toHaveValue('À moitié')
  expect(loads()).toBe(0)
  // The console does not repeat the save automatically.
  expect(await world.patches()).toEqual([])
  await save(page, 'Société modifiée !')
  expect(await world.patches()).toHaveLength(1)
})

test('[AUTH-23] [AUTH-24] [NAV-11] a sign-out empties the storage, and Back shows no screen', async ({ as, world }) => {
  const page = await as('super_admin').open('/societes')
  await expectRows(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Machines' }).click()
  await expect(title(page, 'Machines')).toBeFocused()
  await signOut(page)
  await expect(page).toHaveURL('/connexion')
  await expect(title(page, 'Connexion')).toBeFocused()
  await expect(page.getByRole('note')).toHaveCount(0)
  expect(Object.keys(await storageOf(page)).filter((key) => /token|user/.test(key))).toEqual([])
  await world.forgetRequests()
  for (const address of ['/connexion', 'about:blank']) {
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
  expect(await world.requests()).toEqual([])
})
