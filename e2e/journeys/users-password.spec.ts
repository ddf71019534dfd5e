import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { currentPassword, moanaPasswordPath, newPassword, newPasswordAgain } from '../support/pages/password-form.ts'
import { seedMoana } from '../support/pages/users.ts'
import { expectFieldError, field, fillField, save } from '../support/pages/vocabulary.ts'

const all = [currentPassword, newPassword, newPasswordAgain]
const strong = ' Nouveau!Motdepasse2024 '

test('[USR-42] [USR-43] [NAV-43] a super administrator changes the password of a user, after a refusal', async ({
  as,
  world,
  page,
}) => {
  await seedMoana(world)
  await as('super_admin').open('/utilisateurs/modification/7')
  await page.getByRole('link', { name: 'Modifier le mot de passe' }).click()
  await expect(page).toHaveURL(moanaPasswordPath)
  await expect(page.getByText('Moana Tehei')).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(3)
  await look(page, 'users-password')

  await test.step('[USR-44] [ERR-16] a wrong current password is shown in French under its field', async () => {
    for (const flavour of ['4', '2.7'] as const) {
      await world.set({ flavour })
      for (const label of all) await fillField(page, label, strong)
      await save(page)
      await expectFieldError(page, currentPassword, 'Le mot de passe actuel est incorrect')
      await expect(page.getByText('Invalid password.')).toHaveCount(0)
      for (const label of all) await expect(field(page, label)).toHaveValue(strong)
      await fillField(page, currentPassword, 'autre')
      await expect(page.getByText('Le mot de passe actuel est incorrect')).toHaveCount(0)
    }
    expect(await world.requests('POST /api/token/refresh')).toEqual([])
    await world.forgetRequests()
  })

  await fillField(page, currentPassword, 'Motdepasse!2023')
  await fillField(page, newPassword, strong)
  await fillField(page, newPasswordAgain, strong)
  await save(page, 'Mot de passe modifié !')
  for (const label of all) await expect(field(page, label)).toHaveValue('')
  await expect(page).toHaveURL(moanaPasswordPath)
  const patches = await world.requests('PATCH')
  expect(patches.map(({ url, body }) => [url, body])).toEqual([
    [
      '/api/users/7/update-password',
      { currentPassword: 'Motdepasse!2023', newPassword: strong, newPasswordRetyped: strong },
    ],
  ])
  expect(patches[0]?.headers['content-type']).toContain('application/merge-patch+json')
  // After the save the form is empty. New input is protected again by the question.
  await fillField(page, currentPassword, 'x')
  await page.getByRole('link', { name: 'Annuler' }).click()
  await page
    .getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
    .getByRole('button', { name: 'Quitter' })
    .click()
  await expect(page).toHaveURL('/utilisateurs/detail/7')
})
