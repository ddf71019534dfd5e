import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { chooseRole, codeField, fillUser, newUserPath, written } from '../support/pages/user-form.ts'
import { expectFieldError, expectFlash, fillField, save } from '../support/pages/vocabulary.ts'

test('[USR-19] [VAL-38] the summary of errors includes the locker code of a delivery person', async ({ as, page }) => {
  await as('super_admin').open(newUserPath)
  await chooseRole(page, 'Livreur')
  await save(page)
  const summary = page.getByRole('region', { name: 'Il y a 7 erreurs' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: "Code d'accès APM : Le code d'accès APM est obligatoire" }).click()
  await expect(codeField(page)).toBeFocused()
  await look(page, 'users-create-errors')
})

test('[VAL-37] [ENT-24] a weak password is sent unchanged, and the refusal of the server is shown', async ({
  as,
  world,
  page,
}) => {
  await as('super_admin').open(newUserPath)
  await fillUser(page)
  await chooseRole(page, 'Membre')
  await fillField(page, 'Mot de passe', ' court ')
  await save(page)
  await expectFieldError(page, 'Mot de passe', 'plus de 12 caractères')
  await expectFlash(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
  expect(await written(world)).toEqual([expect.objectContaining({ plainPassword: ' court ' })])
})
