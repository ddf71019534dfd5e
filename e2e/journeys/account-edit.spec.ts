import { expect, test } from '../support/fixtures/test.ts'
import { codeField, profilePath, roleField, storedUser } from '../support/pages/user-form.ts'
import { expectFieldError, field, fillField, save } from '../support/pages/vocabulary.ts'

test('[ACC-04] [ACC-06] [ACC-12] [ACC-13] [USR-46] [N38] a member changes the first name', async ({ as, world }) => {
  const page = await as('member').open(profilePath)
  for (const { label, value, autocomplete } of [
    { label: 'Nom', value: 'Pambrun', autocomplete: 'family-name' },
    { label: 'Prénom', value: 'Moana', autocomplete: 'given-name' },
    { label: 'Adresse e-mail', value: 'membre@example.test', autocomplete: 'email' },
    { label: 'Téléphone', value: '87700274', autocomplete: 'tel' },
    { label: "Nom d'utilisateur", value: 'membre', autocomplete: 'username' },
  ]) {
    await expect(field(page, label)).toHaveValue(value)
    await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete)
  }
  for (const other of [page.getByRole('checkbox'), codeField(page), roleField(page)]) await expect(other).toHaveCount(0)

  await fillField(page, "Nom d'utilisateur", 'admin')
  await fillField(page, 'Téléphone', 'abc')
  await save(page)
  await expectFieldError(page, 'Téléphone', 'Ce champ ne doit contenir que des chiffres')
  await fillField(page, 'Téléphone', '87 70 02 74')
  await save(page)
  await expectFieldError(page, "Nom d'utilisateur", 'Cette valeur est déjà utilisée.')
  await expect(field(page, 'Téléphone')).toHaveValue('87 70 02 74')

  await fillField(page, "Nom d'utilisateur", 'membre')
  await fillField(page, 'Téléphone', '87700274')
  await fillField(page, 'Prénom', ' Heimana ')
  await world.forgetRequests()
  await save(page, 'Utilisateur modifié !')
  await expect(page).toHaveURL('/mon-compte')
  await expect(page.getByRole('heading', { name: /^Heimana / })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Heimana')
  expect(await storedUser(page)).toMatchObject({ firstName: 'Heimana' })
  expect(await world.patches()).toEqual([['/api/users/3', { firstName: 'Heimana' }]])
})
