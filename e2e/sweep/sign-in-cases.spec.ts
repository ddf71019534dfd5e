import { letExpire, storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { sessionOver, signIn, signInAgain, typeAndExpire } from '../support/pages/session.ts'
import { expectFieldError, field, fillField, retryButton, save, title, visit } from '../support/pages/vocabulary.ts'

test('[VAL-01] [VAL-02] both fields are required, with a message under each', async ({ page, world }) => {
  await page.goto('/connexion')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expectFieldError(page, "Nom d'utilisateur", "Le nom d'utilisateur est obligatoire")
  await expectFieldError(page, 'Mot de passe', 'Le mot de passe est obligatoire')
  await expect(page.getByText(/Il y a \d+ erreur/)).toHaveCount(0)
  expect(await world.requests()).toEqual([])
})

test('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [AUTH-12] [AUTH-40] [CST-20] [CST-24] [NAV-31] the sign-in page has the logo and the version, two fields, both legal texts and the way to a new password', async ({
  page,
}) => {
  await page.goto('/connexion')
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await expect(page.getByText('1.1.0')).toBeVisible()
  expect((await page.locator('header img, header svg').first().boundingBox())?.width).toBe(50)
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

/** The screen after signing in. `src/app/session` has the reasons, the other tabs and the lost answers. */

test('[AUTH-08] the address that was opened is ignored when the role may not see its screen', async ({ page }) => {
  await page.goto('/lockers/creation')
  await signIn(page, 'membre')
  await expect(page).toHaveURL('/societes')
  await expect(title(page, 'Sociétés')).toBeVisible()
  // Opening that address after signing in shows the usual refusal.
  await visit(page, '/lockers/creation')
  await expect(title(page, 'Accès refusé')).toBeVisible()
})

test('a changed own user name shows a notice, ends the session and asks to sign in', async ({ as, world }) => {
  const page = await as('member').open('/mon-compte/modification')
  const name = field(page, "Nom d'utilisateur")
  const hint = page.getByText('Vous devrez vous reconnecter')
  await expect(name).toHaveValue('membre')
  await expect(hint).toHaveCount(0)
  await name.fill(' moana ')
  await expect(name).toHaveAccessibleDescription('Vous devrez vous reconnecter')
  await name.fill('membre ')
  await expect(hint).toHaveCount(0)
  await name.fill('moana')
  await world.forgetRequests()
  await save(page)
  await expect(page).toHaveURL('/connexion')
  await expect(page.getByRole('note').getByText("Votre nom d'utilisateur a changé")).toBeVisible()
  await expect(name).toHaveValue('moana')
  // The record is read before the write. The old token is no longer valid, so no call follows the write.
  expect((await world.requests()).map(({ method }) => method)).toEqual(['GET', 'PATCH'])
  await expectNoAxeViolations(page)
  await fillField(page, 'Mot de passe', 'Motdepasse!2023')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/mon-compte')
  await expect(page.getByRole('main').getByText('moana', { exact: true })).toBeVisible()
})

test('[CST-21] [API-04] [API-79] the browser stores the session, the last message and settings', async ({ page }) => {
  await page.goto('/societes/modification/1')
  await signIn(page, 'superadmin')
  await page.getByRole('button', { name: 'Réduire le menu' }).click()
  await fillField(page, 'Nom du contact', 'Hina Tehei')
  await fillField(page, 'Téléphone du contact', '87123456')
  await save(page, 'Société modifiée !')
  const { eb_token: token = '', ...rest } = await storageOf(page)
  const known = ['eb_user', 'eb_flash_session', 'eb_menu_collapsed', 'eb_color_scheme']
  expect(known).toEqual(expect.arrayContaining(Object.keys(rest)))
  const kept = ['accessToken', 'apiBase', 'clockSkewMs', 'refresh_token']
  expect(Object.keys(JSON.parse(token) as object).toSorted()).toEqual(kept)
  expect(rest['eb_user']).toContain('roles')
  expect(JSON.stringify(rest)).not.toMatch(/Motdepasse|@example|Hina Tehei|\d{6}/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')))).toEqual([])
})

test('[AUTH-22] [G-40] with a session, even an expired one, public pages lead home', async ({ as, world }) => {
  const page = await as('super_admin').open('/preferences')
  await letExpire(page)
  await page.goto('/connexion')
  await expect(page).toHaveURL('/societes')
  for (const path of ['/mot-de-passe-oublie', '/reinitialisation-mot-de-passe/abc', '/reinitialisation-mot-de-passe']) {
    await visit(page, path)
    await expect(page, path).toHaveURL('/societes')
  }
  expect((await world.requests('POST')).map(({ path }) => path)).toEqual(['/api/token/refresh'])
})

test('when the code of the dialog cannot be loaded, « Réessayer » loads it', async ({ as, tolerate, world }) => {
  tolerate(/SignInAgain/)
  const page = await as('super_admin').open('/societes/modification/1')
  await page.route('**/assets/SignInAgain*.js', (route) => route.abort())
  await typeAndExpire(page, world)
  await save(page)
  await expect(sessionOver(page)).toContainText("La demande de mot de passe n'a pas pu être chargée.")
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(sessionOver(page)).toBeVisible()
  const askedAgain = page.waitForRequest('**/assets/SignInAgain*.js')
  await retryButton(sessionOver(page)).click()
  await askedAgain
  // The dialog retries automatically within a second.
  await page.unroute('**/assets/SignInAgain*.js')
  await expect(sessionOver(page).getByRole('textbox', { name: 'Mot de passe' })).toBeFocused()
  await signInAgain(page)
  await expect(sessionOver(page)).toHaveCount(0)
  await expect(field(page, 'Nom')).toHaveValue('À moitié')
})

test('[AUTH-34] Back and « Quitter » leave the expired form for the sign-in page', async ({ as, world }) => {
  const page = await as('super_admin').open('/societes')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await typeAndExpire(page, world)
  await save(page)
  await expect(sessionOver(page)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(page).toHaveURL('/connexion')
  expect(await storageOf(page)).not.toHaveProperty('eb_token')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await world.mend()
  await signIn(page, 'membre')
  await expect(page).toHaveURL('/societes')
  await expect(page.getByRole('banner').getByText('Membre')).toBeVisible()
})
