import { expect, test } from '../support/fixtures/test.ts'
import { currentPassword, moanaPasswordPath, newPassword, newPasswordAgain } from '../support/pages/password-form.ts'
import { seedMoana } from '../support/pages/user-form.ts'
import { field, fillField, save } from '../support/pages/vocabulary.ts'

const all = [currentPassword, newPassword, newPasswordAgain]
const strong = ' Nouveau!Motdepasse2024 '

/** `src/features/users/PasswordForm.test.tsx` has the refusals. */
test('[USR-42] [USR-43] [NAV-43] a super administrator changes the password of a user', async ({ as, world }) => {
  await seedMoana(world)
  const page = await as('super_admin').open('/utilisateurs/modification/7')
  await page.getByRole('link', { name: 'Modifier le mot de passe' }).click()
  await expect(page).toHaveURL(moanaPasswordPath)
  await expect(page.getByText('Moana Tehei')).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(3)
  for (const label of [newPassword, newPasswordAgain]) await fillField(page, label, strong)
  await fillField(page, currentPassword, 'Motdepasse!2023')
  await world.forgetRequests()
  await save(page, 'Mot de passe modifié !')
  for (const label of all) await expect(field(page, label)).toHaveValue('')
  await expect(page).toHaveURL(moanaPasswordPath)
  const [call, ...others] = await world.requests('PATCH')
  expect(others).toEqual([])
  expect(call?.url).toBe('/api/users/7/update-password')
  const body = { currentPassword: 'Motdepasse!2023', newPassword: strong, newPasswordRetyped: strong }
  expect(call?.body).toEqual(body)
  expect(call?.headers['content-type']).toContain('application/merge-patch+json')
  // The form is empty, and protects new input again.
  await fillField(page, currentPassword, 'x')
  await page.getByRole('link', { name: 'Annuler' }).click()
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/utilisateurs/detail/7')
})
