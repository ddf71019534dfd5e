import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { currentPassword, newPassword, newPasswordAgain, ownPasswordPath } from '../support/pages/password-form.ts'
import { chooseRole, codeField, profilePath, roleField, storedUser } from '../support/pages/user-form.ts'
import { expectFieldError, expectFlash, field, fillField, save, saveButton } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('[ACC-06] [API-16] [ERR-39] after a save the session is read again, and a failure of that reading is not shown', async ({
  as,
  world,
}) => {
  const page = await as('member').open(profilePath)
  await fillField(page, 'Prénom', 'Tamatoa')
  await world.fault({ path: '/api/me' }, { status: 500 })
  await world.forgetRequests()
  await save(page, 'Utilisateur modifié !')
  await expect(page).toHaveURL('/mon-compte')
  await expect(page.getByRole('banner')).toContainText('Tamatoa')
  await expect(page.getByRole('heading', { name: 'Tamatoa Pambrun' })).toBeVisible()
  const queries = async () => (await world.requests('GET /api/me')).map(({ query }) => decodeURIComponent(query))
  await expect.poll(queries).toContain('q[]=firstName&q[]=roles')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await storedUser(page)).toEqual({ firstName: 'Tamatoa', roles: ['ROLE_USER'] })
})

const me = { '@id': '/api/me', '@type': 'User', firstName: 'Moana', lastName: 'Pambrun', roles: ['ROLE_USER'] }
const account = { ...me, email: 'membre@example.test', phone: '87700274', username: 'membre' }

test('[ACC-04] [ACC-08] [ACC-12] profile and password are saved under the `id` of /api/me', async ({ as, world }) => {
  await world.fault({ path: '/api/me$' }, { status: 200, body: { ...account, id: 3 } })
  const page = await as('member').open(profilePath)
  await fillField(page, 'Nom', 'Amaru')
  await save(page, 'Utilisateur modifié !')
  await expect(page).toHaveURL('/mon-compte')
  await page.getByRole('link', { name: 'Modifier le mot de passe' }).click()
  await fillField(page, currentPassword, 'Motdepasse!2023')
  for (const label of [newPassword, newPasswordAgain]) await fillField(page, label, 'Nouveau!Motdepasse2024')
  await save(page, 'Mot de passe modifié !')
  expect((await world.patches()).map(([url]) => url)).toEqual(['/api/users/3', '/api/users/3/update-password'])
})

for (const path of [profilePath, ownPasswordPath])
  test(`[ACC-12] without an id of the own account ${path} has no form`, async ({ as, world }) => {
    await world.fault({ path: '/api/me$' }, { status: 200, body: account })
    const page = await as('member').open(path)
    await expectFlash(page, fetchFailure)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('input')).toHaveCount(0)
  })

test('the notice about a changed user name is above the bar of the form', { tag: '@phone' }, async ({ as }) => {
  const page = await as('member').open(profilePath)
  const username = field(page, "Nom d'utilisateur")
  // The lowest place that is not covered.
  await username.evaluate((input) => input.scrollIntoView({ block: 'end' }))
  await username.pressSequentially('2')
  const bottomOf = async (text: string) => {
    const box = await page.getByText(text).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const bar = await saveButton(page).boundingBox()
  await expect.poll(() => bottomOf('Vous devrez vous reconnecter')).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('[ACC-05] [ACC-13] [ROLE-40] an administrator takes another role, whose rights apply at once', async ({
  as,
  world,
}) => {
  const page = await as('admin').open(profilePath)
  await expect(roleField(page)).toHaveValue('Administrateur')
  const note = page.getByText("Vos droits changeront dès l'enregistrement.")
  await roleField(page).click()
  await expect(page.getByRole('option')).toHaveText(['Administrateur', 'Membre', 'Opérateur', 'Livreur'])
  await page.getByRole('option', { name: 'Livreur' }).click()
  await expect(note).toBeVisible()
  // The own role again is no change.
  await chooseRole(page, 'Administrateur')
  await expect(note).toHaveCount(0)
  await chooseRole(page, 'Livreur')
  await save(page)
  await expectFieldError(page, "Code d'accès APM", "Le code d'accès APM est obligatoire")
  await look(page, 'account-edit-role')
  await codeField(page).fill('4321')
  await save(page, 'Utilisateur modifié !')
  expect(await world.patches()).toEqual([['/api/users/2', { roles: ['ROLE_SHIPPER'], apmAccessCode: 4321 }]])
  await expect(page.getByRole('banner')).toContainText('Livreur')
  await page.getByRole('link', { name: 'Modifier le profil' }).click()
  await expect(field(page, 'Nom')).toBeVisible()
  await expect(roleField(page)).toHaveCount(0)
})

test('[ACC-03] [NAV-46] [NAV-47] the own profile leads to its form and to the password form', async ({ as }) => {
  const page = await as('member').open('/mon-compte')
  await page.getByRole('link', { name: 'Modifier le profil' }).click()
  await expect(page).toHaveURL(profilePath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte / modification')
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/mon-compte')
  await page.getByRole('link', { name: 'Modifier le mot de passe' }).click()
  await expect(page).toHaveURL(`${profilePath}/mot-de-passe`)
  await expect(page.locator('input[type=password]')).toHaveCount(3)
})
