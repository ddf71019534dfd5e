import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { chooseRole, codeField, profilePath, roleField } from '../support/pages/user-form.ts'
import { expectFieldError, field, fillField, save, saveButton } from '../support/pages/vocabulary.ts'

test('[USR-39] a super administrator who edits the own record sees the new name in the top bar', async ({ as }) => {
  const page = await as('super_admin').open('/utilisateurs/modification/1')
  await fillField(page, 'Prénom', 'Heimana')
  await save(page, 'Utilisateur modifié !')
  await expect(page.getByRole('banner')).toContainText('Heimana')
  await expect(page).toHaveURL('/utilisateurs/detail/1')
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
