import { expect, test } from '../support/fixtures/test.ts'
import { operator, seedMoana } from '../support/pages/user-form.ts'
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
