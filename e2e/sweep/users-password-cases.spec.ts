import { expect, test } from '../support/fixtures/test.ts'
import { seedMoana } from '../support/pages/users.ts'
import { expectFieldError, expectFlash, field, fillField, save } from '../support/pages/vocabulary.ts'

const path = '/utilisateurs/modification/mot-de-passe/7'
const current = 'Mot de passe actuel'
const next = 'Nouveau mot de passe'
const again = 'Confirmation du nouveau mot de passe'
const all = [current, next, again]
const strong = ' Nouveau!Motdepasse2024 '

test('[VAL-07] empty fields and two different new passwords are refused before sending', async ({
  as,
  world,
  page,
}) => {
  await seedMoana(world)
  await as('super_admin').open(path)
  await save(page)
  for (const label of all) await expectFieldError(page, label, 'Ce champ est obligatoire')
  await fillField(page, current, 'Motdepasse!2023')
  await fillField(page, next, strong)
  await fillField(page, again, strong.trim())
  await save(page)
  await expectFieldError(page, again, 'Les mots de passe ne correspondent pas')
  expect(await world.requests('PATCH')).toEqual([])
})

test('[VAL-36] [VAL-37] the password rule is shown, and the server checks it', async ({ as, world, page }) => {
  await seedMoana(world)
  await as('super_admin').open(path)
  await expect(field(page, next)).toHaveAccessibleDescription(/plus de 12 caractères, au moins 1 majuscule/)
  await fillField(page, current, 'Motdepasse!2023')
  for (const label of [next, again]) await fillField(page, label, 'court')
  await save(page)
  await expectFlash(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
  await expectFieldError(page, next, 'Le mot de passe doit contenir plus de 12 caractères')
  expect(await world.requests('PATCH')).toHaveLength(1)
})

test('[ERR-05] any other failure shows the general message and keeps the input', async ({ as, world, page }) => {
  await seedMoana(world)
  await as('super_admin').open(path)
  for (const label of all) await fillField(page, label, strong)
  await world.fault({ method: 'PATCH' }, { status: 500, html: '<h1>Invalid password.</h1>' })
  await save(page)
  await expectFlash(page, "Une erreur s'est produite ! Veuillez recommencer.")
  for (const label of all) await expect(field(page, label)).toHaveValue(strong)
})
