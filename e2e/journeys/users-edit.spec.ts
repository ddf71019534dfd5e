import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { moanaEditPath, moanaPath, operator, roleField, seedMoanaToEdit } from '../support/pages/user-form.ts'
import { expectFieldError, expectFlash, field, fillField, save } from '../support/pages/vocabulary.ts'

test('[USR-33] [USR-34] [ROLE-38] the card of a user shows the code and the edit link to a super administrator only', async ({
  as,
  world,
  page,
}) => {
  await seedMoanaToEdit(world, operator)
  const card = page.getByRole('region', { name: 'Compte' })
  const link = card.getByRole('link', { name: 'Modifier le profil' })
  for (const role of ['admin', 'super_admin'] as const) {
    await as(role).open(moanaPath)
    for (const text of ['Moana Tehei', 'moana', 'moana@example.test', '87700000', 'Activé', '14/03/2023 19:30'])
      await expect(card.getByText(text, { exact: true })).toBeVisible()
    await expect(card.getByText('Opérateur').first()).toBeVisible()
    const isSuper = role === 'super_admin'
    await expect(card.getByText('4321')).toHaveCount(isSuper ? 1 : 0)
    await expect(link).toHaveCount(isSuper ? 1 : 0)
  }
  await expect(link).toHaveAttribute('href', moanaEditPath)
})

test('[NAV-42] [USR-35] [USR-36] the form shows the stored values and no password', async ({ as, world, page }) => {
  await seedMoanaToEdit(world, { ...operator, enabled: false })
  await as('super_admin').open(moanaPath)
  await page.getByRole('link', { name: 'Modifier le profil' }).click()
  await expect(page).toHaveURL(moanaEditPath)
  for (const [label, value] of [
    ['Nom', 'Tehei'],
    ['Prénom', 'Moana'],
    ['Adresse e-mail', 'moana@example.test'],
    ['Téléphone', '87700000'],
    ["Nom d'utilisateur", 'moana'],
    ["Code d'accès APM", '4321'],
  ] as const)
    await expect(field(page, label)).toHaveValue(value)
  await expect(roleField(page)).toHaveValue('Opérateur')
  await expect(page.getByRole('checkbox', { name: 'Activé' })).not.toBeChecked()
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await look(page, 'users-edit')
})

test('[USR-36] [ENT-24] only the changed fields are sent, with the locker code', async ({ as, world, page }) => {
  await seedMoanaToEdit(world)
  await as('super_admin').open(moanaEditPath)
  await fillField(page, 'Téléphone', '+689 87 70 00 01')
  await fillField(page, 'Nom', ' Amaru ')
  await save(page, 'Utilisateur modifié !')
  expect(await world.patches()).toEqual([
    ['/api/users/7', { phone: '68987700001', lastName: 'Amaru', apmAccessCode: 0 }],
  ])
  await expect(page.getByRole('region', { name: 'Compte' })).toContainText('Moana Amaru')
})

test('[USR-46] [VAL-27] a refused save shows the reason and keeps the input', async ({ as, world, page }) => {
  await seedMoanaToEdit(world)
  await as('super_admin').open(moanaEditPath)
  await fillField(page, 'Nom', '  ')
  await save(page)
  await expectFieldError(page, 'Nom', 'Ce champ est obligatoire')
  expect(await world.patches()).toEqual([])
  await fillField(page, 'Nom', 'Amaru')
  await fillField(page, 'Adresse e-mail', 'admin@example.test')
  await save(page)
  await expectFieldError(page, 'Adresse e-mail', 'Cette valeur est déjà utilisée.')
  await expectFlash(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
  await world.fault({ method: 'PATCH' }, { status: 500 })
  await save(page, "Une erreur s'est produite ! Veuillez recommencer.")
  await expect(field(page, 'Nom')).toHaveValue('Amaru')
})

test('[USR-40] [USR-41] [VAL-32] a user is disabled, and an invalid stored phone number does not block it', async ({
  as,
  world,
  page,
}) => {
  await seedMoanaToEdit(world, { phone: '87.70 (poste 3)' })
  await as('super_admin').open(moanaEditPath)
  await page.getByRole('checkbox', { name: 'Activé' }).uncheck()
  await save(page, 'Utilisateur modifié !')
  await expect(page.getByText('Désactivé')).toBeVisible()
  expect((await world.patches())[0]?.[1]).toEqual({ enabled: false, apmAccessCode: 0 })
})

test('[JRN-03] [USR-37] a disabled operator is enabled again from the message', async ({ as, world, page }) => {
  await seedMoanaToEdit(world, operator)
  await as('super_admin').open(moanaEditPath)
  await page.getByRole('checkbox', { name: 'Activé' }).uncheck()
  await save(page)
  await expect(page.getByText('Désactivé')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Activé', { exact: true })).toBeVisible()
  expect(await world.patches()).toEqual([
    ['/api/users/7', { enabled: false, ...operator }],
    ['/api/users/7', { enabled: true }],
  ])
})

test('[USR-39] a super administrator who edits the own record sees the new name in the top bar', async ({
  as,
  page,
}) => {
  await as('super_admin').open('/utilisateurs/modification/1')
  await fillField(page, 'Prénom', 'Heimana')
  await save(page, 'Utilisateur modifié !')
  await expect(page.getByRole('banner')).toContainText('Heimana')
})
