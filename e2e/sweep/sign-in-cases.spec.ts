import { aUser } from '../builders/user.ts'
import { countLoads, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { noProfile, signIn, signOut } from '../support/pages/session.ts'
import { expectFieldError, field, fillField, title } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

test('[AUTH-04] [CST-20] [CST-24] the sign-in page shows the version and the logo', async ({ page }) => {
  await page.goto('/connexion')
  await expect(page.getByText('1.1.0')).toBeVisible()
  expect((await page.locator('header img, header svg').first().boundingBox())?.width).toBe(50)
})

/** `e2e/faults/writes-public.ts` crosses the sign-in with every fault. */
test('[AUTH-10] [AUTH-11] [ERR-18] a sign-in whose profile is refused stores nothing', async ({ page, world }) => {
  await world.fault({ path: '/api/me', times: 1 }, { status: 401 })
  await page.goto('/connexion')
  const loads = countLoads(page)
  await signIn(page, 'superadmin')
  await expect(page.getByText(noProfile, { exact: true })).toBeVisible()
  await expect(page.getByText(formFailure, { exact: true })).toHaveCount(0)
  const calls = (await world.requests()).map(({ method, path }) => `${method} ${path}`)
  expect(calls).toEqual(['POST /api/login_check', 'GET /api/me'])
  expect(loads()).toBe(0)
  const { eb_token: token, eb_user: user } = await storageOf(page)
  expect([token, user]).toEqual([undefined, undefined])
  await page.reload()
  await expect(page).toHaveURL('/connexion')
})

// `src/session/roles.test.ts` has the other combinations.
const people = [
  { username: 'admin', label: 'Administrateur', mayCreate: false },
  { username: 'membre', label: 'Membre', mayCreate: false },
  { username: 'technicien', label: 'Opérateur', mayCreate: false },
  { username: 'livreur', label: 'Livreur', mayCreate: false },
  { username: 'premier', label: 'Membre', mayCreate: true },
]

for (const { username, label, mayCreate } of people)
  test(`[ROLE-14] [ROLE-17] ${username} signs in and out: the top bar shows the first role, the rights are those of the effective one`, async ({
    page,
    world,
  }) => {
    await world.seed({ users: [aUser({ id: 901, username: 'premier', roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] })] })
    await page.goto('/connexion')
    await signIn(page, username)
    await expect(page).toHaveURL('/societes')
    await expect(page.getByRole('banner').getByText(label, { exact: true })).toBeVisible()
    // The title of the screen takes the focus, which closes an open menu.
    await expect(title(page, 'Sociétés')).toBeFocused()
    await expect(page.getByRole('link', { name: 'Nouvelle société' })).toHaveCount(Number(mayCreate))
    await signOut(page, label)
    await expect(page).toHaveURL('/connexion')
  })

test('[VAL-01] [VAL-02] both fields are required, with a message under each and no summary', async ({
  page,
  world,
}) => {
  await page.goto('/connexion')
  const press = () => page.getByRole('button', { name: 'Se connecter' }).click()
  await press()
  await expectFieldError(page, "Nom d'utilisateur", "Le nom d'utilisateur est obligatoire")
  await expectFieldError(page, 'Mot de passe', 'Le mot de passe est obligatoire')
  await expect(page.getByText(/Il y a \d+ erreur/)).toHaveCount(0)
  await fillField(page, "Nom d'utilisateur", 'superadmin')
  await press()
  await expect(page.getByText("Le nom d'utilisateur est obligatoire")).toHaveCount(0)
  await expectFieldError(page, 'Mot de passe', 'Le mot de passe est obligatoire')
  expect(await world.requests()).toEqual([])
})

test('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-12] [AUTH-40] [NAV-31] the sign-in page has two fields, both legal texts and the way to a new password', async ({
  page,
}) => {
  await page.goto('/connexion')
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await expect(page.locator('input')).toHaveCount(2)
  await expect(field(page, "Nom d'utilisateur")).toHaveAttribute('type', 'text')
  await expect(field(page, 'Mot de passe')).toHaveAttribute('type', 'password')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveCount(1)
  await expect(page.getByRole('navigation')).toHaveCount(0)
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
