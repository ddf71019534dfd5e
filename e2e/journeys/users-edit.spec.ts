import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { moanaEditPath, moanaPath, operator, roleField, seedMoanaToEdit } from '../support/pages/user-form.ts'
import { expectFieldError, field, fillField, save } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

// `src/app/roles.test.tsx` shows that the other roles have neither the code nor the link.
test('[USR-33] [USR-34] [USR-35] [ENT-23] [NAV-42] [NAV-44] a super administrator reads a user with the locker code, and the form has the same values', async ({
  as,
  world,
}) => {
  await seedMoanaToEdit(world, { ...operator, enabled: false })
  const page = await as('super_admin').open(moanaPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateur')
  await expect(page).toHaveTitle('Moana Tehei – Utilisateurs – Consigne')
  const card = page.getByRole('region', { name: 'Compte' })
  for (const text of [
    'Moana Tehei',
    'moana',
    'moana@example.test',
    '87700000',
    'Désactivé',
    '14/03/2023 19:30',
    '4321',
  ])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  await expect(card.getByText('Opérateur').first()).toBeVisible()
  expect(await world.requests('GET /api/users')).toHaveLength(1)

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

test('[USR-36] [USR-46] [ENT-24] only the changed fields are sent, with the roles and the locker code, after a refusal', async ({
  as,
  world,
}) => {
  await seedMoanaToEdit(world, operator)
  const page = await as('super_admin').open(moanaEditPath)
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

test('[USR-40] [USR-41] [JRN-03] a user whose stored phone is invalid is disabled, and enabled again from the message', async ({
  as,
  world,
}) => {
  await world.seed({ users: [aUser({ id: 800, ...operator, phone: '87.70 (poste 3)' })] })
  const page = await as('super_admin').open('/utilisateurs/modification/800')
  await page.getByRole('checkbox', { name: 'Activé' }).uncheck()
  await save(page)
  await expect(page.getByText('Désactivé')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Activé', { exact: true })).toBeVisible()
  expect(await world.patches()).toEqual([
    ['/api/users/800', { enabled: false, ...operator }],
    ['/api/users/800', { enabled: true }],
  ])
})
