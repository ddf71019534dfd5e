import { expect, test } from '../support/fixtures/test.ts'
import { codeField, operator, profilePath, roleField, seedMoana, storedUser } from '../support/pages/user-form.ts'
import { expectFieldError, field, fillField, save } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

test('[USR-35] [USR-36] [USR-39] [USR-46] [NAV-42] [ENT-24] only changes of a user are sent', async ({ as, world }) => {
  await seedMoana(world, operator)
  const page = await as('super_admin').open('/utilisateurs/modification/7')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateur / modification')
  await expect(field(page, 'Nom')).toHaveValue('Tehei')
  await expect(field(page, "Code d'accès APM")).toHaveValue('4321')
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await fillField(page, 'Nom', ' Amaru ')
  await fillField(page, 'Adresse e-mail', 'admin@example.test')
  await save(page, validationFailure)
  await expectFieldError(page, 'Adresse e-mail', 'Cette valeur est déjà utilisée.')
  await expect(field(page, 'Nom')).toHaveValue(' Amaru ')

  await world.forgetRequests()
  await fillField(page, 'Adresse e-mail', 'moana@example.test')
  await fillField(page, 'Téléphone', '+689 87 70 00 01')
  await save(page, 'Utilisateur modifié !')
  expect(await world.patches()).toEqual([['/api/users/7', { phone: '68987700001', lastName: 'Amaru', ...operator }]])
  await expect(page.getByRole('region', { name: 'Compte' })).toContainText('Moana Amaru')
})

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
