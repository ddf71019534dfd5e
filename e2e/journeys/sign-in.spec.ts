import { countLoads, storageOf, storedToken } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { noProfile, signIn } from '../support/pages/session.ts'
import { expectFieldError, field, fillField } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

const refused = "Nom d'utilisateur ou mot de passe incorrect."

test('[NAV-31] [AUTH-01] [AUTH-40] the sign-in page has two fields, one button and no menu', async ({ page }) => {
  await page.goto('/connexion')
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await expect(page.locator('input')).toHaveCount(2)
  await expect(field(page, "Nom d'utilisateur")).toHaveAttribute('type', 'text')
  await expect(field(page, 'Mot de passe')).toHaveAttribute('type', 'password')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveCount(1)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sociétés' })).toHaveCount(0)
})

test('[AUTH-02] [AUTH-03] [AUTH-12] the sign-in page opens both legal texts and links to the forgotten password', async ({
  page,
}) => {
  await page.goto('/connexion')
  for (const name of ['Mentions légales', 'Politique de confidentialité']) {
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expect(page).toHaveURL('/connexion')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await expect(page).toHaveURL('/mot-de-passe-oublie')
})

test('[VAL-01] [VAL-02] both fields are required, with a message under each, no summary', async ({ page, world }) => {
  await page.goto('/connexion')
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

test('[AUTH-09] [ERR-17] a wrong password shows its message, without a reload or a token refresh', async ({
  page,
  world,
}) => {
  await page.goto('/connexion')
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
  await expect(page.getByText(refused)).toBeVisible()
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL('/societes')
})

test('[AUTH-10] [AUTH-11] [ERR-18] a sign-in whose profile is refused stores nothing', async ({ page, world }) => {
  await world.fault({ path: '/api/me', times: 1 }, { status: 401 })
  await page.goto('/connexion')
  const loads = countLoads(page)
  await signIn(page, 'superadmin')
  await expect(page.getByText(noProfile, { exact: true })).toBeVisible()
  await expect(page.getByText(formFailure, { exact: true })).toHaveCount(0)
  expect((await world.requests()).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/login_check',
    'GET /api/me',
  ])
  expect(loads()).toBe(0)
  const { eb_token: token, eb_user: user } = await storageOf(page)
  expect([token, user]).toEqual([undefined, undefined])
  await page.reload()
  await expect(page).toHaveURL('/connexion')
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL('/societes')
})
