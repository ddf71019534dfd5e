import { expect, test } from '../support/fixtures/test.ts'
import { currentPassword, newPassword, newPasswordAgain, ownPasswordPath } from '../support/pages/password-form.ts'
import { expectFieldError, expectFlash, field, fillField, save, saveButton } from '../support/pages/vocabulary.ts'

const strong = 'Nouveau!Motdepasse2024'

test('a delivery person changes the own password', async ({ as, world, page }) => {
  await as('shipper').open(ownPasswordPath)
  await expect(page.locator('input[type=password]')).toHaveCount(3)

  await test.step('[ACC-09] [ERR-16] a wrong current password is shown under its field, and the input stays', async () => {
    await fillField(page, currentPassword, 'Faux!Motdepasse2023')
    await fillField(page, newPassword, strong)
    await fillField(page, newPasswordAgain, strong)
    await save(page)
    await expectFieldError(page, currentPassword, 'Le mot de passe actuel est incorrect')
    await expect(page.getByText('Invalid password.')).toHaveCount(0)
    for (const label of [newPassword, newPasswordAgain]) await expect(field(page, label)).toHaveValue(strong)
    await expect(page).toHaveURL(ownPasswordPath)
    expect(await world.requests('POST /api/token/refresh')).toEqual([])
  })

  await test.step('[ACC-08] [ACC-10] [ROLE-39] the right one changes the password, and the fields are empty', async () => {
    await fillField(page, currentPassword, 'Motdepasse!2023')
    await world.forgetRequests()
    await saveButton(page).dblclick()
    await expectFlash(page, 'Mot de passe modifié !')
    for (const label of [currentPassword, newPassword, newPasswordAgain])
      await expect(field(page, label)).toHaveValue('')
    await expect(page).toHaveURL(ownPasswordPath)
    await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(0)
    expect(await world.patches()).toEqual([
      [
        '/api/users/5/update-password',
        { currentPassword: 'Motdepasse!2023', newPassword: strong, newPasswordRetyped: strong },
      ],
    ])
    await expect(world.signIn('livreur')).rejects.toThrow(/401/)
  })
})
