import { expect, test } from '../support/fixtures/test.ts'
import { currentPassword, newPassword, newPasswordAgain, ownPasswordPath } from '../support/pages/password-form.ts'
import {
  doubleClick,
  expectFieldError,
  expectFlash,
  field,
  fillField,
  save,
  saveButton,
} from '../support/pages/vocabulary.ts'

const strong = 'Nouveau!Motdepasse2024'

/** `src/features/users/PasswordForm.test.tsx` has the other refusals. */
test('[ACC-08] [ACC-10] a courier changes the own password, after a wrong current one', async ({ as, world }) => {
  const page = await as('shipper').open(ownPasswordPath)
  await fillField(page, currentPassword, 'Faux!Motdepasse2023')
  for (const label of [newPassword, newPasswordAgain]) await fillField(page, label, strong)
  await save(page)
  await expectFieldError(page, currentPassword, 'Le mot de passe actuel est incorrect')
  for (const label of [newPassword, newPasswordAgain]) await expect(field(page, label)).toHaveValue(strong)
  expect(await world.requests('POST /api/token/refresh')).toEqual([])

  await fillField(page, currentPassword, 'Motdepasse!2023')
  await world.forgetRequests()
  await doubleClick(saveButton(page))
  await expectFlash(page, 'Mot de passe modifié !')
  for (const label of [currentPassword, newPassword, newPasswordAgain]) await expect(field(page, label)).toHaveValue('')
  await expect(page).toHaveURL(ownPasswordPath)
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(0)
  const body = { currentPassword: 'Motdepasse!2023', newPassword: strong, newPasswordRetyped: strong }
  expect(await world.patches()).toEqual([['/api/users/5/update-password', body]])
  await expect(world.signIn('livreur')).rejects.toThrow(/401/)
})
