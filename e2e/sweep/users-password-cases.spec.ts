import { expect, test } from '../support/fixtures/test.ts'
import { currentPassword, moanaPasswordPath, newPassword, newPasswordAgain } from '../support/pages/password-form.ts'
import { seedMoana } from '../support/pages/users.ts'
import { expectFieldError, expectFlash, field, fillField, save } from '../support/pages/vocabulary.ts'

const all = [currentPassword, newPassword, newPasswordAgain]
const strong = ' Nouveau!Motdepasse2024 '

test('[VAL-07] empty fields and two different new passwords are refused before sending', async ({
  as,
  world,
  page,
}) => {
  await seedMoana(world)
  await as('super_admin').open(moanaPasswordPath)
  await save(page)
  for (const label of all) await expectFieldError(page, label, 'Ce champ est obligatoire')
  await fillField(page, currentPassword, 'Motdepasse!2023')
  await fillField(page, newPassword, strong)
  await fillField(page, newPasswordAgain, strong.trim())
  await save(page)
  await expectFieldError(page, newPasswordAgain, 'Les mots de passe ne correspondent pas')
  expect(await world.requests('PATCH')).toEqual([])
})

test('[VAL-36] [VAL-37] the password rule is shown, and the server checks it', async ({ as, world, page }) => {
  await seedMoana(world)
  await as('super_admin').open(moanaPasswordPath)
  await expect(field(page, newPassword)).toHaveAccessibleDescription(/plus de 12 caractères, au moins 1 majuscule/)
  await fillField(page, currentPassword, 'Motdepasse!2023')
  for (const label of [newPassword, newPasswordAgain]) await fillField(page, label, 'court')
  await save(page)
  await expectFlash(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
  await expectFieldError(page, newPassword, 'Le mot de passe doit contenir plus de 12 caractères')
  expect(await world.requests('PATCH')).toHaveLength(1)
})

test('[ERR-05] any other failure shows the general message and keeps the input', async ({ as, world, page }) => {
  await seedMoana(world)
  await as('super_admin').open(moanaPasswordPath)
  for (const label of all) await fillField(page, label, strong)
  await world.fault({ method: 'PATCH' }, { status: 500, html: '<h1>Invalid password.</h1>' })
  await save(page)
  await expectFlash(page, "Une erreur s'est produite ! Veuillez recommencer.")
  for (const label of all) await expect(field(page, label)).toHaveValue(strong)
})
