import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { currentPassword, newPassword, newPasswordAgain, ownPasswordPath } from '../support/pages/password-form.ts'
import { expectFieldError, field, fillField, save } from '../support/pages/vocabulary.ts'

const strong = 'Nouveau!Motdepasse2024'

test('the password form of the account: fields, refusals, and the `id` that it writes to', async ({
  as,
  context,
  page,
  world,
}) => {
  await as('member').open(ownPasswordPath)

  await test.step('[ACC-07] [VAL-36] the password fields have their autocomplete names and the password rule, accept a paste, and are empty after leaving', async () => {
    await expect(field(page, currentPassword)).toHaveAttribute('autocomplete', 'current-password')
    for (const label of [newPassword, newPasswordAgain])
      await expect(field(page, label)).toHaveAttribute('autocomplete', 'new-password')
    await expect(field(page, newPassword)).toHaveAccessibleDescription(
      'Le mot de passe doit contenir plus de 12 caractères, au moins 1 majuscule et 1 caractère spécial.',
    )
    await look(page, 'account-password')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const long = `${'Très long, '.repeat(12)}!`
    await page.evaluate((text) => navigator.clipboard.writeText(text), long)
    await field(page, newPassword).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(field(page, newPassword)).toHaveValue(long)
    // Leaving the screen discards the input.
    await page.getByRole('button', { name: 'Retour' }).click()
    await page.getByRole('button', { name: 'Quitter', exact: true }).click()
    await expect(page).toHaveURL('/mon-compte')
    await page.getByRole('link', { name: /mot de passe/i }).click()
    await expect(page).toHaveURL(ownPasswordPath)
    for (const label of [currentPassword, newPassword, newPasswordAgain])
      await expect(field(page, label)).toHaveValue('')
  })

  await test.step('[VAL-07] two different new passwords are refused before sending', async () => {
    await fillField(page, newPassword, strong)
    await fillField(page, newPasswordAgain, `${strong} `)
    await save(page)
    await expectFieldError(page, newPasswordAgain, 'Les mots de passe ne correspondent pas')
    await fillField(page, currentPassword, 'Motdepasse!2023')
    await save(page)
    await expectFieldError(page, newPasswordAgain, 'Les mots de passe ne correspondent pas')
    expect(await world.requests('PATCH')).toEqual([])
  })

  await test.step('[ACC-09] [ERR-16] a wrong current password is shown under its field by both generations of the server', async () => {
    await fillField(page, currentPassword, 'Faux!Motdepasse2023')
    for (const label of [newPassword, newPasswordAgain]) await fillField(page, label, strong)
    for (const flavour of ['2.7', '4'] as const) {
      await world.set({ flavour })
      await save(page)
      await expectFieldError(page, currentPassword, 'Le mot de passe actuel est incorrect')
      await expect(page.getByText('Invalid password.')).toHaveCount(0)
      await fillField(page, currentPassword, 'Encore!Faux2023')
    }
    expect(await world.requests('POST /api/token/refresh')).toEqual([])
  })

  await test.step('[ACC-11] [VAL-37] a weak password is sent, and the refusal of the server is shown under the field', async () => {
    await fillField(page, currentPassword, 'Motdepasse!2023')
    for (const label of [newPassword, newPasswordAgain]) await fillField(page, label, 'court')
    const violations = [
      { propertyPath: 'newPassword', message: 'Trop court.' },
      { propertyPath: '', message: 'Invalid password.' },
    ]
    await world.forgetRequests()
    await world.fault({ method: 'PATCH' }, { violations })
    await save(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
    await expectFieldError(page, newPassword, 'Trop court.')
    await expectFieldError(page, currentPassword, 'Le mot de passe actuel est incorrect')
    await expect(page.getByText('Invalid password.')).toHaveCount(0)
    expect((await world.requests('PATCH')).map(({ body }) => body)).toEqual([
      { currentPassword: 'Motdepasse!2023', newPassword: 'court', newPasswordRetyped: 'court' },
    ])
  })

  await test.step('[ACC-08] [ACC-12] the password is sent to the `id` in the answer of /api/me', async () => {
    await world.mend()
    await world.forgetRequests()
    const me = { '@id': '/api/me', id: 3, firstName: 'Moana', roles: ['ROLE_USER'] }
    await world.fault({ path: '/api/me$' }, { status: 200, body: me })
    // The refusals have not ended the session.
    await page.reload()
    await expect(page).toHaveURL(ownPasswordPath)
    await expect(field(page, currentPassword)).toHaveValue('')
    await fillField(page, currentPassword, 'Motdepasse!2023')
    for (const label of [newPassword, newPasswordAgain]) await fillField(page, label, strong)
    await save(page, 'Mot de passe modifié !')
    expect((await world.requests('PATCH')).map(({ url }) => url)).toEqual(['/api/users/3/update-password'])
  })
})
