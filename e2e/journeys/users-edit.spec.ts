import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { moanaEditPath, moanaPath, operator, roleField, seedMoanaToEdit } from '../support/pages/user-form.ts'
import { expectFieldError, expectFlash, field, fillField, save, visit } from '../support/pages/vocabulary.ts'

test('[USR-33] [USR-36] [USR-40] a super administrator reads, edits, disables and enables users', async ({
  as,
  world,
  page,
}) => {
  await seedMoanaToEdit(world, { ...operator, enabled: false })
  await world.seed({ users: [aUser({ id: 8, ...operator, phone: '87.70 (poste 3)' })] })
  await as('super_admin').open(moanaPath)

  // `src/app/roles.test.tsx` shows that the other roles have neither the code nor the link.
  await test.step('[USR-33] [USR-34] [ROLE-38] the card of a user shows the code and the edit link to a super administrator', async () => {
    const card = page.getByRole('region', { name: 'Compte' })
    for (const text of ['Moana Tehei', 'moana', 'moana@example.test', '87700000', 'Désactivé', '14/03/2023 19:30'])
      await expect(card.getByText(text, { exact: true })).toBeVisible()
    await expect(card.getByText('Opérateur').first()).toBeVisible()
    await expect(card.getByText('4321')).toHaveCount(1)
    await expect(card.getByRole('link', { name: 'Modifier le profil' })).toHaveAttribute('href', moanaEditPath)
  })

  await test.step('[NAV-42] [USR-35] [USR-36] the form shows the stored values and no password', async () => {
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

  await test.step('[USR-46] [VAL-27] a refused save shows the reason and keeps the input', async () => {
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
    await world.mend()
  })

  await test.step('[USR-36] [ENT-24] only the changed fields are sent, with the roles and the locker code', async () => {
    await world.forgetRequests()
    await fillField(page, 'Adresse e-mail', 'moana@example.test')
    await fillField(page, 'Téléphone', '+689 87 70 00 01')
    await fillField(page, 'Nom', ' Amaru ')
    await save(page, 'Utilisateur modifié !')
    expect(await world.patches()).toEqual([['/api/users/7', { phone: '68987700001', lastName: 'Amaru', ...operator }]])
    await expect(page.getByRole('region', { name: 'Compte' })).toContainText('Moana Amaru')
  })

  await test.step('[USR-39] a super administrator who edits the own record sees the new name in the top bar', async () => {
    await visit(page, '/utilisateurs/modification/1')
    await expect(page.getByText('Utilisateur modifié !')).toHaveCount(0)
    await fillField(page, 'Prénom', 'Heimana')
    await save(page, 'Utilisateur modifié !')
    await page.getByRole('button', { name: 'Masquer le message' }).click()
    await expect(page.getByRole('banner')).toContainText('Heimana')
    await expect(page).toHaveURL('/utilisateurs/detail/1')
  })

  await test.step('[USR-40] [USR-41] [VAL-32] a user is disabled, and an invalid stored phone number does not block it', async () => {
    await visit(page, '/utilisateurs/modification/8')
    await world.forgetRequests()
    await page.getByRole('checkbox', { name: 'Activé' }).uncheck()
    await save(page)
    await expect(page.getByText('Désactivé')).toBeVisible()
  })

  await test.step('[JRN-03] [USR-37] a disabled operator is enabled again from the message', async () => {
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByText('Activé', { exact: true })).toBeVisible()
    expect(await world.patches()).toEqual([
      ['/api/users/8', { enabled: false, ...operator }],
      ['/api/users/8', { enabled: true }],
    ])
  })
})
