import { expect, test } from '../support/fixtures/test.ts'
import { seedMoana } from '../support/pages/user-form.ts'
import {
  doubleClick,
  expectFieldError,
  expectFlash,
  field,
  fillField,
  save,
  saveButton,
} from '../support/pages/vocabulary.ts'

const currentPassword = 'Mot de passe actuel'
const newPasswords = ['Nouveau mot de passe', 'Confirmation du nouveau mot de passe']
const all = [currentPassword, ...newPasswords]
const strong = ' Nouveau!Motdepasse2024 '

/** `src/features/users/PasswordForm.test.tsx` has the refusals. */
test('[USR-42] [USR-43] [NAV-43] a super administrator changes the password of a user', async ({ as, world }) => {
  await seedMoana(world)
  const page = await as('super_admin').open('/utilisateurs/modification/7')
  await page.getByRole('link', { name: 'Modifier le mot de passe' }).click()
  const path = '/utilisateurs/modification/mot-de-passe/7'
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Moana Tehei')).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(3)
  for (const label of newPasswords) await fillField(page, label, strong)
  await fillField(page, currentPassword, 'Motdepasse!2023')
  await world.forgetRequests()
  await save(page, 'Mot de passe modifié !')
  for (const label of all) await expect(field(page, label)).toHaveValue('')
  await expect(page).toHaveURL(path)
  const body = { currentPassword: 'Motdepasse!2023', newPassword: strong, newPasswordRetyped: strong }
  expect(await world.patches()).toEqual([['/api/users/7/update-password', body]])
  expect((await world.requests('PATCH'))[0]?.headers['content-type']).toContain('application/merge-patch+json')
  // The form is empty, and protects new input again.
  await fillField(page, currentPassword, 'x')
  await page.getByRole('link', { name: 'Annuler' }).click()
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/utilisateurs/detail/7')
})

test('[ACC-08] [ACC-10] a courier changes the own password, after a wrong current one', async ({ as, world }) => {
  const page = await as('shipper').open('/mon-compte/modification/mot-de-passe')
  await fillField(page, currentPassword, 'Faux!Motdepasse2023')
  for (const label of newPasswords) await fillField(page, label, strong)
  await save(page)
  await expectFieldError(page, currentPassword, 'Le mot de passe actuel est incorrect')
  for (const label of newPasswords) await expect(field(page, label)).toHaveValue(strong)
  expect(await world.requests('POST /api/token/refresh')).toEqual([])

  await fillField(page, currentPassword, 'Motdepasse!2023')
  await world.forgetRequests()
  await doubleClick(saveButton(page))
  await expectFlash(page, 'Mot de passe modifié !')
  for (const label of all) await expect(field(page, label)).toHaveValue('')
  await expect(page).toHaveURL('/mon-compte/modification/mot-de-passe')
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(0)
  const body = { currentPassword: 'Motdepasse!2023', newPassword: strong, newPasswordRetyped: strong }
  expect(await world.patches()).toEqual([['/api/users/5/update-password', body]])
  await expect(world.signIn('livreur')).rejects.toThrow(/401/)
})
